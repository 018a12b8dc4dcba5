import type { SheetRow } from '../sheet-cells/index.ts';

/** Limits of a spreadsheet that is handed in. */
export interface SheetRules {
  /** A file must be smaller than this. @defaultValue 512,000 @source forms §5 */
  readonly maxBytes?: number;
  /** Rows below the head. @defaultValue 1,000 @source forms §5 */
  readonly maxRows?: number;
  /** Rows of the head as the template has them, whose names may stand in another order; left out, the head is the first row and is not judged. @source forms §5 @reading R-222 */
  readonly heads?: readonly (readonly string[])[];
  /** Headings that may stand there besides, such as that of the reasons in a file of refused rows. */
  readonly ignored?: readonly string[];
}

/** Reason a spreadsheet is refused before anything is sent; the words for it belong to the view. @reading R-630 */
export type SheetProblem =
  | { readonly kind: 'extension' | 'type' | 'damaged' | 'encrypted' | 'macros' | 'parts' | 'empty' | 'deadline' | 'unreadable' }
  | { readonly kind: 'size' | 'unpacked'; readonly maxBytes: number }
  /** `found` is null where nobody counted to the end. */
  | { readonly kind: 'rows'; readonly max: number; readonly found: number | null }
  | { readonly kind: 'columns' | 'cells'; readonly max: number }
  /** Headings of the template that are not there, those that are not in the template, and those that are there twice. */
  | {
      readonly kind: 'head';
      readonly missing: readonly string[];
      readonly unknown: readonly string[];
      readonly doubled: readonly string[];
    };

/** Content of a sheet as it was read here, for counting and judging; the rows that are shown come from the server. @source forms §4 */
export interface SheetFacts {
  /** Rows below the head that are not empty, as texts. */
  readonly rows: readonly (readonly string[])[];
  /** Texts of the first row, which is the head; left out by judges that only count. */
  readonly headings?: readonly string[];
  /** The same rows by the types of their cells, each with its number in the sheet; left out by judges that only count. */
  readonly cells?: readonly SheetRow[];
  /** Sheet that was read, and how many hidden ones stand before it; left out by judges that only count. */
  readonly sheet?: { readonly name: string; readonly hiddenBefore: number };
  /** Numbers of rows below the head, from 1, out of which invisible characters were taken. */
  readonly flagged: readonly number[];
}

/** Outcome of a check. */
export type SheetCheck = ({ readonly kind: 'fine' } & SheetFacts) | { readonly kind: 'refused'; readonly problem: SheetProblem };

/** Work for the worker: a file, and the limits it must keep. */
export interface SheetJob {
  readonly file: File;
  readonly rules: SheetRules;
}
