import type { ReactNode } from 'react';
import type { ImportConflict } from '../../primitives/conflict-choice/index.ts';
import type { SheetCheck, SheetRules } from '../../engines/sheet-check/index.ts';

/** A column of the sheet. */
export interface ImportColumn {
  /** Name of its values in a row. */
  readonly id: string;
  readonly label: string;
  /** No two lines may hold the same: the later ones are a problem, and what corrects one is offered to no other. @defaultValue false */
  readonly isUnique?: boolean;
  /** A record cannot do without it; marked where no column of the file holds it. @defaultValue false */
  readonly isRequired?: boolean;
  /**
   * Columns of a sub-table: the value of a row here is one, as `textOfTable` of `engines/table-text` has it, and is corrected in a
   * grid of its own. @reading R-228
   */
  readonly rows?: readonly ImportColumn[];
}

/** Column of a file, by its place there from 0, and the column it was assigned to; an empty id is none. @reading R-227 */
export interface AssignedHeading {
  readonly index: number;
  readonly columnId: string;
}

/** Head a file should have. @reading R-227 */
export interface ImportHead {
  /** Columns under the names they have in the file. */
  readonly columns: readonly ImportColumn[];
  /** Headings that may stand there besides and are not used, such as that of the reasons in a file of refused rows. */
  readonly ignored?: readonly string[];
}

/** Facts a file is read with. */
export interface ImportAsk {
  /** Treatment of rows that are there already. @reading R-226 */
  readonly conflict: ImportConflict;
  /** All columns of the file, where the person has looked after headings that were not matched; null where all are matched by name. */
  readonly headings: readonly AssignedHeading[] | null;
}

/** Values of one line of the sheet, by the ids of the columns; a line that has none in a column has an empty text there. */
export type ImportValues = Readonly<Record<string, string>>;

/** Place in a sub-table, by the index of its row there, and what is said in that place. */
export interface TableCell {
  readonly row: number;
  readonly columnId: string;
  readonly message: string;
}

/** Problem of a line: of one of its cells, or with `columnId: null` of the line as a whole. */
export interface ImportProblem {
  readonly columnId: string | null;
  /** Sentence beside the line; of a cell of a sub-table it names row and column. */
  readonly message: string;
  /** Cell of a sub-table it is about; `columnId` is the column of the sub-table. */
  readonly cell?: TableCell;
}

/** Sentence about a cell as it was read: an error is a problem until the cell is corrected, a warning says how its value differs from the file. */
export interface ImportNote {
  /** Index of the line in `rows`, from 0. */
  readonly row: number;
  /** Null for the line as a whole. */
  readonly columnId: string | null;
  readonly level: 'error' | 'warning';
  readonly message: string;
  /** Cell of a sub-table it is about. */
  readonly cell?: TableCell;
}

/** Content of a file as the server reads it. @source forms §3 */
export interface ImportPreview {
  readonly columns: readonly ImportColumn[];
  readonly rows: readonly ImportValues[];
  /** Number of each row as a spreadsheet program counts it; found by the file itself when left out. @reading R-222 */
  readonly numbers?: readonly number[];
  /** Sentences about cells that could not be read, or were changed on reading; none when left out. @reading R-220 */
  readonly notes?: readonly ImportNote[];
  /** Indexes of rows whose records are there already; the choice is offered where there is one. @reading R-226 */
  readonly existing?: readonly number[];
}

/** A line that was not taken, with the reasons. @source forms §3 */
export interface RefusedRow {
  readonly values: ImportValues;
  readonly problems: readonly ImportProblem[];
}

/** Outcome of an import: what was taken, and what was not. @source forms §3 */
export interface ImportOutcome {
  readonly addedCount: number;
  readonly refused: readonly RefusedRow[];
  /** Rows that were there already and stay as they are. @defaultValue 0 @reading R-224 */
  readonly skippedCount?: number;
  /** Of those added: rows written over records, and rows added beside one under another name. @defaultValue 0 @reading R-226 */
  readonly overwrittenCount?: number;
  readonly renamedCount?: number;
}

/** Problems of lines; `numbers` are those of the file, for sentences that name a line, `areThere` says which records are there already. */
export type ImportCheck = (
  rows: readonly ImportValues[],
  numbers: readonly number[],
  areThere?: readonly boolean[],
) => readonly (readonly ImportProblem[])[];

/** Everything the wizard asks others to do. Stable between renders. */
export interface ImportPorts {
  /** Hands the empty template over. @source forms §7 */
  readonly template: () => Promise<unknown>;
  /** Hands the file in and answers its rows; null when the server sent nothing. @source forms §7 */
  readonly preview: (file: File, signal: AbortSignal, ask: ImportAsk) => Promise<ImportPreview | null>;
  /**
   * Problems of each line, as far as they show without the server: in the order of the lines, one list for each. Fast: it is asked
   * with every change. Another function judges the lines again: what is only known later makes a new one.
   */
  readonly check?: ImportCheck;
  /** Sends the lines; null when the server sent nothing. `conflict` is null where nothing was there already. @source forms §7 */
  readonly add: (rows: readonly ImportValues[], conflict: ImportConflict | null) => Promise<ImportOutcome | null>;
  /** Hands refused lines over as a file, with their reasons, free of formulas. @source forms §8 */
  readonly saveRefused: (rows: readonly (ImportValues & { readonly reason: string })[]) => Promise<unknown>;
  /** Words for a call that failed, those of the server where it has any. */
  readonly failureWords: (error: unknown) => string;
  /** Judges a file before anything is sent. @defaultValue a worker of the kit */
  readonly judge?: (file: File, rules: SheetRules, options: { readonly signal: AbortSignal }) => Promise<SheetCheck>;
}

/** A line of a file in correction, as it is stored. */
export interface StoredLine {
  /** Number of the line in the file. */
  readonly number: number;
  readonly values: ImportValues;
  /** Problems the server named. */
  readonly serverProblems: readonly ImportProblem[];
  readonly isThere?: boolean;
}

/** Corrected rows of a file that were not imported yet: plain JSON, without the file itself. @reading R-231 */
export interface StoredSheet {
  readonly columns: readonly ImportColumn[];
  readonly lines: readonly StoredLine[];
  readonly conflict: ImportConflict | null;
}

/** Store of corrections, by an owner who keeps them beyond the life of the wizard. @reading R-231 */
export interface SheetStore {
  /** Rows to go on with instead of a file; null where a file is chosen first. A change begins anew with it. */
  readonly stored: StoredSheet | null;
  /** Called after each correction; with null once nothing corrected is left to be imported. */
  readonly onChange: (sheet: StoredSheet | null) => void;
}

export interface ImportWizardProps {
  /** Heading of the dialog. @defaultValue the kit's words for a batch import @source forms §2.7 */
  readonly title?: string;
  /** Sentence on what the rows are and what becomes of them, or two, above the choice of a file. */
  readonly explanation?: string;
  /** Notice on what becomes of the rows, for who does not expect it: stands above the choice of a file and above the rows. */
  readonly notice?: { readonly title: string; readonly description: string };
  /** Limits of the file; with `heads`, the head must be as in the template. */
  readonly rules?: SheetRules;
  readonly ports: ImportPorts;
  /** Head of the file: its headings are shown beside these columns as soon as it was read. @reading R-227 */
  readonly head?: ImportHead;
  /** Choice that rows which are there already begin with. @defaultValue 'skip' @reading R-226 */
  readonly firstConflict?: ImportConflict;
  /** The person may change what is there. @defaultValue true */
  readonly canOverwrite?: boolean;
  /** Store of what was corrected; left out, corrections live as long as the wizard. */
  readonly store?: SheetStore;
  /** Content above the steps, such as an offer to go on with stored rows. */
  readonly banner?: ReactNode;
  /** Closes the wizard; it has asked before where corrections would be lost. */
  readonly onClose: () => void;
}
