import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLogView, createMessageLog } from './index.ts';

interface Said {
  readonly id: string | null;
  readonly atMs: number;
  readonly isOwn: boolean;
}
const ROW_PX = 50;
const VIEW_PX = 400;
let nextMs = 0;
const some = (count: number, isOwn = false): Said[] => Array.from({ length: count }, () => ({ id: null, atMs: ++nextMs, isOwn }));

function opened(count: number) {
  const log = createMessageLog<Said>();
  log.prepend(some(count));
  const view = createLogView(log, { isOwn: ({ isOwn }) => isOwn, guessPx: ROW_PX });
  view.subscribe(() => undefined);
  view.resized(VIEW_PX, 600);
  return { log, view };
}
type Opened = ReturnType<typeof opened>;
const rows = ({ view }: Opened, pinned: number | null = null) =>
  view.parts(pinned).flatMap((part) => (part.kind === 'row' ? [part.index] : []));
/** Place of a message in the view: where a reader looks. */
function placeOf({ log, view }: Opened, key: number): number {
  let topPx = 0;
  for (const part of view.parts(key)) {
    if (part.kind === 'row' && part.entry.key === key) break;
    topPx += part.kind === 'gap' ? part.heightPx : ROW_PX;
  }
  expect(log.entries().some((entry) => entry.key === key)).toBe(true);
  return topPx - view.scrollPx();
}

describe('the part of a log that is in sight', () => {
  test('opens at the end', () => {
    const world = opened(200);
    expect(world.view.scrollPx()).toBe(200 * ROW_PX - VIEW_PX);
    expect(rows(world).at(-1)).toBe(199);
    expect(rows(world).length).toBeLessThan(40);
  });
  test('of 60,000 messages only what is in sight is drawn, and the gaps stand for the others', () => {
    const world = opened(60_000);
    world.view.scrolled(1_500_000);
    expect(rows(world).length).toBeLessThan(40);
    const total = world.view.parts(null).reduce((sum, part) => sum + (part.kind === 'gap' ? part.heightPx : ROW_PX), 0);
    expect(total).toBe(60_000 * ROW_PX);
  });
  test('follows the end while the reader is there', () => {
    const world = opened(30);
    world.log.append(some(5));
    expect(world.view.scrollPx()).toBe(35 * ROW_PX - VIEW_PX);
    expect([world.view.isAtEnd(), world.view.newCount()]).toEqual([true, 0]);
  });
  test('does not scroll while the reader is above, and counts what came', () => {
    const world = opened(60);
    world.view.scrolled(1000);
    world.log.append(some(2));
    expect([world.view.scrollPx(), world.view.newCount(), world.view.isAtEnd()]).toEqual([1000, 2, false]);
    world.view.toEnd();
    expect([world.view.newCount(), world.view.isAtEnd()]).toEqual([0, true]);
  });
  test('goes to the end with a message of one’s own', () => {
    const world = opened(60);
    world.view.scrolled(1000);
    world.log.append(some(1, true));
    expect(world.view.isAtEnd()).toBe(true);
  });
  test('keeps the same message at the same place when older ones are put above', () => {
    const world = opened(60);
    world.view.scrolled(30);
    const key = world.log.entries()[1]?.key ?? -1;
    const before = placeOf(world, key);
    expect(world.view.isNearStart()).toBe(true);
    world.log.prepend(some(50));
    expect(placeOf(world, key)).toBe(before);
    expect(world.view.isNearStart()).toBe(false);
  });
  test('keeps the row with the keyboard drawn, wherever it is', () => {
    const world = opened(500);
    const key = world.log.entries()[3]?.key ?? -1;
    expect(rows(world, key)).toContain(3);
    world.view.scrolled(0);
    const last = world.log.entries()[499]?.key ?? -1;
    expect(rows(world, last)).toContain(499);
  });
  test('hears what happened between two subscriptions', () => {
    const log = createMessageLog<Said>();
    const view = createLogView(log, { isOwn: () => false, guessPx: ROW_PX });
    view.resized(VIEW_PX, 600);
    log.prepend(some(100));
    const before = view.version();
    view.subscribe(() => undefined);
    expect(view.version()).toBeGreaterThan(before);
    expect(view.scrollPx()).toBe(100 * ROW_PX - VIEW_PX);
  });
});

test('whatever is measured, put above or below: the message at the top of the view stays where it is', () => {
  const event = fc.oneof(
    fc.record({ kind: fc.constant('above' as const), count: fc.integer({ min: 1, max: 20 }) }),
    fc.record({ kind: fc.constant('below' as const), count: fc.integer({ min: 1, max: 20 }) }),
    fc.record({ kind: fc.constant('measured' as const), index: fc.nat(79), heightPx: fc.integer({ min: 20, max: 300 }) }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), fc.array(event, { maxLength: 12 }), (scrollPx, events) => {
      const log = createMessageLog<Said>();
      log.prepend(some(80));
      const view = createLogView(log, { isOwn: ({ isOwn }) => isOwn, guessPx: ROW_PX });
      view.subscribe(() => undefined);
      view.resized(VIEW_PX, 600);
      view.scrolled(scrollPx);
      const measuredPx = new Map<number, number>();
      const key = log.entries()[Math.floor(scrollPx / ROW_PX)]?.key ?? -1;
      const topOf = () => {
        let px = 0;
        for (const entry of log.entries()) {
          if (entry.key === key) break;
          px += measuredPx.get(entry.key) ?? ROW_PX;
        }
        return px - view.scrollPx();
      };
      const before = topOf();
      // Enough below, so that the end never comes into sight.
      log.append(some(20));
      for (const one of events) {
        if (one.kind === 'above') log.prepend(some(one.count));
        else if (one.kind === 'below') log.append(some(one.count));
        else {
          view.measured([one]);
          measuredPx.set(log.entries()[one.index]?.key ?? -1, one.heightPx);
        }
      }
      expect(topOf()).toBeCloseTo(before, 3);
    }),
  );
});
