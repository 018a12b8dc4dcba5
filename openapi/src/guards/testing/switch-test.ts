import { expect, test } from 'vitest';
import type { HostileRow } from './hostile.ts';

/**
 * For tests: runs every hostile row through a guard, then through the same guard switched off, which at least `leastRed`
 * of them must notice. `judge` says what is wrong with the outcome, or null.
 */
export function switchTest<Input, Guard>(
  rows: readonly HostileRow<Input>[],
  judge: (guard: Guard, row: HostileRow<Input>) => string | null,
  { on, off, leastRed }: { on: Guard; off: Guard; leastRed: number },
): void {
  test.each(rows.map((row) => [row.id, row.expected.verdict, row] as const))('%s is %s', (_, __, row) => {
    expect(judge(on, row)).toBeNull();
  });

  test(`with the guard switched off at least ${leastRed} of the ${rows.length} rows are red`, () => {
    expect(rows.filter((row) => judge(off, row) !== null).length).toBeGreaterThanOrEqual(leastRed);
  });
}
