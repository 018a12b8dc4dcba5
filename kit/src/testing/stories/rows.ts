import { LOCALES } from '../../primitives/locale/index.ts';
import { ACCENTS, DENSITIES, NAV_TONES, SCHEMES } from '../../theme/names.ts';
import { pairwise } from '../pairwise.ts';
import type { RowOf, SomeOf } from '../pairwise.ts';

/** Factors stories are shown in. `zoom` is the width that is left of 1280 px: 640 at 200 %, 320 at 400 %. */
export const FACTORS = {
  accent: ACCENTS,
  density: DENSITIES,
  locale: LOCALES,
  zoom: ['100', '200', '400'],
  mode: ['plain', 'forcedColors', 'reducedMotion'],
  scheme: SCHEMES,
  nav: NAV_TONES,
} as const;

/** One value of every factor. */
export type Row = RowOf<typeof FACTORS>;
/** Values of some factors. */
export type SomeValues = SomeOf<typeof FACTORS>;

/** The window of a zoom, as one sees a page of 1280 × 1024 px. */
export const WINDOW_PX = { 100: [1280, 1024], 200: [640, 512], 400: [320, 256] } as const;

export const pairs = pairwise(FACTORS);

/**
 * The whole matrix of one story: every language × scheme × zoom × mode, and in them every pair of all other values.
 * @reading R-270
 */
export function fullRows(): readonly Row[] {
  const { locale, scheme, zoom, mode } = FACTORS;
  const missing = pairs.allPairs();
  const rows: Row[] = [];
  const add = (start: SomeValues) => {
    const row = pairs.filled(start, missing);
    for (const pair of pairs.pairsOf(row)) missing.delete(pair);
    rows.push(row);
  };
  for (const a of locale)
    for (const b of scheme) for (const c of zoom) for (const d of mode) add({ locale: a, scheme: b, zoom: c, mode: d });
  // What the product of four leaves open, such as two accents that never met a density.
  for (let [pair] = missing; pair !== undefined; [pair] = missing) add(pairs.valuesOf(pair));
  return rows;
}
