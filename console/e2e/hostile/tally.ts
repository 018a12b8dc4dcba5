import { expect, test } from '@playwright/test';

interface Named {
  readonly id: string;
  readonly expected: { readonly verdict: string };
}

/** Longest a row may take, so that each has its turn. */
const A_ROW_MS = 20_000;
/** The outcome of one row, for `npm run hostile -- --journeys`. */
const note = (outcome: string, { id }: Named) => test.info().annotations.push({ type: 'hostile row', description: `${outcome} ${id}` });

/** A row that was run and is as expected, or one whose part of the application is not built yet. */
export type Outcome = 'passed' | { readonly later: string };

/**
 * Runs rows one after the other; a row that fails does not keep the next one from running. Writes the counts into the report
 * and prints them as the last line of its test: `session: 22 passed, 0 failed, 0 later`.
 */
export async function runRows<One extends Named>(area: string, rows: readonly One[], run: (row: One) => Promise<Outcome>): Promise<void> {
  // A row that breaks what it runs in may take long to say so.
  test.setTimeout(180_000 + rows.length * A_ROW_MS);
  const failures: string[] = [];
  const later: string[] = [];
  for (const row of rows)
    await test.step(`${row.id} is ${row.expected.verdict}`, async () => {
      try {
        const outcome = await run(row);
        if (outcome !== 'passed') later.push(`${row.id}: ${outcome.later}`);
        note(outcome === 'passed' ? outcome : 'later', row);
      } catch (error) {
        note('failed', row);
        failures.push(`${row.id}: ${error instanceof Error ? error.message : String(error)}`);
      }
    });
  const counts = `${rows.length - failures.length - later.length} passed, ${failures.length} failed, ${later.length} later`;
  test.info().annotations.push({ type: `hostile ${area}`, description: counts });
  for (const one of later) test.info().annotations.push({ type: `hostile ${area} later`, description: one });
  process.stdout.write(`${[...failures, ...later.map((one) => `later: ${one}`), `${area}: ${counts}`].join('\n')}\n`);
  expect(failures).toEqual([]);
}
