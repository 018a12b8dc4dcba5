// Kinds of rows of vectors.

export type Row = Readonly<Record<string, unknown>>;

/** A kind of row: members that are given, members that are expected, and what comes of it, or what it waits for. */
export interface Actual {
  readonly given: readonly string[];
  readonly expected: readonly string[];
  readonly actual: (row: Row, constants: Row) => Row | string | Promise<Row | string>;
}
/** The kind of a row by its list and members; undefined where there is none, a text where it waits for something. */
export type Area = (list: string, row: Row) => Actual | string | undefined;
