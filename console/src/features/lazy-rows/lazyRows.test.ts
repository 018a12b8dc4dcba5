import { expect, test } from 'vitest';
import { countShown, isWaiting, lineId, linesBelow } from './lazyRows.ts';
import type { Below } from './lazyRows.ts';

const row = (id: string, isLeaf = false) => ({ id, fullName: id, isLeaf });
type Row = ReturnType<typeof row>;
const retry = () => undefined;
const below = new Map<string, Below<Row>>([
  ['loaded', { state: 'loaded', rows: [row('child', true)] }],
  ['empty', { state: 'loaded', rows: [] }],
  ['loading', { state: 'loading', retry }],
  ['failed', { state: 'failed', retry }],
]);

test.each([
  ['a leaf', row('x', true), []],
  ['a row never opened', row('x'), [{ waitsFor: 'x', state: 'loading' }]],
  ['a row whose rows are coming', row('loading'), [{ waitsFor: 'loading', state: 'loading' }]],
  ['a row whose rows did not come', row('failed'), [{ waitsFor: 'failed', state: 'failed' }]],
  ['a row whose rows have come', row('loaded'), [row('child', true)]],
  ['a row found empty, which is a leaf now', row('empty'), []],
  ['a line that waits', { waitsFor: 'x', state: 'loading' } as const, []],
])('below %s: %#', (_, line, lines) => expect(linesBelow<Row>(line, below)).toEqual(lines));

test('a line that waits has an id no row has', () => {
  expect([lineId<Row>({ waitsFor: 'x', state: 'loading' }), lineId(row('x'))]).toEqual(['loading:x', 'x']);
  expect([isWaiting<Row>({ waitsFor: 'x', state: 'failed' }), isWaiting(row('x'))]).toEqual([true, false]);
});

test('only rows are counted, as far as they are open', () => {
  const rows = [row('loaded'), row('failed'), row('x', true)];
  expect(countShown(rows, new Set(), below)).toBe(3);
  expect(countShown(rows, new Set(['loaded', 'failed', 'x']), below)).toBe(4);
});
