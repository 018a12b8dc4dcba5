import { expect, test } from 'vitest';
import { framesUntilShown } from './frames.ts';

const at = (...places: number[]) => places.map((place) => (place * 1000) / 60);
const [press] = at(0.4);

test.each([
  ['the next frame shows it', [0, 1, 2], 1, 1],
  ['the one after it shows it', [0, 1, 2, 3], 2, 2],
  ['the press kept the page busy for three frames', [0, 4, 5], 4, 4],
  ['painting it took two frames more', [0, 1, 4], 1, 3],
  ['frames before the last one before the press do not count', [-3, -2, 0, 1, 2], 1, 1],
  ['a clock that wavers by a millisecond', [0.02, 0.97, 2.03], 0.97, 1],
] as const)('%s', (_, frames, shown, expected) => {
  const [shownMs] = at(shown);
  expect(framesUntilShown({ frames: at(...frames), pressedMs: press ?? 0, shownMs: shownMs ?? 0 })).toBe(expected);
});

test.each([
  ['no frame before the press', [1, 2]],
  ['none after what was shown', [0, 1]],
] as const)('%s: no figure', (_, frames) => {
  const [shownMs] = at(1);
  expect(framesUntilShown({ frames: at(...frames), pressedMs: press ?? 0, shownMs: shownMs ?? 0 })).toBeNaN();
});
