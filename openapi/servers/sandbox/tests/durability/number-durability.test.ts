import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isTestAll } from '../../../../../scripts/testing/inTestAll.mjs';
import { keepResult } from '../../../../../scripts/testing/keepResult.mjs';
import { LANES, runNumberKills } from './kill-numbers.ts';

const IS_FULL = isTestAll;
const SIZE = IS_FULL ? { kills: 20, draws: 10_000 } : { kills: 1, draws: 300 };
const LIMIT_MS = IS_FULL ? 120_000 : 60_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'milepost-numbers-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it(
  `${SIZE.kills} kills in the middle of ${SIZE.draws} draws: no number twice, none lost, none left out but the answers cut off`,
  async () => {
    const result = await runNumberKills({ program: path.join(import.meta.dirname, '../../main.ts'), folder, ...SIZE });
    keepResult('number-durability', { ...SIZE, ...result });
    expect(result).toMatchObject({ repeated: [], lost: [], gaps: [], nextStep: 1, integrity: 'ok' });
    expect(result.acknowledged).toBeGreaterThanOrEqual(SIZE.draws);
    expect(result.unacknowledged).toBeLessThanOrEqual(SIZE.kills * LANES);
  },
  LIMIT_MS,
);

// `durability` shows it in every run; this one is of the same make.
it.each(IS_FULL ? [2] : [])(
  'after %i kills the same check finds the numbers that a store acknowledges before it commits and hands out again',
  async (kills) => {
    const result = await runNumberKills({ program: path.join(import.meta.dirname, '../early-ack.ts'), folder, kills, draws: 400 });
    expect(result.repeated.length + result.lost.length).toBeGreaterThan(0);
    expect(result.integrity).toBe('ok');
  },
  LIMIT_MS,
);
