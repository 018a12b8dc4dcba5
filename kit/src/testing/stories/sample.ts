import { FACTORS, FACTOR_NAMES, allPairs, pairsOf, valuesOf } from './rows.ts';
import type { Factor, Row, SomeValues } from './rows.ts';

/** A story as the sample sees it: its name, and the values it cannot be shown without. */
export interface Sampled {
  readonly id: string;
  readonly fixed: SomeValues;
}

const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A number out of a text that looks like chance and is the same each time (FNV-1a). */
function draw(text: string): number {
  let drawn = FNV_START;
  for (const byte of new TextEncoder().encode(text)) drawn = Math.imul(drawn ^ byte, FNV_PRIME);
  // The low bits of neighbours are alike.
  return (drawn ^ (drawn >>> 15)) >>> 0;
}

/** By its name alone, so that a story keeps its row when others come and go. */
function drawnRow({ id, fixed }: Sampled): Row {
  const row: SomeValues = { ...fixed };
  for (const name of FACTOR_NAMES) row[name] ??= FACTORS[name][draw(`${id} ${name}`) % FACTORS[name].length];
  return row as Row;
}

/**
 * One row for each story, in which all of them together meet every pair of values that their own fixed values allow.
 * What chance leaves out is given to a story that can lose its pairs, because others have met them too.
 * @reading R-270
 */
export function sampleRows(stories: readonly Sampled[]): readonly Row[] {
  const rows = stories.map((story) => drawnRow(story));
  const met = new Map<string, number>();
  const count = (row: SomeValues, by: 1 | -1) => {
    for (const pair of pairsOf(row)) met.set(pair, (met.get(pair) ?? 0) + by);
  };
  for (const row of rows) count(row, 1);

  for (const pair of allPairs()) {
    if (met.get(pair)) continue;
    const values = valuesOf(pair);
    const open = Object.keys(values) as Factor[];
    const taker = stories.findIndex(({ fixed }, at) => {
      const old = rows[at] ?? {};
      const isAllowed = open.every((name) => fixed[name] === undefined || fixed[name] === values[name]);
      const kept = new Set(pairsOf({ ...old, ...values }));
      return isAllowed && pairsOf(old).every((lost) => kept.has(lost) || (met.get(lost) ?? 0) > 1);
    });
    const old = rows[taker];
    if (!old) continue;
    count(old, -1);
    const changed = { ...old, ...values } as Row;
    count(changed, 1);
    rows[taker] = changed;
  }
  return rows;
}

/** Pairs of values that no row holds. */
export function pairsMissing(rows: readonly SomeValues[]): readonly string[] {
  const met = new Set(rows.flatMap((row) => pairsOf(row)));
  return [...allPairs()].filter((pair) => !met.has(pair));
}
