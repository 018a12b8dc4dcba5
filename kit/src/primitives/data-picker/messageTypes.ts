/** Facts of the fields that follow a choice. */
export type RelatedNews =
  /** Values of the record did not load. */
  | { readonly kind: 'failed'; readonly record: string }
  | { readonly kind: 'empty'; readonly count: number }
  | { readonly kind: 'filled'; readonly count: number; readonly record: string };

/** Sentences of a picker of rows. */
export interface DataPickerMessages {
  /** So many rows a search has found. */
  readonly found: (count: number) => string;
  /** Reason a row cannot be chosen: nothing in it could be stored. */
  readonly withoutValue: string;
  /** A row was chosen, or taken back, where several may be, and so many are. */
  readonly selected: (name: string, count: number) => string;
  readonly deselected: (name: string, count: number) => string;
  /** Confirmed with nothing chosen. */
  readonly nothing: string;
  /** Confirming with nothing chosen is refused. */
  readonly refused: string;
  /** Another page came, by key. */
  readonly page: (at: {
    readonly page: number;
    readonly pages: number;
    readonly first: number;
    readonly last: number;
    readonly total: number;
  }) => string;
  /** A choice has filled the fields that follow it. */
  readonly related: (news: RelatedNews) => string;
  /** Name and hint of the search box over a table. */
  readonly search: string;
  readonly searchPlaceholder: string;
}
