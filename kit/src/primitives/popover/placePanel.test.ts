import { expect, test } from 'vitest';
import { placePanel } from './placePanel.ts';
import type { PanelAsk, PanelPlace } from './placePanel.ts';

const VIEW = { top: 0, bottom: 600, left: 0, right: 1000 };
const box = (top: number, left = 100, widthPx = 200, heightPx = 28) => ({ top, bottom: top + heightPx, left, right: left + widthPx });
const ask = (over: Partial<PanelAsk>): PanelAsk => ({
  anchor: box(100),
  view: VIEW,
  size: { widthPx: 200, heightPx: 300 },
  placement: 'bottom start',
  ...over,
});

test.each<[string, Partial<PanelAsk>, Partial<PanelPlace>]>([
  ['hangs under its field', {}, { side: 'below', nearEdgePx: 132, leftPx: 100, widthPx: 200 }],
  ['goes above where there is more room', { anchor: box(500) }, { side: 'above', nearEdgePx: 496 }],
  [
    'stays below where there is little room on both sides, but more below',
    { anchor: box(200), size: { widthPx: 200, heightPx: 500 } },
    { side: 'below', maxHeightPx: 360 },
  ],
  [
    'shrinks to the room above',
    { anchor: box(400), size: { widthPx: 200, heightPx: 900 } },
    { side: 'above', nearEdgePx: 396, maxHeightPx: 388 },
  ],
  ['goes where it was asked to go when it fits', { placement: 'top start', anchor: box(400) }, { side: 'above' }],
  ['stays where it is while it fits', { side: 'above', anchor: box(400) }, { side: 'above' }],
  ['leaves where it is when it no longer fits', { side: 'above', anchor: box(100) }, { side: 'below' }],
  ['lines up with the end of its anchor', { placement: 'bottom end', size: { widthPx: 320, heightPx: 50 } }, { leftPx: 8, widthPx: 320 }],
  [
    'lines up with the right edge at the start of lines that begin there',
    { anchor: box(100, 400), size: { widthPx: 120, heightPx: 50 }, isRtl: true },
    { leftPx: 480 },
  ],
  [
    'and with the left edge at their end',
    { placement: 'bottom end', anchor: box(100, 400), size: { widthPx: 120, heightPx: 50 }, isRtl: true },
    { leftPx: 400 },
  ],
  ['stands over the middle of its anchor', { placement: 'bottom', size: { widthPx: 100, heightPx: 50 } }, { leftPx: 150 }],
  ['keeps its distance to the right edge', { anchor: box(100, 900, 60), size: { widthPx: 300, heightPx: 50 } }, { leftPx: 692 }],
  ['is never wider than the page', { size: { widthPx: 1400, heightPx: 50 } }, { leftPx: 8, widthPx: 984 }],
  ['is as wide as the page as a sheet', { isSheet: true }, { leftPx: 0, widthPx: 1000 }],
  [
    'covers its field rather than leave the page',
    { view: { ...VIEW, bottom: 200 }, anchor: box(80), size: { widthPx: 200, heightPx: 300 } },
    { side: 'below', nearEdgePx: 72, maxHeightPx: 120 },
  ],
  [
    'covers its field as a sheet that would have no room for its rows',
    { view: { ...VIEW, bottom: 256 }, anchor: box(60), size: { widthPx: 200, heightPx: 400 }, isSheet: true },
    { side: 'below', nearEdgePx: 0, maxHeightPx: 256 },
  ],
  [
    'is no higher than the page itself',
    { view: { ...VIEW, bottom: 90 }, anchor: box(30), size: { widthPx: 200, heightPx: 300 } },
    { nearEdgePx: 8, maxHeightPx: 74 },
  ],
])('a panel %s', (_promise, over, place) => {
  expect(placePanel(ask(over))).toMatchObject(place);
});
