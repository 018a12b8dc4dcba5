import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { OctagonX } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusRing, visuallyHidden } from '../../theme/focus.css.ts';
import { Icon } from '../icon/index.ts';
import { heading, item, link, list, mark, sentence, summary } from './ErrorSummary.css.ts';
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
 * Problems that keep a form from being saved, at its head: their number, and a link to each field. An alert after each
 * attempt, until something is mended.
 */
export function ErrorSummary({ problems, attempt, onGoTo }: ErrorSummaryProps) {
  const { t } = useLingui();
  const headingId = useId();
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
  useEffect(() => {
    if (hasProblems && lastAttempt.current !== attempt) box.current?.focus();
    lastAttempt.current = attempt;
  }, [attempt, hasProblems]);
  if (!hasProblems) return null;
  return (
    <div
      ref={box}
      data-error-summary=""
      role={isNews ? 'alert' : 'group'}
      aria-live={isNews ? undefined : 'off'}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={`${summary} ${focusRing}`}
    >
      <span className={mark}>
        <Icon of={OctagonX} />
      </span>
      <div className={sentence}>
        <h3 id={headingId} className={heading}>
          {t`${plural(count, { one: '# problem to fix', other: '# problems to fix' })}`}
        </h3>
        <ul className={list}>
          {problems.map((problem) => (
            <li key={problem.fieldId} className={item}>
              <ProblemLink problem={problem} onGoTo={onGoTo} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
