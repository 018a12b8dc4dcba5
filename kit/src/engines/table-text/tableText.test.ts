import { expect, test } from 'vitest';
import { tableOfText, textOfTable } from './tableText.ts';

const ROW = { number: 4, values: { stake: 'K1+200', sum: '12345678901234567890.10' } };
const EMPTY = { isInSheet: false, rows: [] };

test.each([true, false])(
  'a table comes back as it was put into a text, every digit of it; its numbers are those of a sheet: %s',
  (isInSheet) => {
    const table = { isInSheet, rows: [ROW, { number: 5, values: {} }] };
    expect(tableOfText(textOfTable(table))).toEqual(table);
  },
);

test('a table without rows is an empty text, and an empty text is one', () => {
  expect(textOfTable({ isInSheet: true, rows: [] })).toBe('');
  expect(tableOfText('')).toEqual(EMPTY);
});

test.each(['{', '[]', 'null', '7', '"rows"', '{}', '{"rows":1}', '{"rows":{"length":1},"isInSheet":true}'])(
  'what is no table has no rows: %s',
  (text) => expect(tableOfText(text)).toEqual(EMPTY),
);

test.each([
  ['nothing', null],
  ['a figure', 1],
  ['a row without a number', { values: { a: 'x' } }],
  ['a number that is a text', { number: '1', values: {} }],
  ['a row without values', { number: 1 }],
  ['values that are nothing', { number: 1, values: null }],
  ['values that are a text', { number: 1, values: 'x' }],
  ['a value that is a figure', { number: 1, values: { a: 'x', b: 1 } }],
])('%s is no row, and the others stay', (_, odd) =>
  expect(tableOfText(JSON.stringify({ isInSheet: true, rows: [odd, ROW] }))).toEqual({ isInSheet: true, rows: [ROW] }),
);

test.each(['1', '"true"', 'null'])('numbers are those of a sheet only where that is said: %s', (said) =>
  expect(tableOfText(`{"isInSheet":${said},"rows":[]}`).isInSheet).toBe(false),
);
