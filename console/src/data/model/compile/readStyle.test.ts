import { expect, test } from 'vitest';
import { listConfig } from '@milepost/openapi/domains/model';
import { readStyle } from '@milepost/openapi/domains/design/rules';
import { marksOf } from './marks.ts';

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
  ['// nothing', null],
])('%s gives %j', (script, look) => {
  expect(marks(script).unread).toBe(0);
  expect(of(script)).toEqual(look);
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
])('%s is not understood, gives no look and is counted', (script) => {
  expect(readStyle(script)).toBeNull();
  expect(marks(script)).toMatchObject({ unread: 1, of: null });
});

test('tests beside and within each other are put together once, however many there are', () => {
  const many = `({ row }) => { if (row.a) { ${'if (row.b) { if (row.c) { } } '.repeat(12)} } return { color: 'red' }; }`;
  expect(of(many)).toEqual({ words: 'danger' });
});
