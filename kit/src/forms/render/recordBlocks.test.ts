import { expect, test } from 'vitest';
import { readableParts } from '../grammar/index.ts';
import type { Control, Part } from '../grammar/index.ts';
import { recordBlocks } from './recordBlocks.ts';

const text = (field: string): Control => ({ part: 'control', kind: 'text', field, label: field });
const rows: Control = {
  part: 'control',
  kind: 'rows',
  field: 'lines',
  label: 'lines',
  add: 'Add',
  columns: [text('name'), text('price')] as never,
};
const code: Part = { part: 'barcode', label: 'Code', text: { from: 'field', field: 'b' } };

test('fields that follow one another are one list, side by side or not; what stands for itself parts two of them', () => {
  const blocks = recordBlocks([text('a'), { part: 'row', parts: [text('b'), text('c')] }, rows, text('d'), code]);
  expect(blocks.map((block) => (block.is === 'facts' ? block.facts.map(({ field }) => field) : block.part.part))).toEqual([
    ['a', 'b', 'c'],
    'control',
    ['d'],
    'barcode',
  ]);
});

test.each([
  [
    ['a', 'lines', 'lines-name'],
    ['a', 'lines'],
  ],
  [['b'], ['b', 'barcode']],
  [['lines'], []],
])('with %j to be seen there is %j', (seen, left) => {
  const parts: readonly Part[] = [
    { part: 'section', title: 'S', parts: [text('a')] },
    { part: 'tabs', label: 'T', tabs: [{ id: 'one', label: 'One', parts: [text('b'), code] }] },
    rows,
  ];
  const namesOf = (some: readonly Part[]): string[] =>
    some.flatMap((part) => {
      if (part.part === 'control') return [part.field];
      if (part.part === 'tabs') return part.tabs.flatMap((tab) => namesOf(tab.parts));
      return 'parts' in part ? namesOf(part.parts) : [part.part];
    });
  expect(namesOf(readableParts(parts, (field) => seen.includes(field)))).toEqual(left);
});
