import { msg, plural } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Plural, useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { MixedText } from '@milepost/kit/data-text';
import { useKit } from '@milepost/kit/kit-provider';
import { MenuButton } from '@milepost/kit/menu';
import { Status } from '@milepost/kit/status';
import type { StatusTone } from '@milepost/kit/status';
import type { DesignProblem, Severity } from '@milepost/openapi/domains/design';
import { Wrench } from 'lucide';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useDesigner } from '../designer/useDesigner.ts';
import * as css from './ProblemsPanel.css.ts';
import { fixesOf } from './fixes.ts';
import type { ProblemFix } from './fixes.ts';
import { problemPlaceWords, problemSentence } from './problemWords.ts';
import { useProblems } from './useProblems.ts';

const SEVERITY_WORDS: Readonly<Record<Severity, MessageDescriptor>> = {
  error: msg({ message: 'Error', context: 'problem of a design' }),
  warning: msg({ message: 'Warning', context: 'problem of a design' }),
  note: msg({ message: 'Note', context: 'problem of a design' }),
};
const TONES: Readonly<Record<Severity, StatusTone>> = { error: 'danger', warning: 'warning', note: 'info' };
/** Problems that are listed at once. */
const MOST_SHOWN = 200;

interface ProblemsPanelProps {
  /** Goes to the place of a problem. */
  readonly onGoTo: (problem: DesignProblem) => void;
}

/** Problems of the design that is edited: each leads to its place, and can be mended where one edit does it. @source designer §6.7 */
export function ProblemsPanel({ onGoTo }: ProblemsPanelProps) {
  const { t } = useLingui();
  const { problems, counts } = useProblems();
  useSayNoneOrSome(counts.error + counts.warning);
  const list = useRef<HTMLUListElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const mended = useRef<number | null>(null);
  // A problem that was mended is gone: the keyboard goes on with the one that takes its place, else with the panel.
  useEffect(() => {
    if (mended.current === null) return;
    const rows = list.current?.children ?? [];
    const row = rows[Math.min(mended.current, rows.length - 1)];
    mended.current = null;
    (row?.querySelector('button') ?? panel.current)?.focus();
  }, [problems]);

  const moreCount = problems.length - MOST_SHOWN;
  return (
    <div ref={panel} tabIndex={-1}>
      {problems.length === 0 ? (
        <p className={css.none}>{t`No problems`}</p>
      ) : (
        <ul ref={list} className={css.list} aria-label={t`Problems`}>
          {problems.slice(0, MOST_SHOWN).map((problem, at) => (
            <ProblemRow key={problem.id} problem={problem} onGoTo={onGoTo} onMended={() => (mended.current = at)} />
          ))}
        </ul>
      )}
      {moreCount > 0 && (
        <p className={css.none}>
          <Plural value={moreCount} one="And # more" other="And # more" />
        </p>
      )}
    </div>
  );
}

/** Between a sentence and its place; where a line breaks there, the next one begins at its edge. */
const WIDE_SPACE = '\u2003';

interface ProblemRowProps extends ProblemsPanelProps {
  readonly problem: DesignProblem;
  readonly onMended: () => void;
}

function ProblemRow({ problem, onGoTo, onMended }: ProblemRowProps) {
  const { t, i18n } = useLingui();
  const { run, refusal, state, isReadOnly } = useDesigner();
  const now = state();
  const row = useRef<HTMLLIElement>(null);
  const fixes = isReadOnly ? [] : fixesOf(problem, now, (command) => refusal(command) === null);
  const sentence = i18n._(problemSentence(problem, now.document));
  const place = problemPlaceWords(problem, now.document)
    .map((word) => (typeof word === 'string' ? word : i18n._(word)))
    .join(' · ');
  const mend = (fix: ProblemFix | undefined) => {
    if (fix && run(fix.command)) onMended();
  };
  const openFixes = (event: KeyboardEvent) => {
    if (event.key !== '.' || !event.ctrlKey) return;
    event.preventDefault();
    row.current?.querySelector<HTMLElement>('[data-fixes] button')?.click();
  };
  const [first, second] = fixes;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key for the buttons in it
    <li ref={row} className={css.row} onKeyDown={openFixes}>
      <button type="button" className={css.place} aria-keyshortcuts={first && 'Control+.'} onClick={() => onGoTo(problem)}>
        <span className={css.severity}>
          <Status tone={TONES[problem.severity]}>{i18n._(SEVERITY_WORDS[problem.severity])}</Status>
        </span>
        <span className={css.words}>
          <MixedText of={sentence} />
          {WIDE_SPACE}
          <span className={css.where}>
            <MixedText of={place} />
          </span>
        </span>
      </button>
      {first && (
        <span data-fixes="">
          {second ? (
            <MenuButton
              trigger={{ label: t`Fixes of: ${sentence}`, text: t`Fix`, icon: Wrench, variant: 'text' }}
              items={fixes.map(({ label }, at) => ({ id: String(at), label: i18n._(label) }))}
              onAction={(id) => mend(fixes[Number(id)])}
            />
          ) : (
            <Button variant="text" icon={Wrench} spokenName={`${i18n._(first.label)}: ${sentence}`} onPress={() => mend(first)}>
              {i18n._(first.label)}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

/** Says that there are problems now, or none any more; other counts are read, not spoken. */
function useSayNoneOrSome(count: number): void {
  const { i18n } = useLingui();
  const { announcer } = useKit();
  const before = useRef(count);
  useEffect(() => {
    const had = before.current;
    before.current = count;
    if (had === count || (had > 0 && count > 0)) return;
    const some = msg`${plural(count, { one: '# problem', other: '# problems' })}`;
    announcer.say(i18n._(count === 0 ? msg`No problems any more` : some));
  }, [count, announcer, i18n]);
}
