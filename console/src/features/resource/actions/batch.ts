/** Requests under way at a time. */
const LANES = 4;

/** A row whose turn failed, and why. */
export interface Failed<Row> {
  readonly row: Row;
  readonly error: unknown;
}

/** Does something with each row, four at a time; one that fails keeps none of the others from its turn. @returns the rows that failed */
export async function eachOf<Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<unknown>,
  tell: (done: number) => void = () => undefined,
): Promise<Failed<Row>[]> {
  const waiting = [...rows];
  const failed: Failed<Row>[] = [];
  let done = 0;
  const lane = async () => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      try {
        await act(row);
      } catch (error) {
        failed.push({ row, error });
      }
      done += 1;
      tell(done);
    }
  };
  await Promise.all(Array.from({ length: Math.min(LANES, rows.length) }, lane));
  return failed.toSorted((one, other) => rows.indexOf(one.row) - rows.indexOf(other.row));
}
