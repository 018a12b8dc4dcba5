import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useReducer, useRef } from 'react';
import { createSheetChecker } from '../../engines/sheet-check/index.ts';
import type { SheetChecker, SheetRules } from '../../engines/sheet-check/index.ts';
import { useConfirm } from '../../primitives/confirm/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import { problemCount, reasonOf, refusedSheet, sheetOf } from './sheet.ts';
import type { SheetLine } from './sheet.ts';
import type { ImportWizardProps, RefusedRow } from './types.ts';
import { FIRST, hasUnsent, next } from './wizard.ts';

const NO_RULES: SheetRules = {};

/** The wizard's steps and the calls between them. @source forms §2.7, §4, §5, §8 */
export function useImportWizard({ rules = NO_RULES, ports, onClose }: Pick<ImportWizardProps, 'rules' | 'ports' | 'onClose'>) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const confirm = useConfirm();
  const [state, dispatch] = useReducer(next, FIRST);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const checker = useRef<SheetChecker>(undefined);
  const { judge } = ports;
  useEffect(() => {
    if (judge) return undefined;
    const own = createSheetChecker();
    checker.current = own;
    return () => own.end();
  }, [judge]);
  const begin = () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    return controller.signal;
  };

  async function choose(file: File) {
    if (!(await mayLeave())) return;
    const signal = begin();
    dispatch({ kind: 'chosen', file });
    const check = await (judge ?? checker.current?.check)?.(file, rules, { signal }).catch(() => null);
    if (signal.aborted) return;
    if (check?.kind === 'fine') dispatch({ kind: 'checked', checked: { file, rowCount: check.rows.length, flagged: check.flagged } });
    else dispatch({ kind: 'refused', problem: { of: 'file', name: file.name, problem: check?.problem ?? { kind: 'unreadable' } } });
  }

  const failed = (error: unknown) => dispatch({ kind: 'failed', problem: { of: 'call', words: ports.failureWords(error) } });

  async function preview() {
    if (state.at !== 'checked' || state.isBusy) return;
    const { file } = state.checked;
    const signal = begin();
    dispatch({ kind: 'asked' });
    try {
      const read = await ports.preview(file, signal);
      if (signal.aborted) return;
      if (!read || read.rows.length === 0)
        dispatch({ kind: 'failed', problem: { of: 'file', name: file.name, problem: { kind: 'empty' } } });
      else {
        const { columns, rows, notes = [] } = read;
        const lines = sheetOf(rows, ports.check, notes);
        dispatch({ kind: 'read', columns, lines, notes });
        sayRead(lines);
      }
    } catch (error) {
      if (!signal.aborted) failed(error);
    }
  }
  function sayRead(lines: readonly SheetLine[]) {
    const problems = problemCount(lines);
    announcer.say(t`${plural(lines.length, { one: '# row read', other: '# rows read' })}`);
    announcer.say(problems === 0 ? t`No problems found` : t`${plural(problems, { one: '# problem to fix', other: '# problems to fix' })}`);
  }

  /** Sends the lines without a problem; those with one stay where they can be corrected. */
  async function send() {
    if ((state.at !== 'preview' && state.at !== 'result') || state.isBusy) return;
    const { lines } = state.sheet;
    const good = lines.filter(({ problems }) => problems.length === 0);
    const wrong = lines.filter(({ problems }) => problems.length > 0);
    if (wrong.length > 0 && !(await mayLeaveOut(good.length, wrong.length))) return;
    dispatch({ kind: 'asked' });
    try {
      const outcome = await ports.add(good.map(({ values }) => values));
      if (!outcome) return onClose();
      const refused = refusedSheet(numbered(good, outcome.refused), ports.check);
      const left = [...refused, ...wrong].toSorted((a, b) => a.number - b.number);
      dispatch({ kind: 'sent', addedCount: outcome.addedCount, refused: left });
    } catch (error) {
      failed(error);
    }
  }
  const mayLeaveOut = async (good: number, wrong: number): Promise<boolean> => {
    if (good === 0) {
      dispatch({ kind: 'failed', problem: { of: 'rows' } });
      return false;
    }
    const now = t`${plural(good, { one: '# row is imported now.', other: '# rows are imported now.' })}`;
    const others = t`The others stay here, to be corrected.`;
    return confirm({
      title: t`${plural(wrong, { one: '# row has a problem', other: '# rows have problems' })}`,
      body: t`${now} ${others}`,
      confirmLabel: t`Import without them`,
      cancelLabel: t`Correct them first`,
      tone: 'plain',
    });
  };

  /** True when nothing is lost, or somebody agreed to lose it. */
  const mayLeave = async (): Promise<boolean> =>
    !hasUnsent(state) ||
    confirm({
      title: t`Discard the corrections?`,
      body: t`What you have corrected here was not imported yet.`,
      confirmLabel: t`Discard`,
      cancelLabel: t`Go on correcting`,
      tone: 'danger',
    });

  return {
    state,
    choose,
    preview,
    send,
    mayLeave,
    async close() {
      if (await mayLeave()) onClose();
    },
    async back() {
      if (await mayLeave()) dispatch({ kind: 'back' });
    },
    edit: (lines: readonly SheetLine[]) => dispatch({ kind: 'edited', lines }),
    undo: () => dispatch({ kind: 'undone' }),
    redo: () => dispatch({ kind: 'redone' }),
    template: () => void ports.template().catch(failed),
    saveRefused: (lines: readonly SheetLine[]) =>
      void ports.saveRefused(lines.map(({ values, problems }) => ({ ...values, reason: reasonOf(problems) }))).catch(failed),
  };
}

/** Refused lines with the numbers they had, found by their values: servers name no numbers. Equal lines are told apart by their order. */
function numbered(sent: readonly SheetLine[], refused: readonly RefusedRow[]): (RefusedRow & { readonly number: number })[] {
  const left = [...sent];
  return refused.map((row) => {
    const at = left.findIndex(({ values }) => Object.entries(values).every(([id, text]) => text === (row.values[id] ?? '')));
    const [line] = at === -1 ? [] : left.splice(at, 1);
    return { ...row, number: line?.number ?? 0 };
  });
}
