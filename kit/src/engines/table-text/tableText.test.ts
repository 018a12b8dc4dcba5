import { expect, test } from 'vitest';
import { tableOfText, textOfTable } from './tableText.ts';

const TABLE = { isInSheet: true, rows: [{ number: 4, values: { stake: 'K1+200', sum: '12345678901234567890.10' } }] };

test('a table comes back as it was put into a text, every digit of it', () => expect(tableOfText(textOfTable(TABLE))).toEqual(TABLE));

test('a table without rows is an empty text, and an empty text is one', () => {
  expect(textOfTable({ isInSheet: true, rows: [] })).toBe('');
  expect(tableOfText('').rows).toEqual([]);
});

test.each(['{', '[]', '{"rows":1}', '{"rows":[1,{"number":"1","values":{}},{"number":1,"values":{"a":1}}]}'])(
  'what is no table has no rows: %s',
  (text) => expect(tableOfText(text).rows).toEqual([]),
);
