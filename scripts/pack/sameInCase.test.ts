import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sameInCase } from './sameInCase.ts';

const kit = path.resolve(import.meta.dirname, '../../kit');

test('two files that differ in capitals alone are found, and files of different kinds are not', () => {
  expect(sameInCase(['a/Tree.tsx', 'a/tree.ts', 'a/Tree.css.ts', 'b/tree.ts'])).toEqual([['a/Tree.tsx', 'a/tree.ts']]);
});

test('no two sources of the kit have the same name on a disk that knows no capitals', () => {
  const sources = globSync('src/**/*.{ts,tsx,json,po}', { cwd: kit });
  expect(sources.length).toBeGreaterThan(1000);
  expect(sameInCase(sources)).toEqual([]);
});
