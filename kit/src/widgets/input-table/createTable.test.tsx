import { expect, test, vi } from 'vitest';
import { createTable } from './createTable.ts';
import type { CellNote, InputColumn, Row } from './types.ts';

const usual = {
  kind: 'typed',
  minPx: 100,
  flex: 1,
  isRequired: () => false,
  isShown: () => true,
  isDisabled: () => false,
  problem: () => null,
  text: (value: unknown) => (typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''),
} as const;
const name: InputColumn = { ...usual, id: 'name', label: 'Name', empty: '', read: (text) => ({ value: text }) };
const count: InputColumn = {
  ...usual,
  id: 'count',
  label: 'Count',
  empty: null,
  read: (text) => (/^\d+$/.test(text) ? { value: Number(text) } : { problem: 'no number' }),
};
const unit: InputColumn = {
  ...usual,
  id: 'unit',
  label: 'Unit',
  kind: 'field',
  empty: null,
  read: (text) => (['m', 'pcs'].includes(text) ? { value: text } : { problem: 'no unit' }),
};

function tableOf(rows: readonly Row[]) {
  const onUnreadable = vi.fn<(cells: readonly CellNote[]) => void>();
  const table = createTable({
    rows,
    facts: {
      columns: [name, count, unit],
      isEditable: true,
      canAdd: true,
      maxRows: 100,
      addsBelow: false,
      isReported: false,
      hasSums: false,
    },
    onChange: () => undefined,
    onUnreadable,
    say: () => undefined,
  });
  const texts = () => table.store.ids().map((id) => [name, count, unit].map((column) => table.view(id, column).text));
  return { table, texts, faults: () => onUnreadable.mock.lastCall?.[0] ?? [] };
}
const ROWS = [
  { name: 'bolt', count: 1, unit: 'pcs' },
  { name: 'nut', count: 2, unit: 'pcs' },
];
const AS_THEY_WERE = [
  ['bolt', '1', 'pcs'],
  ['nut', '2', 'pcs'],
];

test.each([
  ['taken', 0, 1, 'rail\t7\tm', [['rail', '7', 'm'], AS_THEY_WERE[1]]],
  [
    'refused in part',
    0,
    1,
    'rail\tmany\tm\ncone\t8\tlorry',
    [
      ['rail', 'many', 'm'],
      ['cone', '8', 'lorry'],
    ],
  ],
  [
    'refused wholly, one column off',
    0,
    2,
    'rail\t7\ncone\t8',
    [
      ['bolt', 'rail', '7'],
      ['nut', 'cone', '8'],
    ],
  ],
  ['beyond the last row', 1, 2, '9\tm\nmany\tm', [AS_THEY_WERE[0], ['nut', '9', 'm'], ['', 'many', 'm']]],
])('a paste that is %s is taken back and done again as one act, with the texts of its cells', (_, at, col, pasted, after) => {
  const { table, texts, faults } = tableOf(ROWS);
  table.move(at, col);
  table.paste(pasted);
  expect(texts()).toEqual(after);
  const told = faults();
  table.undo();
  expect([texts(), faults()]).toEqual([AS_THEY_WERE, []]);
  table.redo();
  expect([texts(), faults()]).toEqual([after, told]);
});

test('what was refused before a paste is there again when the paste is taken back', () => {
  const { table, texts } = tableOf(ROWS);
  table.move(0, 2);
  table.paste('few');
  table.paste('many');
  table.undo();
  expect(texts()[0]).toEqual(['bolt', 'few', 'pcs']);
  table.undo();
  expect(texts()).toEqual(AS_THEY_WERE);
});

test('a typed text that is refused is taken back as what it was typed over, a refused one too', () => {
  const { table, texts } = tableOf(ROWS);
  const [first = 0] = table.store.ids();
  const type = (text: string) => {
    table.move(0, 2);
    table.edit('type');
    for (let end = 1; end <= text.length; end += 1) table.type(first, count, text.slice(0, end));
  };
  type('4x');
  table.commit();
  expect(texts()[0]).toEqual(['bolt', '4x', 'pcs']);
  type('5y');
  table.cancel();
  expect(texts()[0], 'Escape').toEqual(['bolt', '4x', 'pcs']);
  table.undo();
  expect(texts()).toEqual(AS_THEY_WERE);
  type('12');
  table.type(first, count, '1');
  table.commit();
  table.undo();
  expect(texts(), 'typed over itself is no act').toEqual(AS_THEY_WERE);
});

test('rows that come from elsewhere are read as what is typed: figures are figures, and what is none stands in its cell', () => {
  const { table, texts, faults } = tableOf([]);
  table.add([
    { name: 'rail', count: '8', unit: 'pcs' },
    { name: 7, count: 'many' },
  ]);
  expect(table.store.rows()).toEqual([
    { name: 'rail', count: 8, unit: 'pcs' },
    { name: '7', count: null, unit: null },
  ]);
  expect([texts()[1], faults()]).toEqual([['7', 'many', ''], [{ row: 1, column: 'count', message: 'no number' }]]);
  table.undo();
  expect([texts(), faults()]).toEqual([[], []]);
});

test('a choice takes the place of a refused text, which Delete takes out and both bring back', () => {
  const { table, texts, faults } = tableOf(ROWS);
  const [first = 0] = table.store.ids();
  table.move(0, 3);
  table.paste('lorry');
  table.edit('enter');
  table.setValue(first, unit, 'm');
  table.commit();
  expect([texts()[0], faults()]).toEqual([['bolt', '1', 'm'], []]);
  table.undo();
  expect(texts()[0]).toEqual(['bolt', '1', 'lorry']);
  table.clear();
  expect([texts()[0], faults()]).toEqual([['bolt', '1', ''], []]);
  table.undo();
  expect(texts()[0]).toEqual(['bolt', '1', 'lorry']);
});
