import { describe, expect, test } from 'vitest';
import { navPanelPlace } from './navPanelPlace.ts';

const view = { widthPx: 1280, heightPx: 800 };
const box = (left: number, top: number, sidePx: number) => ({ left, top, right: left + sidePx, bottom: top + sidePx });

describe('a panel stands at its button and stays in the window', () => {
  test.each([
    ['below', 'under it', box(200, 0, 48), { widthPx: 200, heightPx: 300 }, { leftPx: 200, topPx: 48, maxHeightPx: 744 }],
    ['below', 'moved in from the end', box(1200, 0, 48), { widthPx: 200, heightPx: 300 }, { leftPx: 1072, topPx: 48, maxHeightPx: 744 }],
    ['below', 'moved in from the start', box(-20, 0, 48), { widthPx: 200, heightPx: 300 }, { leftPx: 8, topPx: 48, maxHeightPx: 744 }],
    ['beside', 'beside it', box(8, 100, 40), { widthPx: 200, heightPx: 300 }, { leftPx: 60, topPx: 100, maxHeightPx: 784 }],
    ['beside', 'moved up from the foot', box(8, 700, 40), { widthPx: 200, heightPx: 300 }, { leftPx: 60, topPx: 492, maxHeightPx: 784 }],
    [
      'beside',
      'from the top where it is higher',
      box(8, 700, 40),
      { widthPx: 200, heightPx: 900 },
      { leftPx: 60, topPx: 8, maxHeightPx: 784 },
    ],
  ] as const)('%s: %s', (at, _where, anchor, panel, place) => {
    expect(navPanelPlace(anchor, panel, view, at)).toEqual(place);
  });
});
