import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contracts } from '../contract/index.ts';
import { NOT_WALKED, WALKED } from './walked.ts';
import { WITHOUT_CONTRACT, WITHOUT_LINE } from './withoutLine.ts';
import { NO_LINE, gettersOfReport, shortName } from './getterNames.ts';

const kit = path.resolve(import.meta.dirname, '../../..');
/** Every getter of every headless door, by the types of what the doors give. */
const all = gettersOfReport(readFileSync(path.join(kit, 'api.txt'), 'utf8'));

const rows = globSync('*.txt', { cwd: path.join(import.meta.dirname, 'getters') }).flatMap((file) =>
  readFileSync(path.join(import.meta.dirname, 'getters', file), 'utf8')
    .split('\n')
    .filter(Boolean),
);
const walked = rows.filter((row) => row.includes(' · ')).map((row) => row.split(' · ') as [string, string]);
const getterOf = (row: string) => shortName(row.slice(0, row.lastIndexOf(' ')));
const drawn = new Set(walked.map(([row]) => getterOf(row)));
const kept = new Set(walked.filter(([, line]) => line !== NO_LINE).map(([row]) => getterOf(row)));
/** The getter another door hands on under a name of its own. */
const first = new Map(rows.filter((row) => row.includes(' = ')).map((row) => row.split(' = ').map(shortName) as [string, string]));
const isDrawn = (getter: string) => drawn.has(first.get(getter) ?? getter);
const listed = Object.values(WITHOUT_LINE).flat();
const isKept = (getter: string) => kept.has(first.get(getter) ?? getter);
const doorOf = (getter: string) => getter.split(' ')[0] ?? '';

test('every contract is walked over own markup, or is listed with the reason why not', () => {
  expect(contracts.map(({ id }) => id).toSorted()).toEqual([...Object.keys(WALKED), ...Object.keys(NOT_WALKED)].toSorted());
});

test('a getter of a headless door has a line of a contract, or is listed with the reason why not', () => {
  const unknown = all.filter(
    (getter) => !isKept(getter) && !listed.includes(first.get(getter) ?? getter) && !(doorOf(getter) in WITHOUT_CONTRACT),
  );
  expect(unknown).toEqual([]);
});

test('no getter is listed as without a line that has one, or that no door has', () => {
  expect(listed.filter((getter) => isKept(getter) || !all.includes(getter))).toEqual([]);
});

test('no door is listed as without a contract of which one draws a getter, or that has none', () => {
  const isStale = (door: string) => {
    const getters = all.filter((getter) => doorOf(getter) === door);
    return getters.length === 0 || getters.some((getter) => isDrawn(getter) && !first.has(getter));
  };
  expect(Object.keys(WITHOUT_CONTRACT).filter(isStale)).toEqual([]);
});
