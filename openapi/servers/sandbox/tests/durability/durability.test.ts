import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepResult } from '../../../../../scripts/testing/keepResult.mjs';
import { runKills } from './kill-run.ts';

const IS_FULL = process.env.MILEPOST_TEST_ALL === '1';
const SIZE = IS_FULL ? { kills: 20, writes: 10_000 } : { kills: 1, writes: 500 };
const LIMIT_MS = IS_FULL ? 120_000 : 60_000;
const SEED = 20_261_120;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'milepost-kill-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it(
  `${SIZE.kills} kills in the middle of ${SIZE.writes} acknowledged writes lose none of them`,
  async () => {
    const result = await runKills({ program: path.join(import.meta.dirname, '../../main.ts'), folder, ...SIZE, seed: SEED });
    console.log(
      `durability: ${result.acknowledged} acknowledged, ${result.lost.length} lost, slowest restart ${Math.round(result.slowestRestartMs)} ms`,
    );
    keepResult('durability', { ...SIZE, ...result });
    expect(result).toMatchObject({ lost: [], strange: [], integrity: 'ok' });
    expect(result.acknowledged).toBeGreaterThanOrEqual(SIZE.writes);
  },
  LIMIT_MS,
);

it.each(IS_FULL ? [2] : [])(
  'after %i kills the same check finds the losses of a store that acknowledges before it commits',
  async (kills) => {
    const result = await runKills({ program: path.join(import.meta.dirname, '../early-ack.ts'), folder, kills, writes: 600, seed: SEED });
    expect(result.lost.length).toBeGreaterThan(0);
    expect(result.integrity).toBe('ok');
  },
  LIMIT_MS,
);
