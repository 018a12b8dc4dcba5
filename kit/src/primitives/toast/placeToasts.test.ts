import { expect, test } from 'vitest';
import { placeToasts } from './placeToasts.ts';
import type { Box } from './placeToasts.ts';

const WIDE = { widthPx: 1280, heightPx: 800 };
const PHONE = { widthPx: 375, heightPx: 700 };
const box = (top: number, bottom: number, left = 0, right = 1280): Box => ({ top, bottom, left, right });
const place = (view: typeof WIDE, kept: readonly Box[], heightPx = 60, widthPx = 340) =>
  placeToasts({ view, size: { widthPx, heightPx }, marginPx: 16, kept });

test.each<[string, typeof WIDE, readonly Box[], number, number]>([
  ['nothing in the way: at the bottom', WIDE, [], 60, 16],
  ['above a footer', WIDE, [box(740, 800)], 60, 68],
  ['a footer that ends before the toasts begin is not in the way', WIDE, [box(740, 800, 0, 900)], 60, 16],
  ['one that is off the page is not in the way', WIDE, [box(800, 860), box(-80, 0)], 60, 16],
  ['where there is room below it, below it', WIDE, [box(500, 552)], 60, 16],
  ['not squeezed in below it', WIDE, [box(700, 740)], 60, 108],
  ['between a footer and a button above it, where that is enough', WIDE, [box(740, 800), box(620, 652)], 60, 68],
  ['above both, where it is not', WIDE, [box(740, 800), box(640, 672)], 60, 168],
  ['one inside the other counts once', WIDE, [box(700, 800), box(720, 760)], 60, 108],
  ['on a phone, above the field one writes in', PHONE, [box(580, 700, 0, 375), box(0, 48, 0, 375)], 60, 128],
])('%s', (_, view, kept, heightPx, bottomPx) => {
  expect(place(view, kept, heightPx)).toEqual({ bottomPx, maxHeightPx: null });
});

test('more toasts than there is room for are scrolled in the largest room there is', () => {
  expect(place(PHONE, [box(580, 700), box(0, 48)], 600)).toEqual({ bottomPx: 128, maxHeightPx: 516 });
});

test('where nothing could be read any more they cover something', () => {
  const zoomed = { widthPx: 320, heightPx: 256 };
  expect(place(zoomed, [box(0, 100, 0, 320), box(150, 256, 0, 320)], 80, 288)).toEqual({ bottomPx: 16, maxHeightPx: null });
});

test('at the left edge, where lines end from right to left, they keep off what is there', () => {
  const size = { widthPx: 340, heightPx: 60 };
  const atLeft = (kept: Box) => placeToasts({ view: WIDE, size, marginPx: 16, isAtLeft: true, kept: [kept] }).bottomPx;
  expect([atLeft(box(740, 800, 0, 100)), atLeft(box(740, 800, 900, 1280))]).toEqual([68, 16]);
});
