import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import type { Dispatch } from 'react';
import { createSheetChecker } from '../../engines/sheet-check/index.ts';
import type { SheetChecker, SheetRules } from '../../engines/sheet-check/index.ts';
import type { ImportConflict } from '../../primitives/conflict-choice/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import { checkedOf, linesOf, numbered } from './fileLines.ts';
import { sentHeadings } from './headings.ts';
import { judged, problemCount, reasonOf, refusedSheet } from './sheet.ts';
import type { SheetLine } from './sheet.ts';
import type { ImportColumn, ImportPorts, ImportWizardProps, SheetStore, StoredSheet } from './types.ts';
import { useImportQuestions } from './useImportQuestions.ts';
import { useSheetCheck } from './useSheetCheck.ts';
import { FIRST, hasUnsent, next, storedSheet } from './wizard.ts';
import type { WizardEvent, WizardState } from './wizard.ts';

const NO_RULES: SheetRules = {};
const NO_COLUMNS: readonly ImportColumn[] = [];

type Given = Pick<ImportWizardProps, 'rules' | 'ports' | 'onClose' | 'head' | 'firstConflict' | 'store'>;

/** The wizard's steps and the calls between them. @source forms §2.7, §4, §5, §8 */
export function useImportWizard({ rules = NO_RULES, ports, onClose, head, firstConflict = 'skip', store }: Given) {
  const { t, i18n } = useLingui();
  const { announcer } = useKit();
  const [state, dispatch] = useReducer(next, FIRST);
  const { check, checkOf, columns, conflict } = useLineCheck(state, ports.check, dispatch);
  useStoredSheet(state, store, (stored) => dispatch({ kind: 'resumed', stored }));
  const isSending = useRef(false);
  const begin = useLatestSignal();
  const judgeFile = useFileJudge(ports.judge);
  const questions = useImportQuestions();

  async function choose(file: File) {
    if (!(await mayLeave())) return;
    const signal = begin();
    dispatch({ kind: 'chosen', file });
    const found = await judgeFile(file, rules, { signal }).catch(() => null);
    if (signal.aborted) return;
    if (found?.kind === 'fine') dispatch({ kind: 'checked', checked: checkedOf(file, found, head) });
    else dispatch({ kind: 'refused', problem: { of: 'file', name: file.name, problem: found?.problem ?? { kind: 'unreadable' } } });
  }

  const failed = (error: unknown) => dispatch({ kind: 'failed', problem: { of: 'call', words: ports.failureWords(error) } });

  async function preview() {
    if (state.at !== 'checked' || state.isBusy) return;
    const { file } = state.checked;
    const signal = begin();
    dispatch({ kind: 'asked' });
    try {
      const read = await ports.preview(file, signal, { conflict: firstConflict, headings: sentHeadings(state.checked.headings, head) });
      if (signal.aborted) return;
      if (!read || read.rows.length === 0)
        dispatch({ kind: 'failed', problem: { of: 'file', name: file.name, problem: { kind: 'empty' } } });
      else {
        const isAny = (read.existing ?? []).length > 0;
        const treatment = isAny ? firstConflict : null;
        const lines = linesOf(read, state.checked, checkOf(read.columns, treatment));
        dispatch({ kind: 'read', columns: read.columns, lines, notes: read.notes ?? [], conflict: treatment });
        sayRead(lines);
      }
    } catch (error) {
      if (!signal.aborted) failed(error);
    }
  }
  /** Another treatment of what is there already, or another language: the server says once more what is to be said of the rows. */
  async function treat(choice: ImportConflict | null) {
    // Who goes through the choices by arrows is not held up by the answer to the one before.
    if (state.at !== 'preview' || isSending.current) return;
    const { checked } = state;
    const signal = begin();
    if (choice) dispatch({ kind: 'treated', conflict: choice });
    // Without the file the server is not asked again; what it said stays with the cells.
    if (!checked) return;
    dispatch({ kind: 'asked' });
    try {
      const read = await ports.preview(checked.file, signal, {
        conflict: choice ?? firstConflict,
        headings: sentHeadings(checked.headings, head),
      });
      if (signal.aborted || !read) return;
      dispatch({ kind: 'noted', lines: linesOf(read, checked, checkOf(read.columns, choice)), notes: read.notes ?? [] });
    } catch (error) {
      if (!signal.aborted) failed(error);
    }
  }
  // What the server says of the rows is in the language it was asked in.
  useOtherLanguage(i18n.locale, () => {
    if (state.at === 'preview') void treat(state.conflict);
  });
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
    isSending.current = true;
    try {
      const outcome = await ports.add(
        good.map(({ values }) => values),
        conflict,
      );
      if (!outcome) return onClose();
      const refused = refusedSheet(numbered(good, outcome.refused, columns), check);
      const left = [...refused, ...wrong].toSorted((a, b) => a.number - b.number);
      const { addedCount, skippedCount = 0, overwrittenCount = 0, renamedCount = 0 } = outcome;
      dispatch({ kind: 'sent', addedCount, skippedCount, overwrittenCount, renamedCount, refused: left });
    } catch (error) {
      failed(error);
    } finally {
      isSending.current = false;
    }
  }
  const mayLeaveOut = async (good: number, wrong: number): Promise<boolean> => {
    if (good > 0) return questions.leavesOut(good, wrong);
    dispatch({ kind: 'failed', problem: { of: 'rows' } });
    return false;
  };

  /** True when nothing is lost, or somebody agreed to lose it. */
  const mayLeave = async (): Promise<boolean> => !hasUnsent(state) || questions.discards();

  return {
    state,
    check,
    choose,
    preview,
    treat,
    assign: (index: number, columnId: string | null) => dispatch({ kind: 'assigned', index, columnId }),
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

/** Check of the lines that are corrected; they are judged again when it is another one. */
function useLineCheck(state: WizardState, given: ImportPorts['check'], dispatch: Dispatch<WizardEvent>) {
  const sheet = state.at === 'preview' || state.at === 'result' ? state.sheet : null;
  const checkOf = useSheetCheck(given);
  const columns = sheet?.columns ?? NO_COLUMNS;
  const conflict = state.at === 'preview' || state.at === 'result' ? state.conflict : null;
  const check = useMemo(() => checkOf(columns, conflict), [checkOf, columns, conflict]);
  const lines = sheet?.lines;
  // A step that is taken back brings the problems of its time, and some are only known after they were asked for.
  useEffect(() => {
    if (lines) dispatch({ kind: 'judged', lines: judged(lines, check) });
  }, [lines, check, dispatch]);
  return { check, checkOf, columns, conflict };
}

/** Runs when the language is another one than before. */
function useOtherLanguage(locale: string, run: () => void) {
  const before = useRef(locale);
  const changed = useEffectEvent(run);
  useEffect(() => {
    if (before.current !== locale) changed();
    before.current = locale;
  }, [locale]);
}

/** Signals of calls of which only the last one counts: each ends the one before, and the last ends with what asked for it. */
function useLatestSignal(): () => AbortSignal {
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    return controller.signal;
  };
}

/** Judge of a chosen file: the one that is given, or a checker of its own that ends with the wizard. */
function useFileJudge(given: ImportPorts['judge']) {
  const checker = useRef<SheetChecker>(undefined);
  useEffect(() => {
    if (given) return undefined;
    const own = createSheetChecker();
    checker.current = own;
    return () => own.end();
  }, [given]);
  return async (...file: Parameters<NonNullable<ImportPorts['judge']>>) => (given ?? checker.current?.check)?.(...file);
}

/** Hands corrections to their store, and goes on with what it gives back. */
function useStoredSheet(state: WizardState, store: SheetStore | undefined, resume: (stored: StoredSheet | null) => void) {
  const stored = store?.stored ?? null;
  const begun = useRef<StoredSheet | null>(null);
  const goOn = useEffectEvent(resume);
  // Before anything is painted: rows that come back do not show the choice of a file first.
  useLayoutEffect(() => {
    if (begun.current === stored) return;
    begun.current = stored;
    goOn(stored);
  }, [stored]);
  const changed = useEffectEvent((sheet: StoredSheet | null) => store?.onChange(sheet));
  useEffect(() => changed(storedSheet(state)), [state]);
}
