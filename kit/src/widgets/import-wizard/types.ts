import type { ConflictChoiceProps } from '../../primitives/conflict-choice/index.ts';
import type { SheetCheck, SheetRules } from '../../engines/sheet-check/index.ts';

/** A column of the sheet. */
export interface ImportColumn {
  /** Name of its values in a row. */
  readonly id: string;
  readonly label: string;
  /** No two lines may hold the same: the later ones are a problem, and what corrects one is offered to no other. @defaultValue false */
  readonly isUnique?: boolean;
}

/** Values of one line of the sheet, by the ids of the columns; a line that has none in a column has an empty text there. */
export type ImportValues = Readonly<Record<string, string>>;

/** Problem of a line: of one of its cells, or with `columnId: null` of the line as a whole. */
export interface ImportProblem {
  readonly columnId: string | null;
  readonly message: string;
}

/** Sentence about a cell as it was read: an error is a problem until the cell is corrected, a warning says how its value differs from the file. */
export interface ImportNote {
  /** Index of the line in `rows`, from 0. */
  readonly row: number;
  /** Null for the line as a whole. */
  readonly columnId: string | null;
  readonly level: 'error' | 'warning';
  readonly message: string;
}

/** Content of a file as the server reads it. @source forms §3 */
export interface ImportPreview {
  readonly columns: readonly ImportColumn[];
  readonly rows: readonly ImportValues[];
  /** Number of each row as a spreadsheet program counts it; found by the file itself when left out. @reading R-222 */
  readonly numbers?: readonly number[];
  /** Sentences about cells that could not be read, or were changed on reading; none when left out. @reading R-220 */
  readonly notes?: readonly ImportNote[];
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
}

/** Problems of lines; `numbers` are those of the file, for sentences that name a line. */
export type ImportCheck = (rows: readonly ImportValues[], numbers: readonly number[]) => readonly (readonly ImportProblem[])[];

/** Everything the wizard asks others to do. Stable between renders. */
export interface ImportPorts {
  /** Hands the empty template over. @source forms §7 */
  readonly template: () => Promise<unknown>;
  /** Hands the file in and answers its rows; null when the server sent nothing. @source forms §7 */
  readonly preview: (file: File, signal: AbortSignal) => Promise<ImportPreview | null>;
  /**
   * Problems of each line, as far as they show without the server: in the order of the lines, one list for each. Fast: it is asked
   * with every change. Another function judges the lines again: what is only known later makes a new one.
   */
  readonly check?: ImportCheck;
  /** Sends the lines; null when the server sent nothing. @source forms §7 */
  readonly add: (rows: readonly ImportValues[]) => Promise<ImportOutcome | null>;
  /** Hands refused lines over as a file, with their reasons, free of formulas. @source forms §8 */
  readonly saveRefused: (rows: readonly (ImportValues & { readonly reason: string })[]) => Promise<unknown>;
  /** Words for a call that failed, those of the server where it has any. */
  readonly failureWords: (error: unknown) => string;
  /** Judges a file before anything is sent. @defaultValue a worker of the kit */
  readonly judge?: (file: File, rules: SheetRules, options: { readonly signal: AbortSignal }) => Promise<SheetCheck>;
}

export interface ImportWizardProps {
  /** Heading of the dialog. @defaultValue the kit's words for a batch import @source forms §2.7 */
  readonly title?: string;
  /** Sentence on what the rows are and what becomes of them, or two, above the choice of a file. */
  readonly explanation?: string;
  /** Limits of the file; with `heads`, the head must be as in the template. */
  readonly rules?: SheetRules;
  readonly ports: ImportPorts;
  /** Choice of what becomes of rows that are there already, beside the file; left out where the server decides. @reading R-224 */
  readonly conflict?: ConflictChoiceProps;
  /** Closes the wizard; it has asked before where corrections would be lost. */
  readonly onClose: () => void;
}
