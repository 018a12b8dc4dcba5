import { expect, test } from 'vitest';

/** A row of test data: what is put in, and what must come of it. */
export interface SwitchRow {
  readonly id: string;
  readonly expected: { readonly verdict: string };
}

/**
 * Runs every hostile row through a guard, then through the same guard switched off, which at least `leastRed` of them must
 * notice. `judge` says what is wrong with the outcome, or null.
 */
export function switchTest<Row extends SwitchRow, Guard>(
  rows: readonly Row[],
  judge: (guard: Guard, row: Row) => string | null | Promise<string | null>,
  { on, off, leastRed }: { on: Guard; off: Guard; leastRed: number },
): void {
  test.each(rows.map((row) => [row.id, row.expected.verdict, row] as const))('%s is %s', async (_, __, row) =>
    expect(await judge(on, row)).toBeNull(),
  );

  test(`with the guard switched off at least ${leastRed} of the ${rows.length} rows are red`, async () => {
    const judged = await Promise.all(rows.map(async (row) => judge(off, row)));
    expect(judged.filter((wrong) => wrong !== null).length).toBeGreaterThanOrEqual(leastRed);
  });
}
