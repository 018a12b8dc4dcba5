import type { SheetProblem } from '../../engines/sheet-check/index.ts';
import type { SheetLine } from './sheet.ts';
import type { ImportConflict } from '../../primitives/conflict-choice/index.ts';
import { assigned } from './headings.ts';
import type { MatchedHeading } from './headings.ts';
import { renoted } from './sheet.ts';
import type { ImportColumn, ImportNote, StoredSheet } from './types.ts';

/** Reason a step failed: of the file, or of a call, in the server's words. */
export type WizardProblem =
  | { readonly of: 'file'; readonly name: string; readonly problem: SheetProblem }
  | { readonly of: 'call'; readonly words: string }
  /** No row is without a problem: there is nothing to send. */
  | { readonly of: 'rows' };

/** A file that may be sent. */
export interface CheckedFile {
  readonly file: File;
  readonly rowCount: number;
  /** Numbers of its rows below the head, as a spreadsheet program counts them; left out where nobody has read them. */
  readonly numbers?: readonly number[];
  /** Sheet that is read, and how many hidden ones stand before it. */
  readonly sheet?: { readonly name: string; readonly hiddenBefore: number };
  /** Numbers of rows out of which invisible characters were taken. */
  readonly flagged: readonly number[];
  /** Its headings and the columns they are matched with; left out where nobody says which columns there should be. */
  readonly headings?: readonly MatchedHeading[];
}

/** A value that differs from what stands in the file, by the number of its line there. */
export interface ReadingWarning {
  readonly number: number;
  readonly message: string;
}

/** A sheet in correction, what it was before each step, and what it was after those that were taken back, the next one last. */
export interface EditedSheet {
  readonly columns: readonly ImportColumn[];
  readonly lines: readonly SheetLine[];
  readonly past: readonly (readonly SheetLine[])[];
  readonly future: readonly (readonly SheetLine[])[];
}

/** States of the wizard; a step that fails stays where it is. @source forms §4 */
export type WizardState =
  | { readonly at: 'choose'; readonly problem: WizardProblem | null }
  | { readonly at: 'checking'; readonly file: File }
  | { readonly at: 'checked'; readonly checked: CheckedFile; readonly isBusy: boolean; readonly problem: WizardProblem | null }
  | {
      readonly at: 'preview';
      /** Null where the rows were stored and the file is not at hand. */
      readonly checked: CheckedFile | null;
      /** Treatment of rows that are there already; null where none is. */
      readonly conflict: ImportConflict | null;
      /** Values that differ from what stands in the file. */
      readonly warnings: readonly ReadingWarning[];
      readonly sheet: EditedSheet;
      readonly isBusy: boolean;
      readonly problem: WizardProblem | null;
    }
  | {
      readonly at: 'result';
      /** Times rows were sent: each has a result of its own to tell. */
      readonly times: number;
      readonly addedCount: number;
      readonly refusedCount: number;
      /** Rows that were there already and stayed as they are. */
      readonly skippedCount: number;
      /** Of those added: rows written over records, and rows added under another name. */
      readonly overwrittenCount: number;
      readonly renamedCount: number;
      readonly conflict: ImportConflict | null;
      readonly sheet: EditedSheet;
      readonly isBusy: boolean;
      readonly problem: WizardProblem | null;
    };

export type WizardEvent =
  | { readonly kind: 'chosen'; readonly file: File }
  | { readonly kind: 'refused'; readonly problem: WizardProblem }
  | { readonly kind: 'checked'; readonly checked: CheckedFile }
  | { readonly kind: 'asked' }
  | { readonly kind: 'failed'; readonly problem: WizardProblem }
  | {
      readonly kind: 'read';
      readonly columns: readonly ImportColumn[];
      readonly lines: readonly SheetLine[];
      readonly notes?: readonly ImportNote[];
      readonly conflict?: ImportConflict | null;
    }
  /** A column of the file is assigned by hand. */
  | { readonly kind: 'assigned'; readonly index: number; readonly columnId: string | null }
  | { readonly kind: 'treated'; readonly conflict: ImportConflict }
  /** The same file, read with another treatment. */
  | { readonly kind: 'noted'; readonly lines: readonly SheetLine[]; readonly notes: readonly ImportNote[] }
  | { readonly kind: 'edited'; readonly lines: readonly SheetLine[] }
  /** The same lines with other problems: nothing to be taken back. */
  | { readonly kind: 'judged'; readonly lines: readonly SheetLine[] }
  | { readonly kind: 'undone' | 'redone' }
  | { readonly kind: 'back' }
  /** Stored rows take the place of a file, or with null a file is chosen anew. */
  | { readonly kind: 'resumed'; readonly stored: StoredSheet | null }
  | {
      readonly kind: 'sent';
      readonly addedCount: number;
      readonly skippedCount?: number;
      readonly overwrittenCount?: number;
      readonly renamedCount?: number;
      readonly refused: readonly SheetLine[];
    };

export const FIRST: WizardState = { at: 'choose', problem: null };

const fresh = (columns: readonly ImportColumn[], lines: readonly SheetLine[]): EditedSheet => ({ columns, lines, past: [], future: [] });

/** One step of the wizard. Events that do not belong to a state leave it as it is: an answer may come after its question is over. @source forms §4 */
export function next(state: WizardState, event: WizardEvent): WizardState {
  // Another file takes the place of the one before: only the latest is kept.
  if (event.kind === 'chosen') return { at: 'checking', file: event.file };
  if (event.kind === 'resumed') return event.stored ? resumed(event.stored) : FIRST;
  switch (state.at) {
    case 'choose':
      return event.kind === 'failed' ? { ...state, problem: event.problem } : state;
    case 'checking':
      if (event.kind === 'refused') return { at: 'choose', problem: event.problem };
      return event.kind === 'checked' ? { at: 'checked', checked: event.checked, isBusy: false, problem: null } : state;
    case 'checked':
      if (event.kind === 'asked') return { ...state, isBusy: true, problem: null };
      if (event.kind === 'assigned') {
        const { headings = [] } = state.checked;
        return { ...state, problem: null, checked: { ...state.checked, headings: assigned(headings, event.index, event.columnId) } };
      }
      if (event.kind === 'failed') return { ...state, isBusy: false, problem: event.problem };
      return event.kind === 'read'
        ? {
            at: 'preview',
            checked: state.checked,
            conflict: event.conflict ?? null,
            warnings: warningsOf(event.notes ?? [], event.lines),
            sheet: fresh(event.columns, event.lines),
            isBusy: false,
            problem: null,
          }
        : state;
    case 'preview':
    case 'result':
      return nextInSheet(state, event);
  }
}

const resumed = ({ columns, lines, conflict }: StoredSheet): WizardState => ({
  at: 'preview',
  checked: null,
  conflict,
  warnings: [],
  sheet: fresh(
    columns,
    lines.map((line) => ({ ...line, problems: [] })),
  ),
  isBusy: false,
  problem: null,
});

/** Rows with corrections that were not sent, as they are stored; null where there is none. */
export function storedSheet(state: WizardState): StoredSheet | null {
  if ((state.at !== 'preview' && state.at !== 'result') || !hasUnsent(state)) return null;
  const { columns, lines } = state.sheet;
  return {
    columns,
    conflict: state.conflict,
    lines: lines.map(({ number, values, serverProblems, isThere }) => ({
      number,
      values,
      serverProblems,
      ...(isThere && { isThere }),
    })),
  };
}

const warningsOf = (notes: readonly ImportNote[], lines: readonly SheetLine[]): readonly ReadingWarning[] =>
  notes.flatMap(({ level, row, message }) => (level === 'warning' ? [{ number: lines[row]?.number ?? row + 1, message }] : []));

function nextInSheet(state: Extract<WizardState, { sheet: EditedSheet }>, event: WizardEvent): WizardState {
  const { sheet } = state;
  switch (event.kind) {
    case 'asked':
      return { ...state, isBusy: true, problem: null };
    case 'failed':
      return { ...state, isBusy: false, problem: event.problem };
    case 'edited':
      if (event.lines === sheet.lines) return state;
      return {
        ...state,
        sheet: { ...sheet, lines: event.lines, past: [...sheet.past, sheet.lines], future: [] },
        // That every row has a problem may be over with it.
        problem: state.problem?.of === 'rows' ? null : state.problem,
      };
    case 'judged':
      return event.lines === sheet.lines ? state : { ...state, sheet: { ...sheet, lines: event.lines } };
    case 'treated':
      return { ...state, conflict: event.conflict };
    case 'noted': {
      const byNumber = new Map(event.lines.map((line) => [line.number, line]));
      const now = (lines: readonly SheetLine[]) => renoted(lines, byNumber);
      const serverProblems = { ...sheet, lines: now(sheet.lines), past: sheet.past.map(now), future: sheet.future.map(now) };
      if (state.at === 'result') return { ...state, isBusy: false };
      return { ...state, sheet: serverProblems, warnings: warningsOf(event.notes, event.lines), isBusy: false };
    }
    case 'undone': {
      const last = sheet.past.at(-1);
      if (!last) return state;
      return { ...state, sheet: { ...sheet, lines: last, past: sheet.past.slice(0, -1), future: [...sheet.future, sheet.lines] } };
    }
    case 'redone': {
      const next = sheet.future.at(-1);
      if (!next) return state;
      return { ...state, sheet: { ...sheet, lines: next, past: [...sheet.past, sheet.lines], future: sheet.future.slice(0, -1) } };
    }
    case 'back':
      if (state.at !== 'preview') return state;
      return state.checked ? { at: 'checked', checked: state.checked, isBusy: false, problem: null } : FIRST;
    case 'sent': {
      const before = state.at === 'result' ? state : { addedCount: 0, skippedCount: 0, overwrittenCount: 0, renamedCount: 0 };
      const { skippedCount = 0, overwrittenCount = 0, renamedCount = 0 } = event;
      return {
        at: 'result',
        times: state.at === 'result' ? state.times + 1 : 1,
        addedCount: before.addedCount + event.addedCount,
        refusedCount: event.refused.length,
        skippedCount: before.skippedCount + skippedCount,
        overwrittenCount: before.overwrittenCount + overwrittenCount,
        renamedCount: before.renamedCount + renamedCount,
        conflict: state.conflict,
        sheet: fresh(sheet.columns, event.refused),
        isBusy: false,
        problem: null,
      };
    }
    default:
      return state;
  }
}

/** True while closing would lose a correction somebody has made and not sent. */
export const hasUnsent = (state: WizardState): boolean =>
  (state.at === 'preview' && state.checked === null) || ((state.at === 'preview' || state.at === 'result') && state.sheet.past.length > 0);
