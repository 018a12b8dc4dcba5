import { LOCALES } from '../../primitives/locale/index.ts';
import { ACCENTS, DENSITIES, NAV_TONES, SCHEMES } from '../../theme/names.ts';

/** What stories are shown in. `zoom` is the width that is left of 1280 px: 640 at 200 %, 320 at 400 %. */
export const FACTORS = {
  accent: ACCENTS,
  density: DENSITIES,
  locale: LOCALES,
  zoom: ['100', '200', '400'],
  mode: ['plain', 'forcedColors', 'reducedMotion'],
  scheme: SCHEMES,
  nav: NAV_TONES,
} as const;

export type Factor = keyof typeof FACTORS;
/** One value of every factor. */
export type Row = { readonly [F in Factor]: (typeof FACTORS)[F][number] };
/** Values of some factors. */
export type SomeValues = Partial<Record<Factor, string>>;

/** The window of a zoom, as one sees a page of 1280 × 1024 px. */
export const WINDOW_PX = { 100: [1280, 1024], 200: [640, 512], 400: [320, 256] } as const;

export const FACTOR_NAMES = Object.keys(FACTORS) as Factor[];

/** Names of all pairs of values in a row: `accent=red density=mini`. */
export function pairsOf(row: SomeValues): string[] {
  const set = FACTOR_NAMES.filter((name) => row[name] !== undefined);
  return set.flatMap((a, place) => set.slice(place + 1).map((b) => `${a}=${row[a]} ${b}=${row[b]}`));
}

/** Every pair of values there is. */
export function allPairs(): Set<string> {
  const pairs = FACTOR_NAMES.flatMap((a, place) =>
    FACTOR_NAMES.slice(place + 1).flatMap((b) => FACTORS[a].flatMap((x) => FACTORS[b].map((y) => `${a}=${x} ${b}=${y}`))),
  );
  return new Set(pairs);
}

/** The two values of a pair by its name. */
export const valuesOf = (pair: string): SomeValues => Object.fromEntries(pair.split(' ').map((part) => part.split('=')));

/** Gives the open factors of a row the values that meet the most others they have not met yet. */
function filled(start: SomeValues, missing: ReadonlySet<string>): Row {
  const row: SomeValues = { ...start };
  for (const name of FACTOR_NAMES) {
    if (row[name] !== undefined) continue;
    const gain = (value: string) =>
      pairsOf({ ...row, [name]: value }).filter((pair) => missing.has(pair) && pair.includes(`${name}=${value}`)).length;
    const values: readonly string[] = FACTORS[name];
    row[name] = values.reduce((best, value) => (gain(value) > gain(best) ? value : best));
  }
  return row as Row;
}

/**
 * The whole matrix of one story: every language × scheme × zoom × mode, and in them every pair of all other values.
 * @reading R-270
 */
export function wholeRows(): readonly Row[] {
  const { locale, scheme, zoom, mode } = FACTORS;
  const missing = allPairs();
  const rows: Row[] = [];
  const add = (start: SomeValues) => {
    const row = filled(start, missing);
    for (const pair of pairsOf(row)) missing.delete(pair);
    rows.push(row);
  };
  for (const a of locale)
    for (const b of scheme) for (const c of zoom) for (const d of mode) add({ locale: a, scheme: b, zoom: c, mode: d });
  // What the product of four leaves open, such as two accents that never met a density.
  for (let [pair] = missing; pair !== undefined; [pair] = missing) add(valuesOf(pair));
  return rows;
}
