import { cdp, page } from 'vitest/browser';
import { WINDOW_PX } from './rows.ts';
import type { Row } from './rows.ts';

export type Medium = Pick<Row, 'zoom' | 'mode'>;

const FEATURES = {
  plain: [],
  forcedColors: [{ name: 'forced-colors', value: 'active' }],
  reducedMotion: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
} as const;

/** Medium the browser is in; nobody knows at first. */
let current: Partial<Medium> = {};

/** Movements are seen to the end in no time. */
const MOVEMENT_SPEED = 20;

/** Puts the browser into the window and the mode of a row, as far as it is not in them. */
export async function setMedium({ zoom, mode }: Medium): Promise<void> {
  const [widthPx, heightPx] = WINDOW_PX[zoom];
  if (current.zoom === undefined) await speedUp(MOVEMENT_SPEED);
  if (zoom !== current.zoom) await page.viewport(widthPx, heightPx);
  if (mode !== current.mode) await cdp().send('Emulation.setEmulatedMedia', { features: [...FEATURES[mode]] });
  current = { zoom, mode };
}

async function speedUp(playbackRate: number): Promise<void> {
  await cdp().send('Animation.enable');
  await cdp().send('Animation.setPlaybackRate', { playbackRate });
}

/** Back to a desk with nothing special. */
export async function resetMedium(): Promise<void> {
  await setMedium({ zoom: '100', mode: 'plain' });
  await speedUp(1);
  current = {};
}
