import { expect, test } from 'vitest';
import { doorsOf, kitDoors } from './doors.ts';

const files = ['./src/a/tree/index.ts', './src/a/select/index.ts', './src/primitives/tree/headless.ts', './src/locales/zh.po'];
const none: ReadonlySet<string> = new Set();

test('a pattern is every file it matches, and a built module has the path of its source', () => {
  expect(
    doorsOf({ './*': './src/a/*/index.ts', './locales/*.po': './src/locales/*.po' }, files.slice(0, 2).concat(files.slice(3)), none),
  ).toEqual([
    { name: './tree', source: './src/a/tree/index.ts', entry: 'a/tree/index' },
    { name: './select', source: './src/a/select/index.ts', entry: 'a/select/index' },
    { name: './locales/zh.po', source: './src/locales/zh.po', entry: 'locales/zh' },
  ]);
});

test.each([
  ['a pattern that matches no file', { './*': './src/b/*/index.ts' }, none, './* leads to ./src/b/*/index.ts'],
  ['a door without a file', { './c': './src/c.ts' }, none, './c leads to ./src/c.ts'],
  ['a pattern that need not wait any more', { './*': './src/a/*/index.ts' }, new Set(['./*']), './* has its first file'],
  ['a headless file behind no door', { './*': './src/a/*/index.ts' }, none, './src/primitives/tree/headless.ts is behind no door'],
])('%s fails the build', (_title, exports, waiting, said) => {
  expect(() => doorsOf(exports, files, waiting)).toThrow(said);
});

test('a pattern may wait for its first file', () => {
  expect(doorsOf({ './headless/*': './src/b/*/headless.ts' }, [], new Set(['./headless/*']))).toEqual([]);
});

test('every door of the kit leads somewhere, and no two are imported by one name', () => {
  const names = kitDoors().map(({ name }) => name);
  expect(names.length).toBeGreaterThan(150);
  expect(new Set(names).size).toBe(names.length);
});
