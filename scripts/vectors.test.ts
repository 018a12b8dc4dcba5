import { expect, test } from 'vitest';
import whole from './testing/vectors.json' with { type: 'json' };
import { AREAS } from './vectors/areas.ts';
import { imeFaults } from './vectors/ime.ts';
import { faultsOf } from './vectors/run.ts';

// Rows of input methods are for a browser: `kit/src/testing/ime` runs them, and makes their expectations wrong.
const { ime, ...file } = whole;

type Member = string | number | boolean | null | readonly unknown[];
type Row = Readonly<Record<string, Member>>;

const otherwise = (value: unknown): Member => {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (Array.isArray(value)) return [...value, 'x'];
  return typeof value === 'string' ? `${value}x` : 'x';
};
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Copies of a row, each with one expectation made wrong. */
function falsified(area: string, list: string, row: unknown): unknown[] {
  if (!isRow(row)) return ['1'];
  const kind = AREAS[area]?.(list, row);
  if (typeof kind !== 'object') return [];
  const asked = Object.keys(row).filter((member) => kind.expected.includes(member));
  return asked.map((member) => ({ ...row, [member]: otherwise(row[member]) }));
}

const falsifiedArea = ([area, lists]: readonly [string, object]) =>
  [
    area,
    Object.fromEntries(
      Object.entries(lists).map(([list, rows]) => [
        list,
        Array.isArray(rows) && (list === 'rows' || list.startsWith('invalid') || rows.some(isRow))
          ? rows.flatMap((row: unknown) => falsified(area, list, row))
          : rows,
      ]),
    ),
  ] as const;

test('every vector of a part that is built is green, and the others name what they wait for', async () => {
  const faults = await faultsOf(file);
  const wrong = faults.filter(({ fault }) => fault !== null && !fault.startsWith('waits for '));
  expect(wrong).toEqual([]);
  expect(faults.filter(({ fault }) => fault === null).length).toBeGreaterThanOrEqual(312);
});

test('with every expectation made wrong, one at a time, nothing is green', async () => {
  const wrong = Object.fromEntries(Object.entries(file).map((area) => falsifiedArea(area)));
  const faults = await faultsOf(wrong);
  expect(faults.length).toBeGreaterThan(300);
  expect(faults.filter(({ fault }) => fault === null)).toEqual([]);
});

test.each<[string, unknown, string]>([
  ['an area', { tides: { rows: [{ input: '1' }] } }, 'unknown area'],
  ['a kind', { dateTime: { rows: [{ kind: 'lunar', output: '1' }] } }, 'unknown kind'],
  ['a list', { upload: { spills: [{ size: 1 }] } }, 'unknown kind'],
  ['a member', { billDate: { rows: [{ input: '2026-01-15', output: '贰零贰陆年零壹月壹拾伍日', era: 'x' }] } }, 'unknown member'],
  ['an expectation', { billDate: { rows: [{ input: '2026-01-15' }] } }, 'expects nothing'],
  ['rows', { billDate: { places: 2 } }, 'has no rows'],
  ['an object', [], 'is no object of areas'],
])('%s that is unknown or missing is a failure', async (_, given, fault) => {
  const faults = await faultsOf(given);
  expect(faults.map((one) => one.fault)).toEqual([expect.stringContaining(fault)]);
});

test('rows of input methods are right where each of their fields is, and unknown ones are not run', () => {
  const seen: unknown[] = [];
  const [first, second] = ime.rows;
  const rows = [first, { ...second, tide: 1 }, second, { ...second, fields: ['oven'] }];
  const faults = imeFaults(rows, (given) => {
    seen.push(...given);
    return given.flatMap(({ fields }, at) =>
      (fields as string[])
        .filter((field) => field !== 'oven')
        .map((field) => ({ status: at === 1 && field === 'chat' ? 'failed' : 'passed', fullName: `‹${at}› ${field} does` })),
    );
  });
  expect(seen).toHaveLength(3);
  expect(faults).toEqual([null, 'unknown member "tide"', 'chat: failed', 'no test runs it in the field "oven"']);
});
