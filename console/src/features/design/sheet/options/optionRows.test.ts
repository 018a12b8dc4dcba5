import { describe, expect, test } from 'vitest';
import { MOST_OPTIONS, optionsOf, rowsOf, rowsOfText, valuesTwice, withLevel, withMoved, withValues } from './optionRows.ts';

const NAMES = { value: 'id', label: 'fullName', children: 'children' };
const TREE = [
  {
    id: '1',
    fullName: '路面',
    vendor: 'x',
    children: [
      { id: '11', fullName: '裂缝' },
      { id: '12', fullName: '坑槽' },
    ],
  },
  { id: 2, fullName: '桥涵' },
];
const labels = (rows: readonly { readonly label: string; readonly level: number }[]) => rows.map(({ label, level }) => `${level}${label}`);

test('options are rows and options again, with members nobody knows and the type of their values', () => {
  expect(optionsOf(rowsOf(TREE, NAMES), NAMES)).toEqual(TREE);
});

test('the value stays when the label changes', () => {
  const rows = rowsOf(TREE, NAMES).map((row) => (row.value === '2' ? { ...row, label: '桥梁' } : row));
  expect(optionsOf(rows, NAMES).at(-1)).toEqual({ id: 2, fullName: '桥梁' });
});

describe('lines', () => {
  test('make an option each, with the value after a tab, or a number after all others', () => {
    const rows = rowsOfText('轻微\n严重\t9\r\n\n中等', rowsOf([{ id: '1', fullName: '无' }], NAMES));
    expect(rows.map(({ label, value }) => [label, value])).toEqual([
      ['无', '1'],
      ['轻微', '10'],
      ['严重', '9'],
      ['中等', '11'],
    ]);
  });
  test('make no more than there may be', () => {
    expect(rowsOfText('a\n'.repeat(MOST_OPTIONS + 5), [])).toHaveLength(MOST_OPTIONS);
  });
});

test('an option without a value gets one nobody has', () => {
  const rows = withValues([
    { value: '2', label: '甲', level: 0, came: {} },
    { value: '', label: '乙', level: 0, came: {} },
  ]);
  expect(rows.map(({ value }) => value)).toEqual(['2', '3']);
  expect(valuesTwice([...rows, ...rows])).toEqual(['2', '3']);
});

test('an option moves with those below it, and past those below its neighbour', () => {
  const rows = rowsOf(TREE, NAMES);
  expect(labels(withMoved(rows, 0, 'down'))).toEqual(['0桥涵', '0路面', '1裂缝', '1坑槽']);
  expect(labels(withMoved(rows, 3, 'up'))).toEqual(['0桥涵', '0路面', '1裂缝', '1坑槽']);
  expect(labels(withMoved(rows, 2, 'up'))).toEqual(['0路面', '1坑槽', '1裂缝', '0桥涵']);
  expect(withMoved(rows, 1, 'up')).toBe(rows);
  expect(withMoved(rows, 3, 'down')).toBe(rows);
});

test('an option goes below the one before, and comes out again', () => {
  const rows = rowsOf(TREE, NAMES);
  const deeper = withLevel(rows, 3, 1);
  expect(labels(deeper)).toEqual(['0路面', '1裂缝', '1坑槽', '1桥涵']);
  expect(labels(withLevel(deeper, 3, -1))).toEqual(labels(rows));
  expect(withLevel(rows, 0, 1)).toBe(rows);
  expect(withLevel(rows, 0, -1)).toBe(rows);
});
