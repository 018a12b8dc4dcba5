import { describe, expect, test } from 'vitest';
import { columnsOf, inReadingOrder, putAt, stepped } from './arrange.ts';
import type { Spot, Step } from './arrange.ts';

const at = (id: string, x: number, y: number, w: number, h: number): Spot => ({ id, x, y, w, h });
const FIRST = [at('a', 0, 0, 6, 4), at('b', 6, 0, 6, 4), at('c', 0, 4, 12, 3)];
const told = (places: readonly Spot[]) => inReadingOrder(places).map(({ id, x, y, w, h }) => `${id} ${x},${y} ${w}×${h}`);
const after = (id: string, ...steps: readonly Step[]) =>
  told(steps.reduce<readonly Spot[]>((places, step) => stepped(places, id, step, 12), FIRST));

test('a design has twelve columns, and twice as many where a card reaches beyond them', () => {
  expect([columnsOf(FIRST), columnsOf([at('a', 0, 0, 13, 1)]), columnsOf([])]).toEqual([12, 24, 12]);
});

describe('a card that is moved', () => {
  test('to the side pushes what it meets down', () => expect(after('a', 'right')).toEqual(['a 1,0 6×4', 'b 6,4 6×4', 'c 0,8 12×3']));
  test('down changes places with the one below, and up brings it back', () => {
    const swapped = ['c 0,0 12×3', 'a 0,3 6×4', 'b 6,3 6×4'];
    expect(after('a', 'down')).toEqual(swapped);
    expect(after('c', 'up')).toEqual(swapped);
    expect(after('c', 'up', 'down')).toEqual(told(FIRST));
  });
  test('never leaves the grid: there is nowhere to go', () => {
    for (const [id, step] of [
      ['a', 'left'],
      ['b', 'right'],
      ['a', 'up'],
      ['c', 'down'],
      ['c', 'wider'],
    ] as const)
      expect(stepped(FIRST, id, step, 12), `${id} ${step}`).toBe(FIRST);
  });
});

test('a card that grows pushes, one that shrinks lets the others fall up', () => {
  expect(after('a', 'higher')).toEqual(['a 0,0 6×5', 'b 6,0 6×4', 'c 0,5 12×3']);
  expect(after('c', 'narrower')).toEqual(['a 0,0 6×4', 'b 6,0 6×4', 'c 0,4 11×3']);
  expect(told(putAt(FIRST, 'b', { h: 1, w: 99 }, 12))).toEqual(['b 0,0 12×1', 'a 0,1 6×4', 'c 0,5 12×3']);
});

const meet = (a: Spot, b: Spot) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

test('whatever is done, no two cards lie on each other and none is outside', () => {
  const STEPS: readonly Step[] = ['left', 'right', 'up', 'down', 'narrower', 'wider', 'lower', 'higher'];
  let places: readonly Spot[] = FIRST;
  let seed = 7;
  for (let turn = 0; turn < 400; turn += 1) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    places = stepped(places, 'abc'[seed % 3] ?? 'a', STEPS[Math.floor(seed / 8) % 8] ?? 'up', 12);
    const isWithin = places.every((one) => one.x >= 0 && one.x + one.w <= 12 && one.y >= 0 && one.h > 0);
    const meeting = places.flatMap((one) => places.filter((other) => one.id < other.id && meet(one, other)));
    expect([isWithin, meeting]).toEqual([true, []]);
  }
});
