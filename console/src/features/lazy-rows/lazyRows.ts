/** A row of a tree of which branches may still be on the server. */
export interface Branch {
  readonly id: string;
  /** Name that its controls carry. */
  readonly fullName: string;
  /** Nothing stands below it. */
  readonly isLeaf: boolean;
}

/** The line below an opened row while its own rows are coming, or did not come. */
export interface Waiting {
  readonly waitsFor: string;
  readonly state: 'loading' | 'failed';
}

/** Lines a list of such rows shows. */
export type Line<Row> = Row | Waiting;

/** Rows below one, as far as they are known. */
export type Below<Row> =
  | { readonly state: 'loading' | 'failed'; readonly retry: () => void }
  | { readonly state: 'loaded'; readonly rows: readonly Row[] };

export const isWaiting = <Row extends object>(line: Line<Row>): line is Waiting => 'waitsFor' in line;

export const lineId = <Row extends Branch>(line: Line<Row>): string => (isWaiting(line) ? `${line.state}:${line.waitsFor}` : line.id);

/**
 * The lines below a row: its rows, or one line that says where they are. A row that was never opened has such a line too, so
 * that it can be opened; one that was opened and found empty is a leaf.
 */
export function linesBelow<Row extends Branch>(line: Line<Row>, below: ReadonlyMap<string, Below<Row>>): readonly Line<Row>[] {
  if (isWaiting(line) || line.isLeaf) return [];
  const known = below.get(line.id);
  return known?.state === 'loaded' ? known.rows : [{ waitsFor: line.id, state: known?.state ?? 'loading' }];
}

/** Number of rows on screen or reached by scrolling; lines that wait are none, and what is below a row that stands below itself is not counted again. */
export function countShown<Row extends Branch>(
  rows: readonly Row[],
  expandedIds: ReadonlySet<string>,
  below: ReadonlyMap<string, Below<Row>>,
  above: readonly string[] = [],
): number {
  return rows.reduce((sum, row) => {
    const known = expandedIds.has(row.id) && !row.isLeaf && !above.includes(row.id) ? below.get(row.id) : undefined;
    return sum + 1 + (known?.state === 'loaded' ? countShown(known.rows, expandedIds, below, [...above, row.id]) : 0);
  }, 0);
}
