import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useAnnounce } from '../../engines/environment/index.ts';
import { mergeProps, refOf } from '../../engines/prop-getters/index.ts';
import type { ErrorSummaryOptions, FormProblem } from './types.ts';

/** Attributes of the link to the field of a problem: its name is that of the field and what is wrong with it. */
export const problemProps = <Own extends object = object>({ fieldId }: FormProblem, own?: Own) =>
  mergeProps({ href: `#${fieldId}`, 'data-mp-problem': fieldId }, own);

function goTo({ fieldId }: FormProblem) {
  const field = document.getElementById(fieldId);
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
}

/**
 * Summary of what keeps a form from being saved: draw it while `isShown`, its headlines and a link for each problem with
 * `problemProps(problem)` within `getSummaryProps()`. It is an alert and takes the focus after each attempt, and a quiet group as soon
 * as something is mended.
 * @reading R-441
 */
export function useErrorSummary({ problems, attempt, refusal = null, onGoTo, messages }: ErrorSummaryOptions) {
  const announce = useAnnounce();
  const headingId = useId();
  const refusalId = useId();
  const box = useRef<HTMLElement>(null);
  const lastAttempt = useRef(0);
  const hasProblems = problems.length > 0;
  const listed = problems.map(({ fieldId, message }) => `${fieldId} ${message}`).join('\n');
  // What an attempt has found is an alert. Afterwards the list follows what is typed, and must not be read out at every key.
  const [found, setFound] = useState({ attempt, listed, isNews: true });
  if (found.attempt !== attempt) setFound({ attempt, listed, isNews: true });
  else if (found.isNews && found.listed !== listed) setFound({ ...found, isNews: false });
  const headline = messages.problems(problems.length);
  const tell = useEffectEvent(() => {
    // Focus that comes to the summary has it read out; focus that is there already says nothing.
    if (box.current?.matches(':focus')) announce(headline);
    box.current?.focus();
  });
  useEffect(() => {
    if (hasProblems && lastAttempt.current !== attempt) tell();
    lastAttempt.current = attempt;
  }, [attempt, hasProblems]);
  useEffect(() => {
    if (refusal !== null) box.current?.focus();
  }, [refusal]);

  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('[data-mp-problem]') : null;
    const problem = problems.find(({ fieldId }) => fieldId === link?.getAttribute('data-mp-problem'));
    if (!problem) return;
    event.preventDefault();
    // What is hidden takes no focus: it must be on the page before.
    flushSync(() => onGoTo?.(problem));
    goTo(problem);
  }
  const names = [refusal !== null && `${refusalId}-head ${refusalId}`, hasProblems && headingId].filter(Boolean).join(' ');

  return {
    /** Something is to be told. */
    isShown: hasProblems || refusal !== null,
    problems,
    /** Words of a refusal that is about no field; null without one. */
    refusal,
    /** Headlines of the problems, and of the refusal. */
    headline,
    notSaved: messages.notSaved,
    /** Attributes of the element around all of it, which takes the focus. */
    getSummaryProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ref: refOf(box),
          'data-mp-error-summary': '',
          role: found.isNews ? 'alert' : 'group',
          'aria-live': found.isNews ? undefined : 'off',
          'aria-labelledby': names,
          tabIndex: -1,
          onClick,
        } as const,
        own,
      ),
    /** Attributes of the headline of the problems. */
    getHeadingProps: <Own extends object = object>(own?: Own) => mergeProps({ id: headingId }, own),
    /** Attributes of the headline of a refusal, and of its words. */
    getRefusalHeadingProps: <Own extends object = object>(own?: Own) => mergeProps({ id: `${refusalId}-head` }, own),
    getRefusalProps: <Own extends object = object>(own?: Own) => mergeProps({ id: refusalId }, own),
  };
}

export type ErrorSummaryModel = ReturnType<typeof useErrorSummary>;
