import { expect, test } from 'vitest';
import { listConfig } from '@milepost/openapi/domains/model';
import { readStyle } from '@milepost/openapi/domains/design/rules';
import { marksOf } from './list/marks.ts';
import { HEAD } from './list/rowValue.ts';

const marks = (rowStyle: string, cellStyle = '') => marksOf(listConfig.decode({ funcs: { rowStyle, cellStyle } } as never));
const row = { id: '1', fullName: '', isLeaf: true, '@head': false, state: '紧急', count: 12 } as never;
const of = (rowStyle: string, cellStyle = '', column = 'state') => marks(rowStyle, cellStyle).of?.(column, 2)(row, 4) ?? null;

test.each<[string, object | null]>([
  ["({ row }) => (row.state === '紧急' ? { color: 'red' } : {})", { words: 'danger' }],
  [
    "({ row, rowIndex }) => { if (row.state === '一般') { return { color: 'green' }; } return { background: '#fff3cd', 'font-weight': 'bold' }; }",
    { ground: 'warning', isStrong: true },
  ],
  ["({ row }) => { if (row['count'] > 10) return { backgroundColor: 'rgb(212, 237, 218)' }; else return null; }", { ground: 'success' }],
  [
    "({ row }) => { const many = row.count > 10; if (many) { if (row.state === '一般') { return { color: 'blue' } } } return { color: '#909399' }; }",
    { words: 'off' },
  ],
  ["({ rowIndex }) => { return rowIndex % 2 === 0 ? { fontWeight: 700 } : ''; }", { isStrong: true }],
  ["({ row }) => ((row.count > 10 && row.state) ? { color: 'orange' } : { color: 'green' })", { words: 'warning' }],
  ["({ row }) => { return { color: '#000' }; }", null],
  ["({ record, index }) => (record.state === '紧急' && index > 3 ? { color: 'red' } : {})", { words: 'danger' }],
  ["({ rowIndex, columnIndex }) => (rowIndex === 4 && columnIndex === 2 ? { 'background-color': 'red' } : {});", { ground: 'danger' }],
  ["({ row }) => ({ fontWeight: 'bolder' })", { isStrong: true }],
  ['({ row }) => ({ fontWeight: 600 })', { isStrong: true }],
  ["({ row }) => ({ fontWeight: '500' })", { isStrong: false }],
  ["({ row }) => ({ fontWeight: 'normal' })", { isStrong: false }],
  ["({ row }) => ({ 'font-weight': 'lighter' })", { isStrong: false }],
  ["({ row }) => { if (row.count > 10) { return } return { color: 'red' } }", null],
  ["({ row }) => { if (row.count > 10) { return; } return { color: 'red' }; }", null],
  ["({ row }) => { if (row.count > 10) return; return { color: 'red' }; }", null],
  ["({ row }) => { if (row.count > 100) return; return { color: 'red' }; }", { words: 'danger' }],
  ["({ row }) => { if (row.count > 100) { return { color: 'green' } } else { } return { color: 'red' } }", { words: 'danger' }],
  [
    "({ row }) => { const most = 10; if (row.count > 1) { const most = 100; } return row.count > most ? { color: 'red' } : {}; }",
    { words: 'danger' },
  ],
  [`({ row }) => { ${';'.repeat(199)} }`, null],
  ['// nothing', null],
])('%s gives %j', (script, look) => {
  expect(marks(script).unread).toBe(0);
  expect(of(script)).toEqual(look);
});

test.each([
  ['none', '', 0],
  ['one that does nothing', '({ data }) => { // nothing\n }', 0],
  ['one that changes the rows', '({ data }) => { data.length = 0; }', 1],
  ['one that would set a field', "({ setFormData }) => { setFormData('state', 1); }", 1],
])('scripts of a list that are not run are counted, after it is loaded: %s', (_, afterOnload, unread) => {
  const rowStyle = '({ row }) => run(row)';
  expect(marksOf(listConfig.decode({ funcs: { afterOnload } } as never))).toEqual({ of: null, unread });
  expect(marksOf(listConfig.decode({ funcs: { afterOnload, rowStyle } } as never))).toEqual({ of: null, unread: unread + 1 });
});

test('the head of a group has no look of its own', () => {
  const red = marks("({ row }) => ({ color: 'red' })").of?.('state', 0);
  const head = { id: '1', fullName: '', isLeaf: false, [HEAD]: true };
  expect([red?.(head, 0), red?.({ ...head, [HEAD]: false }, 0)]).toEqual([null, { words: 'danger' }]);
});

test('a cell is told by its column, and what is said of it goes over its row', () => {
  const cell = "({ row, column }) => { if (column.property === 'state') { return { color: 'red' } } }";
  expect(of('', cell)).toEqual({ words: 'danger' });
  expect(of('', cell, 'count')).toBeNull();
  expect(of("({ row }) => ({ color: 'green', fontWeight: 'bold' })", cell)).toEqual({ words: 'danger', isStrong: true });
});

test.each([
  "({ row }) => { fetch('/x'); return { color: 'red' }; }",
  "({ row }) => ({ color: 'red', position: 'fixed' })",
  "({ row }) => ({ background: 'url(https://elsewhere.example/x)' })",
  "({ row }) => ({ color: 'expression(alert(1))' })",
  '({ row }) => (row.constructor ? { color: 1 } : {})',
  '({ row }) => { while (true) {} }',
  "({ row }) => { row.state = 'x'; return {}; }",
  "({ row, window }) => ({ color: 'red' })",
  "({ row }) => (row.state ? 'red-class' : '')",
  "({ row }) => (row['__proto__'] ? { color: 'red' } : {})",
  "({ row }) => (row[7] ? { color: 'red' } : {})",
  "({ row }) => (row.7 ? { color: 'red' } : {})",
  "({ row }) => (table.state ? { color: 'red' } : {})",
  "({ column }) => (column.width > 1 ? { color: 'red' } : {})",
  "({ row }) => ({ fontWeight: '70' })",
  "({ row }) => ({ fontWeight: 'strong' })",
  "({ row }) => { if (row.state) { const hidden = 1; } return hidden ? { color: 'red' } : {}; }",
  `({ row }) => { ${';'.repeat(200)} }`,
])('%s is not understood, gives no look and is counted', (script) => {
  expect(readStyle(script)).toBeNull();
  expect(marks(script)).toMatchObject({ unread: 1, of: null });
});

test('tests beside and within each other are put together once, however many there are', () => {
  const many = `({ row }) => { if (row.a) { ${'if (row.b) { if (row.c) { } } '.repeat(12)} } return { color: 'red' }; }`;
  expect(of(many)).toEqual({ words: 'danger' });
});
