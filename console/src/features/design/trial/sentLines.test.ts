import type { Part } from '@milepost/kit/forms/grammar';
import { expect, test } from 'vitest';
import { sentLines } from './sentLines.ts';

const PARTS: readonly Part[] = [
  { part: 'control', kind: 'text', field: 'title', label: 'Title' },
  {
    part: 'control',
    kind: 'table',
    field: 'items',
    label: 'Items',
    add: '',
    columns: [{ part: 'control', kind: 'text', field: 'what', label: 'What' }],
  },
];

test('what would be sent is told by label, key and value, in the order of the form, and what no field shows comes last', () =>
  expect(sentLines(PARTS, { hidden: 1, items: [{ what: 'a' }, { what: null }], title: '' })).toEqual([
    { key: 'title', label: 'Title', table: null, json: '""' },
    { key: 'items[0].what', label: 'What', table: 'Items', json: '"a"' },
    { key: 'items[1].what', label: 'What', table: 'Items', json: 'null' },
    { key: 'hidden', label: '', table: null, json: '1' },
  ]));

test('of many rows the first are told, and how many follow', () => {
  const lines = sentLines(PARTS, { items: Array.from({ length: 200 }, (_, at) => ({ what: String(at) })) });
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toMatchObject({ key: 'items[5…199]', json: '…' });
});

test('a sub-table without rows is one value', () => expect(sentLines(PARTS, { items: [] })).toMatchObject([{ key: 'items', json: '[]' }]));
