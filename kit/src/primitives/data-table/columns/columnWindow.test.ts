import { expect, test } from 'vitest';
import { columnWindow, drawnPlaces, stepOf } from './columnWindow.ts';

const of = (count: number) => Array.from({ length: count }, () => 100);
const never = () => false;

test('a table of few columns, or one that fits, draws all of them', () => {
  expect(columnWindow(of(24), 0, 800)).toBeNull();
  expect(columnWindow(of(25), 0, 2500)).toBeNull();
  expect(columnWindow([], 0, 800)).toBeNull();
});

test.each([
  [0, 0, 0, 14],
  [299, 0, 0, 14],
  [300, 1, 0, 17],
  [-900, 3, 6, 23],
  [2000, 6, 15, 30],
])('scrolled by %i px (step %i) columns %i to %i of 30 are drawn on a screen of 800', (px, step, from, to) => {
  expect(stepOf(px)).toBe(step);
  expect(columnWindow(of(30), step, 800)).toEqual({ from, to, widthsPx: of(30) });
});

test('what a screen shows at any place has cells, with the checkbox and the number before them', () => {
  const widths = Array.from({ length: 60 }, (_, place) => 40 + ((place * 37) % 160));
  const total = widths.reduce((sum, px) => sum + px, 0);
  for (let left = 0; left < total - 900; left += 7) {
    const { from, to } = columnWindow(widths, stepOf(left), 900) ?? { from: -1, to: -1 };
    const before = (place: number) => widths.slice(0, place).reduce((sum, px) => sum + px, 0);
    expect(before(from)).toBeLessThanOrEqual(Math.max(0, left - 120));
    expect(before(to)).toBeGreaterThanOrEqual(Math.min(total, left + 900));
  }
});

test('columns that are left out keep their room, whatever is drawn between them', () => {
  const window = { from: 2, to: 4, widthsPx: [10, 20, 30, 40, 50, 60, 70] };
  expect(drawnPlaces(window, never)).toEqual({
    drawn: [
      { place: 2, leftOutPx: 30 },
      { place: 3, leftOutPx: 0 },
    ],
    leftOutPx: 180,
  });
  expect(drawnPlaces(window, (place) => place === 0 || place === 5)).toEqual({
    drawn: [
      { place: 0, leftOutPx: 0 },
      { place: 2, leftOutPx: 20 },
      { place: 3, leftOutPx: 0 },
      { place: 5, leftOutPx: 50 },
    ],
    leftOutPx: 70,
  });
});
