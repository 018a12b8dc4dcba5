import { cdp, page } from 'vitest/browser';
import { WINDOW_PX } from './rows.ts';
import type { Row } from './rows.ts';

const FEATURES = {
  plain: [],
  forcedColors: [{ name: 'forced-colors', value: 'active' }],
  reducedMotion: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
} as const;

/** Puts the browser into the window and the mode of a row. */
export async function setMedium({ zoom, mode }: Pick<Row, 'zoom' | 'mode'>): Promise<void> {
  const [widthPx, heightPx] = WINDOW_PX[zoom];
  await page.viewport(widthPx, heightPx);
  await cdp().send('Emulation.setEmulatedMedia', { features: [...FEATURES[mode]] });
}

/** Back to a desk with nothing special. */
export const resetMedium = () => setMedium({ zoom: '100', mode: 'plain' });
