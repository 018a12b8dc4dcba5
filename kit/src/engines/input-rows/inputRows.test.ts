import { expect, test, vi } from 'vitest';
import { cellsOf, createRowStore, isEmptyCell, sumOf, sumText, textOfCells } from './index.ts';
import type { Row, Step } from './index.ts';

const rows: readonly Row[] = [
  { name: 'a', count: '1.1' },
  { name: 'b', count: '2.2' },
  { name: 'c', count: 'many' },
];
const started = () => {
  const onChange = vi.fn<(rows: readonly Row[]) => void>();
  return { store: createRowStore(rows, ['count'], onChange), onChange };
};
const set = (store: ReturnType<typeof createRowStore>, at: number, after: unknown): Step => {
  const id = store.ids()[at] as number;
  return { kind: 'set', id, field: 'count', before: store.row(id)?.['count'], after };
};
const edit = { does: 'edit', row: 1, field: 'count' } as const;

test.each<[string, unknown[], boolean, string]>([
  ['whole', [1, 2, 3], false, '6'],
  ['with two places', [0.1, 0.2], false, '0.30'],
  ['half up', ['0.115', '0.01'], false, '0.13'],
  ['with commas', [1000, 234.5], true, '1,234.50'],
  ['of what is a number alone', [null, '', 5, 'b'], false, '5'],
  ['exact beyond 2^53', ['999999999999999.99', '0.01'], true, '1,000,000,000,000,000'],
  ['of nothing', [], true, '0'],
  ['of short figures exact', ['0.1', '0.2', '-0.3', '0.000001', '-0.000001'], false, '0'],
  ['below nothing', ['-0.25', '-1234.5'], true, '-1,234.75'],
  ['of figures as texts and as numbers', ['1.5', 2, '3'], false, '6.50'],
  [
    'of a long column of large figures exact',
    [...Array.from({ length: 5000 }, () => '999999999.99'), '0.25'],
    true,
    '4,999,999,999,950.25',
  ],
  ['of a long column below nothing exact', [...Array.from({ length: 5000 }, () => '-999999999.99'), '-0.25'], false, '-4999999999950.25'],
  ['of figures with more places than are quick', ['0.0000001', '0.9999999'], false, '1'],
  ['of what only looks like a figure', ['1e3', '0x10', ' 5 ', '١'], false, '5'],
])('a sum is %s', (_what, values, hasThousands, text) => expect(sumText(sumOf(values), hasThousands)).toBe(text));

test.each<[unknown, boolean]>([
  [null, true],
  [undefined, true],
  ['', true],
  [[], true],
  [' ', false],
  [0, false],
  [false, false],
])('%j is nothing: %s', (value, isEmpty) => expect(isEmptyCell(value)).toBe(isEmpty));

test('who listens to a row hears of that row alone; the sum follows by the difference', () => {
  const { store, onChange } = started();
  const [first = 0, second = 0] = store.ids();
  const heard = [vi.fn<() => void>(), vi.fn<() => void>()];
  store.subscribeRow(first, heard[0] as () => void);
  store.subscribeRow(second, heard[1] as () => void);
  store.apply({ deed: edit, steps: [set(store, 0, '10')] });
  expect(heard.map((listener) => listener.mock.calls.length)).toEqual([1, 0]);
  expect(store.sum('count')).toBe('12.2');
  expect(onChange.mock.lastCall?.[0][1]).toBe(rows[1]);
});

test('keys of one stay in a cell are taken back together, and done again', () => {
  const { store } = started();
  for (const count of ['2', '23', '234']) store.apply({ deed: edit, steps: [set(store, 0, count)], stay: 1 });
  expect(store.undo()?.deed).toEqual(edit);
  expect(store.rows()[0]).toEqual(rows[0]);
  expect(store.undo()).toBeNull();
  store.redo();
  expect(store.rows()[0]?.['count']).toBe('234');
  expect(store.sum('count')).toBe('236.2');
});

test('a removed row comes back with what was last in it, in its place and under its name', () => {
  const { store } = started();
  const ids = store.ids();
  store.apply({ deed: edit, steps: [set(store, 1, '9')] });
  store.apply({ deed: { does: 'remove', row: 2 }, steps: [{ kind: 'remove', at: 1, id: ids[1] as number, row: {} }] });
  expect(store.rows().map(({ name }) => name)).toEqual(['a', 'c']);
  expect(store.sum('count')).toBe('1.1');
  store.undo();
  expect(store.ids()).toEqual(ids);
  expect(store.rows()[1]).toEqual({ name: 'b', count: '9' });
});

test('rows that were worked out elsewhere keep their names, and what was done can still be taken back', () => {
  const { store } = started();
  const ids = store.ids();
  store.apply({ deed: edit, steps: [set(store, 0, '5')] });
  store.receive(store.rows().map((row) => ({ ...row, amount: '1' })));
  expect(store.ids()).toBe(ids);
  store.undo();
  expect(store.rows()[0]).toEqual({ name: 'a', count: '1.1', amount: '1' });
  store.receive([]);
  expect([store.sum('count'), store.undo()]).toEqual(['0', null]);
});

test.each<[string, string, string[][]]>([
  [
    'tabs and lines',
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a line break within quotes', '"a\nb"\t"say ""x"""', [['a\nb', 'say "x"']]],
  ['inches', '2"\t"', [['2"', '"']]],
  ['one cell', 'a', [['a']]],
  ['an empty cell at the end', 'a\t', [['a', '']]],
  ['an empty line between', 'a\n\nb', [['a'], [''], ['b']]],
  ['nothing', '', [['']]],
  ['empty cells in the last line', 'a\tb\n\t', [['a', 'b']]],
  ['old line ends', 'a\rb', [['a'], ['b']]],
  ['a quoted cell before another line', '"a\tb"\nc', [['a\tb'], ['c']]],
  ['a quote within a cell', 'a"b"', [['a"b"']]],
  ['a quote that another one does not end', '"a"b\tc', [['"a"b', 'c']]],
  ['a quote with a doubled one alone', '"a""', [['"a""']]],
])('cells of a spreadsheet: %s', (_what, text, cells) => expect(cellsOf(text)).toEqual(cells));

test('what was copied is read as it was', () => {
  const cells = [
    ['a\tb', 'say "x"'],
    ['', 'line\nbreak'],
  ];
  expect(cellsOf(textOfCells(cells))).toEqual(cells);
});
