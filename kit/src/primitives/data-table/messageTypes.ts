/** Words and sentences of a table. */
export interface TableMessages {
  /** Header above the actions of rows. A column with this header holds operations, too. */
  readonly actions: string;
  /** Name of the menu with the actions of a row. */
  readonly actionsOf: (row: string) => string;
  /** Name of the checkbox of a row. */
  readonly selectRow: (row: string) => string;
  readonly selectAll: string;
  /** Header, heard only, above rows of which one is chosen. */
  readonly choice: string;
  /** Header above the numbers of rows. */
  readonly number: string;
  /** First word of the summary row. */
  readonly total: string;
  /** Name of the edge that makes a column wider, and its value. */
  readonly width: (header: string) => string;
  readonly pixels: (px: number) => string;
  /** Sentence for a row that is made the chosen one. */
  readonly chosen: (row: string) => string;
  /** Sentence for one row of several that is chosen or no longer, with the number of those that are. */
  readonly selected: (row: string, count: number) => string;
  readonly deselected: (row: string, count: number) => string;
  /** Number of rows that are chosen, after many were at once; in a list of which only a part is here. */
  readonly selectedCount: (count: number) => string;
  readonly selectedPart: (count: number) => string;
  readonly sorted: (header: string, direction: 'ascending' | 'descending') => string;
  readonly sortRemoved: string;
  readonly copiedCell: (header: string) => string;
  readonly copiedRows: (count: number) => string;
  /** Sentence for the row with the keyboard that new data has taken away. */
  readonly refreshed: string;
  readonly more: MoreMessages;
  readonly branches: BranchMessages;
}

/** Words of a list that grows. */
export interface MoreMessages {
  readonly load: string;
  readonly loading: string;
  readonly retry: string;
  readonly failed: string;
  readonly end: string;
  /** Sentences for rows that are asked for, and that are here. `total` is null when nobody knows. */
  readonly asked: string;
  readonly loaded: (count: number, total: number | null) => string;
}

/** Words of branches that load when they are opened. */
export interface BranchMessages {
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  /** Sentences for one that did not come, and for rows that have. */
  readonly canRetry: string;
  readonly loaded: (count: number) => string;
}
