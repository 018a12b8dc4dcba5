/* oxlint-disable vitest/valid-title -- the titles are the promises of the rows */
import { describe, expect, inject, test } from 'vitest';
import { speakDialect } from './dialect.ts';
import { performRow, type RowResult, type World } from './perform.ts';
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
 * @throws {Error} when two rows make the same promise, because reports tell rows apart by it
 */
export function contract(domain: string, rows: readonly Row[]): void {
  const settings = inject('contract');
  const twice = rows.find(({ promise }, index) => rows.findIndex((other) => other.promise === promise) < index);
  if (twice)
    throw new Error(`[contract] ${domain} promises "${twice.promise}" twice, so a report could not tell the rows apart. Reword one.`);
  describe(domain, () => {
    for (const row of rows) {
      test.runIf(isAsked(domain, row, settings.only))(row.promise, async ({ task, skip }) => {
        const result = await performRow(domain, row, await (world ??= enter(settings)));
        task.meta.contract = result;
        if (result.verdict === 'skipped') skip(result.problems.join('; '));
        expect(result.problems).toEqual([]);
      });
    }
  });
}

const isAsked = (domain: string, { promise, operations }: Row, only: string): boolean =>
  [domain, promise, ...operations].some((text) => text.toLowerCase().includes(only.toLowerCase()));
