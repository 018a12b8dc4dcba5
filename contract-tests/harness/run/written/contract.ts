/* oxlint-disable vitest/valid-title -- the titles are the promises of the rows */
import { describe, expect, inject, test } from 'vitest';
import { speakDialect } from '../../model/dialect.ts';
import { clausesOfRow, isBelow, isClause } from '../../model/clauses.ts';
import { performRow, rowId, type RowResult, type World } from './perform.ts';
import type { Row } from './row.ts';
import { createWorld, type RunSettings } from './world.ts';

declare module 'vitest' {
  interface ProvidedContext {
    contract: RunSettings;
  }
  interface TaskMeta {
    contract?: RowResult;
  }
}

let world: Promise<World> | undefined;

async function enter(settings: RunSettings): Promise<World> {
  await speakDialect(settings.profile.dialect);
  return createWorld(settings);
}

/**
 * Registers the rows of a domain as Vitest tests, in order. A row that did not run is a skipped test, a row that was not asked
 * for (`--only`) is no result at all.
 * @throws {Error} when two rows make the same promise, because reports tell rows apart by it; when a row names a section no clause
 * stands in, or no clause names the row
 */
export function contract(domain: string, rows: readonly Row[]): void {
  const settings = inject('contract');
  const twice = rows.find(({ promise }, index) => rows.findIndex((other) => other.promise === promise) < index);
  if (twice)
    throw new Error(`[contract] ${domain} promises "${twice.promise}" twice, so a report could not tell the rows apart. Reword one.`);
  requireKnownClauses(domain, rows);
  describe(domain, () => {
    for (const row of rows) {
      test.runIf(isSelected(domain, row, settings))(row.promise, async ({ task, skip }) => {
        const result = await performRow(domain, row, await (world ??= enter(settings)));
        task.meta.contract = result;
        if (result.verdict === 'skipped') skip(result.problems.join('; '));
        expect(result.problems).toEqual([]);
      });
    }
  });
}

function requireKnownClauses(domain: string, rows: readonly Row[]): void {
  const lost = rows.find(({ source }) => !isClause(source));
  if (lost)
    throw new Error(
      `[contract] ${domain} promises "${lost.promise}" by ${lost.source}, where contract-tests/clauses has nothing. Correct one.`,
    );
  const alone = rows.find(({ promise }) => clausesOfRow(rowId(domain, promise)).length === 0);
  if (alone)
    throw new Error(
      `[contract] No clause names the row "${rowId(domain, alone.promise)}", so a failure of it could not say what is broken. Add it to a clause of contract-tests/clauses.`,
    );
}

const isSelected = (domain: string, { promise, operations }: Row, { only, clauses }: RunSettings): boolean =>
  [domain, promise, ...operations].some((text) => text.toLowerCase().includes(only.toLowerCase())) &&
  (clauses.length === 0 || clausesOfRow(rowId(domain, promise)).some((clause) => clauses.some((wanted) => isBelow(clause, wanted))));
