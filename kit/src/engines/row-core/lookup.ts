/** Error for a row that is not there. */
export function staleRow(row: number, size: number): RangeError {
  return new RangeError(
    `[kit] Row ${row} of ${size} was asked for, so a stale row number is in use. Take row numbers from the same tree they are used with.`,
  );
}

/** The record of a row that is known to exist. @throws RangeError when it does not */
export function recordAt<T>(records: ArrayLike<T>, row: number): T {
  const record = records[row];
  if (record === undefined) throw staleRow(row, records.length);
  return record;
}

/** Questions that are answered by looking through the rows, before a map is worth its price. */
const LOOKED_THROUGH = 2;

/**
 * Row of an id. A tree that is never asked pays nothing per row, one that is asked once or twice is looked through, and
 * only then a map is made.
 */
export function lazyIndex(size: number, idOf: (row: number) => string): (id: string) => number {
  let rowOf: Map<string, number> | undefined;
  let asked = 0;
  return (id) => {
    asked += 1;
    if (asked <= LOOKED_THROUGH) {
      for (let row = 0; row < size; row += 1) if (idOf(row) === id) return row;
      return -1;
    }
    if (!rowOf) {
      rowOf = new Map();
      for (let row = size - 1; row >= 0; row -= 1) rowOf.set(idOf(row), row);
    }
    return rowOf.get(id) ?? -1;
  };
}
