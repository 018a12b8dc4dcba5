import { expect, test } from 'vitest';
import { MOST_SIBLINGS, crowdedFolders } from './siblings.mjs';

const filesIn = (folder: string, count: number) => Array.from({ length: count }, (_, at) => `${folder}/part${at}.ts`);

test('a folder with more files than a reader finds their way among is named; its folders count for themselves', () => {
  const full = [...filesIn('kit/src/lists', MOST_SIBLINGS), ...filesIn('kit/src/lists/rows', MOST_SIBLINGS)];
  expect(crowdedFolders(full, {})).toEqual([]);
  expect(crowdedFolders([...full, 'kit/src/lists/one.css.ts'], {})).toEqual([expect.stringMatching(/^kit\/src\/lists holds 41 files/)]);
});

test('a folder that may hold more does so for a reason that still holds', () => {
  const more = { 'kit/transcripts': 'made by tests' };
  expect(crowdedFolders(filesIn('kit/transcripts', MOST_SIBLINGS + 1), more)).toEqual([]);
  expect(crowdedFolders(filesIn('kit/transcripts', MOST_SIBLINGS), more)).toEqual([expect.stringMatching(/MAY_HOLD_MORE/)]);
});
