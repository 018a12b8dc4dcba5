import { describe, expect, test } from 'vitest';
import { entriesThatFit } from './entriesThatFit.ts';

describe('as many entries as fit, 116 px each, the rest under “more”', () => {
  test.each([
    [0, 5, 0],
    [87, 5, 0],
    [88, 5, 0],
    [203, 5, 0],
    [204, 5, 1],
    [579, 5, 4],
    [580, 5, 5],
    [800, 11, 6],
    [116, 1, 1],
    [115, 1, 0],
    [800, 0, 0],
  ])('%i px and %i entries: %i stand in the bar', (roomPx, total, expected) => {
    expect(entriesThatFit(roomPx, total)).toBe(expected);
  });
});
