import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { driftedFiles } from './drift.ts';
import { generatedFiles } from './generate.ts';
import { inLongRun } from '../../scripts/testing/inLongRun.mjs';
import { isTestAll } from '../../scripts/testing/inTestAll.mjs';

const WORKSPACE = path.dirname(import.meta.dirname);
const GENERATION_BUDGET_MS = inLongRun(10_000);

let generated: Awaited<ReturnType<typeof generatedFiles>>;
test('the committed files are those the description generates, in ten seconds', { timeout: GENERATION_BUDGET_MS }, async () => {
  generated = await generatedFiles();
  expect(await driftedFiles(WORKSPACE, generated)).toEqual([]);
});

test.each(isTestAll ? ['twice'] : [])('generating %s gives the same bytes', { timeout: GENERATION_BUDGET_MS }, async () => {
  expect(await generatedFiles()).toEqual(generated);
});

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'milepost-drift-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a file that was edited and a file that is missing have drifted', async () => {
  await mkdir(path.join(folder, 'generated'));
  await writeFile(path.join(folder, 'generated/same.ts'), 'as generated');
  await writeFile(path.join(folder, 'generated/edited.ts'), 'by hand');
  const files = ['same', 'edited', 'missing'].map((name) => ({ path: `generated/${name}.ts`, text: 'as generated' }));
  expect(await driftedFiles(folder, files)).toEqual(['generated/edited.ts', 'generated/missing.ts']);
});
