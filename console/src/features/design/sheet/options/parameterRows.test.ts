import { expect, test } from 'vitest';
import { parameterRows, parametersJson } from './parameterRows.ts';

const KNOWN = [
  { id: 'section', label: '路段' },
  { id: 'keyword', label: '关键字' },
];
const STORED = [
  { field: 'section', relationField: 'road', required: false },
  { field: 'keyword', relationField: '@keyword', defaultValue: '' },
  { field: 'gone', relationField: '', defaultValue: 'K9', vendor: 1 },
];

test('parameters are rows and parameters again, those the interface has lost last', () => {
  const rows = parameterRows(STORED, KNOWN);
  expect(rows.map(({ name, source, value, isGone }) => [name, source, value, isGone])).toEqual([
    ['section', 'field', 'road', false],
    ['keyword', 'typed', '', false],
    ['gone', 'fixed', 'K9', true],
  ]);
  expect(parametersJson(rows, 'old')).toEqual(
    STORED.map((one) =>
      one.field === 'section' || one.field === 'keyword'
        ? { ...one, ...(one.field === 'section' && { fieldName: '路段' }), ...(one.field === 'keyword' && { fieldName: '关键字' }) }
        : one,
    ),
  );
});

test.each([
  ['old', { field: 'section', fieldName: '路段', relationField: '', defaultValue: 'S26' }],
  ['new', { field: 'section', fieldName: '路段', relationField: 'S26', sourceType: 2 }],
] as const)('a fixed value stands where the %s spelling has it', (dialect, expected) => {
  const [row] = parameterRows([], KNOWN);
  expect(row && parametersJson([{ ...row, source: 'fixed', value: 'S26' }], dialect)).toEqual([expected]);
});

test('a parameter nobody fills is not written, one that came is emptied', () => {
  const rows = parameterRows([{ field: 'section', relationField: 'road' }], KNOWN);
  expect(
    parametersJson(
      rows.map((row) => ({ ...row, source: 'empty' as const, value: '' })),
      'old',
    ),
  ).toEqual([{ field: 'section', fieldName: '路段', relationField: '' }]);
});
