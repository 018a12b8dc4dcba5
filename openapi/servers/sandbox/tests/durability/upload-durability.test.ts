import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isTestAll } from '../../../../../scripts/testing/inTestAll.mjs';
import { keepResult } from '../../../../../scripts/testing/keepResult.mjs';
import { runUploadKills } from './kill-uploads.ts';

const IS_FULL = isTestAll;
const SIZE = IS_FULL ? { kills: 20, steps: 400 } : { kills: 1, steps: 30 };
const LIMIT_MS = IS_FULL ? 600_000 : 120_000;
const SEED = 20_261_121;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'milepost-kill-uploads-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it(
  `${SIZE.kills} kills in the middle of chunks and merges lose no acknowledged chunk and no acknowledged file`,
  async () => {
    const result = await runUploadKills({ program: path.join(import.meta.dirname, '../../main.ts'), folder, ...SIZE, seed: SEED });
    keepResult('upload-durability', { ...SIZE, ...result });
    expect(result).toMatchObject({ lostChunks: [], lostFiles: [], strays: [], integrity: 'ok' });
    expect(result.acknowledgedChunks).toBeGreaterThan(SIZE.steps / 5);
    expect(result.acknowledgedFiles).toBeGreaterThan(SIZE.steps / 5);
  },
  LIMIT_MS,
);

// `durability` shows it in every run; this one is of the same make.
it.each(IS_FULL ? [2] : [])(
  'after %i kills the same check finds the losses of a store that acknowledges before it commits',
  async (kills) => {
    const result = await runUploadKills({
      program: path.join(import.meta.dirname, '../early-ack.ts'),
      folder,
      kills,
      steps: 40,
      seed: SEED,
    });
    expect(result.lostChunks.length + result.lostFiles.length).toBeGreaterThan(0);
    expect(result).toMatchObject({ strays: [], integrity: 'ok' });
  },
  LIMIT_MS,
);
