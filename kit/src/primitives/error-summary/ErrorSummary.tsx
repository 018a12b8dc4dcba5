import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { OctagonX } from 'lucide';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusRing, visuallyHidden } from '../../theme/focus.css.ts';
import { EitherText } from '../data-text/index.ts';
import { Heading } from '../heading-level/index.ts';
import { Icon } from '../icon/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { heading, item, link, list, mark, sentence, summary, words } from './ErrorSummary.css.ts';
import type { ErrorSummaryProps, FormProblem } from './types.ts';

function goTo({ fieldId }: FormProblem) {
  const field = document.getElementById(fieldId);
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
}

interface ProblemLinkProps extends Pick<ErrorSummaryProps, 'onGoTo'> {
  readonly problem: FormProblem;
}

function ProblemLink({ problem, onGoTo }: ProblemLinkProps) {
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    // What is hidden takes no focus: it must be on the page before.
    flushSync(() => onGoTo?.(problem));
    goTo(problem);
  };
  return (
    <a href={`#${problem.fieldId}`} className={`${link} ${focusRing}`} onClick={handleClick}>
      {problem.label} <span className={visuallyHidden}>{problem.message}</span>
    </a>
  );
}

/**
 * Problems that keep a form from being saved, at its head: their number, and a link to each field; or the words of a refusal that is
 * about none of them. An alert after each attempt, until something is mended.
 * @reading R-441
 */
export function ErrorSummary({ problems, attempt, refusal = null, onGoTo }: ErrorSummaryProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const headingId = useId();
  const refusalId = useId();
  const box = useRef<HTMLDivElement>(null);
  const lastAttempt = useRef(0);
  const count = problems.length;
  const listed = problems.map(({ fieldId, message }) => `${fieldId} ${message}`).join('\n');
  // What an attempt has found is an alert. Afterwards the list follows what is typed, and must not be read out at every key.
  const [found, setFound] = useState({ attempt, listed, isNews: true });
  if (found.attempt !== attempt) setFound({ attempt, listed, isNews: true });
  else if (found.isNews && found.listed !== listed) setFound({ ...found, isNews: false });
  const { isNews } = found;
  const hasProblems = count > 0;
  const headline = t`${plural(count, { one: '# problem to fix', other: '# problems to fix' })}`;
  const tell = useEffectEvent(() => {
    // Focus that comes to the summary has it read out; focus that is there already says nothing.
    if (box.current?.matches(':focus')) announcer.say(headline);
    box.current?.focus();
  });
  useEffect(() => {
    if (hasProblems && lastAttempt.current !== attempt) tell();
    lastAttempt.current = attempt;
  }, [attempt, hasProblems]);
  useEffect(() => {
    if (refusal !== null) box.current?.focus();
  }, [refusal]);
  if (!hasProblems && refusal === null) return null;
  return (
    <div
      ref={box}
      data-mp-error-summary=""
      role={isNews ? 'alert' : 'group'}
      aria-live={isNews ? undefined : 'off'}
      tabIndex={-1}
      aria-labelledby={[refusal !== null && `${refusalId}-head ${refusalId}`, hasProblems && headingId].filter(Boolean).join(' ')}
      className={`${summary} ${focusRing}`}
    >
      <span className={mark}>
        <Icon of={OctagonX} />
      </span>
      <div className={sentence}>
        {refusal !== null && (
          <div>
            <Heading id={`${refusalId}-head`} className={heading}>{t`Not saved`}</Heading>
            <span id={refusalId} className={words}>
              <EitherText>{refusal}</EitherText>
            </span>
          </div>
        )}
        {hasProblems && (
          <>
            <Heading id={headingId} className={heading}>
              {headline}
            </Heading>
            <ul className={list}>
              {problems.map((problem) => (
                <li key={problem.fieldId} className={item}>
                  <ProblemLink problem={problem} onGoTo={onGoTo} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
