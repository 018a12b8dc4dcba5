import { planOf } from '../../plan/plan.ts';
import { startSandbox } from '@milepost/openapi/servers/sandbox';
import { afterAll, afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { isTestAll } from '../../../../scripts/testing/inTestAll.mjs';
import { keepResult } from '../../../../scripts/testing/keepResult.mjs';
import { DIALECTS, speakDialect, type DialectName } from '../../model/dialect.ts';
import { readProfile } from '../target/profile.ts';
import { temporaryFolder } from '../../testing/world.ts';
import { countsOf, type Counts } from '../../report/checkLines.ts';
import { runDescribed, type DescribedRun } from './runDescribed.ts';
import { createSeed } from '../../plan/seed.ts';

const LONG_MS = 600_000;
/** Every `npm test` runs a quarter of the operations over the sandbox that spells as 3.6 does, in an order of its own; the contract step runs all of them over 3.4. */
const EVERY_TIME: readonly [DialectName, number][] = [['net-3.6', 20]];
const SHARD = isTestAll ? undefined : { index: 1, count: 4 };
const SEEDS = [20, 1126, 360_361];
const ALL = DIALECTS.flatMap((dialect) => SEEDS.map((seed): [DialectName, number] => [dialect, seed]));

interface Measured {
  readonly dialect: DialectName;
  readonly seed: number;
  readonly checks: Counts;
  readonly calls: number;
  readonly verified: number;
  readonly operations: number;
  readonly broken: readonly string[];
  readonly seconds: number;
  /** Of the processor, in harness and sandbox together: what a busy machine does not change. */
  readonly processorSeconds: number;
  /** Reasons of what was not verified, with their number. */
  readonly without: Readonly<Record<string, number>>;
}
const runs: Measured[] = [];

/** The only reason a good server leaves. */
const EXCUSED = /^no row shows a word that could be looked for$/;

function reasonsOf({ results }: DescribedRun): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { reason } of results) if (reason !== '') counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

afterEach(() => speakDialect({ name: '3.4' }));
afterAll(() => {
  if (isTestAll && runs.length === ALL.length) keepResult('contract-alarms', { runs });
});

describe('no false alarm', { timeout: LONG_MS }, () => {
  it.each(isTestAll ? ALL : EVERY_TIME)('over a good server that speaks %s, in the order of seed %i', async (dialect, seed) => {
    const sandbox = await startSandbox({ port: 0, data: ':memory:', dialect });
    onTestFinished(() => sandbox.close());
    const profile = readProfile(sandbox.url, {}, { dialect });
    await speakDialect(profile.dialect);
    const startedMs = performance.now();
    const before = process.cpuUsage();
    const run = await runDescribed({
      profile,
      mode: 'full',
      tag: 'ctalarms1',
      journalFolder: temporaryFolder(),
      plan: planOf({ shard: SHARD }),
      seed: createSeed(seed),
    });
    const broken = run.results.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn').map(({ id }) => id);
    const seconds = Math.round((performance.now() - startedMs) / 1000);
    const { user, system } = process.cpuUsage(before);
    const { calls, operations } = run;
    const measured = { calls, verified: run.verified.length, operations, broken, seconds, without: reasonsOf(run) };
    runs.push({ dialect, seed, checks: countsOf(run.results), ...measured, processorSeconds: Math.round((user + system) / 1_000_000) });
    expect(
      run.results.filter(({ verdict, reason }) => verdict === 'blocked' || (verdict === 'not-verified' && !EXCUSED.test(reason))),
    ).toEqual([]);
    expect(broken).toEqual([]);
    expect(run.leftovers).toEqual([]);
    expect(run.verified.length).toBeGreaterThan(isTestAll ? 300 : 75);
  });
});
