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

/** The window of a zoom, as one sees a page of 1280 × 1024 px. */
export const WINDOW_PX = { 100: [1280, 1024], 200: [640, 512], 400: [320, 256] } as const;

const NAMES = Object.keys(FACTORS) as Factor[];
type Loose = Partial<Record<Factor, string>>;

/** Names of all pairs of values in a row: `accent=red density=mini`. */
export function pairsOf(row: Loose): string[] {
  const set = NAMES.filter((name) => row[name] !== undefined);
  return set.flatMap((a, place) => set.slice(place + 1).map((b) => `${a}=${row[a]} ${b}=${row[b]}`));
}

/** Every pair of values there is. */
export function allPairs(): Set<string> {
  const pairs = NAMES.flatMap((a, place) =>
    NAMES.slice(place + 1).flatMap((b) => FACTORS[a].flatMap((x) => FACTORS[b].map((y) => `${a}=${x} ${b}=${y}`))),
  );
  return new Set(pairs);
}

/** Gives the open factors of a row the values that meet the most others they have not met yet. */
function filled(start: Loose, missing: ReadonlySet<string>): Row {
  const row: Loose = { ...start };
  for (const name of NAMES) {
    if (row[name] !== undefined) continue;
    const gain = (value: string) =>
      pairsOf({ ...row, [name]: value }).filter((pair) => missing.has(pair) && pair.includes(`${name}=${value}`)).length;
    const values: readonly string[] = FACTORS[name];
    row[name] = values.reduce((best, value) => (gain(value) > gain(best) ? value : best));
  }
  return row as Row;
}

const valuesOf = (pair: string): Loose => Object.fromEntries(pair.split(' ').map((part) => part.split('=')));

function collect(rows: readonly Row[], starts: readonly Loose[], missing: Set<string>): Row[] {
  const all = [...rows];
  for (const start of starts) {
    const row = filled(start, missing);
    for (const pair of pairsOf(row)) missing.delete(pair);
    all.push(row);
  }
  return all;
}

/** Few rows that hold every pair of values: a sample for the stories together. */
export function pairwiseRows(): readonly Row[] {
  const missing = allPairs();
  let rows: Row[] = [];
  for (let [pair] = missing; pair !== undefined; [pair] = missing) rows = collect(rows, [valuesOf(pair)], missing);
  return rows;
}

/**
 * The whole matrix of one story: every language × scheme × zoom × mode, and in them every pair of all other values.
 * @reading R-270
 */
export function wholeRows(): readonly Row[] {
  const { locale, scheme, zoom, mode } = FACTORS;
  const starts = locale.flatMap((a) =>
    scheme.flatMap((b) => zoom.flatMap((c) => mode.map((d) => ({ locale: a, scheme: b, zoom: c, mode: d })))),
  );
  const missing = allPairs();
  const rows = collect([], starts, missing);
  // What the product of four leaves open, such as two accents that never met a density.
  let all = rows;
  for (let [pair] = missing; pair !== undefined; [pair] = missing) all = collect(all, [valuesOf(pair)], missing);
  return all;
}
