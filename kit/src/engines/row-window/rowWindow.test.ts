import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyWindow, moveSlot, nextWindow, scrollToRow } from './index.ts';
import type { RowWindow, WindowAsk } from './index.ts';

const ask = (over: Partial<WindowAsk> = {}): WindowAsk => ({
  scrollPx: 0,
  viewportPx: 360,
  rowPx: 36,
  count: 10_000,
  overscan: 2,
  pinned: -1,
  ...over,
});
const rendered = ({ slots }: RowWindow) => slots.filter((position) => position >= 0).toSorted((a, b) => a - b);
/** Positions rendered before and after that changed their slot. */
const moved = (before: RowWindow, after: RowWindow) =>
  before.slots.filter((position, slot) => position >= 0 && after.slots.includes(position) && after.slots[slot] !== position);
const run = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

test.each([
  ['at the top', {}, run(0, 12)],
  ['in the middle', { scrollPx: 36 * 100 }, run(98, 113)],
  ['between two rows', { scrollPx: 36 * 100 + 18 }, run(98, 113)],
  ['at the end', { scrollPx: 36 * 9_990 }, run(9_985, 10_000)],
  ['beyond the end, after the list shrank', { scrollPx: 36 * 500, count: 20 }, run(5, 20)],
  ['a short list', { count: 3 }, run(0, 3)],
  ['no rows', { count: 0 }, []],
  ['before anything is measured', { rowPx: 0 }, []],
  ['with the keyboard far away', { scrollPx: 36 * 100, pinned: 7 }, [7, ...run(98, 113)]],
  ['with the keyboard on the first one, far away', { scrollPx: 36 * 100, pinned: 0 }, [0, ...run(98, 113)]],
  ['with the keyboard just below them', { pinned: 12 }, run(0, 13)],
  ['with the keyboard just above them', { scrollPx: 36 * 100, pinned: 97 }, run(97, 113)],
  ['above the top, where a page bounces', { scrollPx: -80 }, run(0, 12)],
  ['with the keyboard in view', { pinned: 3 }, run(0, 12)],
  ['with the keyboard on a row that is gone', { pinned: 10_000 }, run(0, 12)],
])('rows %s', (_, over, expected) => {
  expect(rendered(nextWindow(emptyWindow, ask(over)))).toEqual(expected);
});

test('a list that was scrolled keeps as many rows when it is back at its top: no element comes or goes with the scrolling', () => {
  const scrolled = nextWindow(nextWindow(emptyWindow, ask()), ask({ scrollPx: 36 * 5 }));
  expect(scrolled.slots).toHaveLength(15);
  expect(rendered(nextWindow(scrolled, ask()))).toEqual(run(0, 15));
});

test('a row that stays keeps its slot, a new one takes a slot that came free', () => {
  const first = nextWindow(emptyWindow, ask());
  const next = nextWindow(first, ask({ scrollPx: 36 * 5 }));
  expect(moved(first, next)).toEqual([]);
  const jumped = nextWindow(next, ask({ scrollPx: 36 * 5_000 }));
  expect(jumped.slots).toHaveLength(next.slots.length);
});

test('a list that becomes taller at its top has no row it has no use for yet', () => {
  const low = nextWindow(emptyWindow, ask({ scrollPx: 36 * 100, viewportPx: 72 }));
  expect(rendered(nextWindow(low, ask()))).toEqual(run(0, 12));
});

test('the same window comes back as the same object', () => {
  const first = nextWindow(emptyWindow, ask());
  expect(nextWindow(first, ask({ scrollPx: 0 }))).toBe(first);
  expect(nextWindow(emptyWindow, ask({ rowPx: 0 }))).toBe(emptyWindow);
  expect(nextWindow(emptyWindow, ask({ count: 0 }))).toBe(emptyWindow);
});

test('of a list that becomes empty, or is not measured any more, nothing is left', () => {
  const first = nextWindow(emptyWindow, ask());
  expect([nextWindow(first, ask({ count: 0 })), nextWindow(first, ask({ rowPx: 0 }))]).toEqual([emptyWindow, emptyWindow]);
});

test('a row that loses the keyboard far away is gone, its element too', () => {
  const before = nextWindow(emptyWindow, ask({ pinned: 5_000 }));
  expect(before).toEqual({ from: 0, end: 12, slots: [...run(0, 12), 5_000] });
  expect(nextWindow(before, ask())).toEqual({ from: 0, end: 12, slots: run(0, 12) });
});

test('a row with the keyboard becomes one of the window when the list grows down to it', () => {
  const before = nextWindow(emptyWindow, ask({ pinned: 12 }));
  expect(nextWindow(before, ask({ pinned: 12, viewportPx: 396 }))).toEqual({ from: 0, end: 13, slots: run(0, 13) });
  const above = nextWindow(emptyWindow, ask({ scrollPx: 36 * 100, pinned: 97 }));
  expect(nextWindow(above, ask({ scrollPx: 36 * 99, pinned: 112 }))).toMatchObject({ from: 97, end: 112 });
});

test('another row with the keyboard takes the place of the last one', () => {
  const before = nextWindow(emptyWindow, ask({ pinned: 5_000 }));
  expect(nextWindow(before, ask({ pinned: 6_000 })).slots).toEqual([...run(0, 12), 6_000]);
});

test('whatever the scrolling, rows are rendered once each, stay in their slot, and the pinned row is never given up', () => {
  const step = fc.record({ scrollPx: fc.nat(360_000), pinned: fc.integer({ min: -1, max: 9_999 }) });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), (steps) => {
      let window = emptyWindow;
      for (const over of steps) {
        const next = nextWindow(window, ask(over));
        const rows = rendered(next);
        expect(new Set(rows).size).toBe(rows.length);
        expect(rows).toEqual(expect.arrayContaining(run(next.from, next.end)));
        expect(over.pinned < 0 || rows.includes(over.pinned)).toBe(true);
        expect(rows.length).toBeLessThanOrEqual(16);
        expect(moved(window, next)).toEqual([]);
        window = next;
      }
    }),
  );
});

test('a row that moved in the list takes its slot along', () => {
  const window: RowWindow = { from: 0, end: 3, slots: [0, 1, 2] };
  expect(moveSlot(window, 0, 2).slots).toEqual([2, 1, 0]);
  expect(moveSlot(window, 1, 9).slots).toEqual([0, 9, 2]);
  expect(moveSlot(window, 1, 1)).toBe(window);
});

test.each([
  [0, 100, 0],
  [3, 100, 100],
  [2, 100, 72],
  [10, 100, 36],
  [13, 100, 144],
  [13, 400, 400],
])('row %i is brought into view', (position, scrollPx, expectedPx) => {
  const view = { scrollPx: scrollPx === 100 && position === 10 ? 0 : scrollPx, viewportPx: 360, rowPx: 36 };
  expect(scrollToRow(position, view)).toBe(expectedPx);
});

test('a sticky head is not counted as room', () => {
  expect(scrollToRow(9, { scrollPx: 0, viewportPx: 360, rowPx: 36 }, 36)).toBe(36);
});
