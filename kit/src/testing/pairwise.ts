/** Factors that can be told apart, by name, each with the values it can have. */
export type Factors = Readonly<Record<string, readonly string[]>>;
/** One value of every factor. */
export type RowOf<F extends Factors> = { readonly [N in keyof F]: F[N][number] };
/** Values of some factors. */
export type SomeOf<F extends Factors> = Partial<Record<Extract<keyof F, string>, string>>;

/** Thing that is shown once in a sample: its name, and the values it cannot be shown without. */
export interface SampledOf<F extends Factors> {
  readonly id: string;
  readonly fixed: SomeOf<F>;
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

/** Rows of values in which every value of one factor meets every value of every other. */
export function pairwise<F extends Factors>(factors: F) {
  type Name = Extract<keyof F, string>;
  type Row = RowOf<F>;
  type Some = SomeOf<F>;
  const names = Object.keys(factors) as Name[];
  const valuesFor = (name: Name): readonly string[] => factors[name] ?? [];

  /** Names of all pairs of values in a row: `accent=red density=mini`. */
  function pairsOf(row: Some): string[] {
    const set = names.filter((name) => row[name] !== undefined);
    return set.flatMap((a, place) => set.slice(place + 1).map((b) => `${a}=${row[a]} ${b}=${row[b]}`));
  }

  /** Every pair of values there is. */
  function allPairs(): Set<string> {
    const pairs = names.flatMap((a, place) =>
      names.slice(place + 1).flatMap((b) => valuesFor(a).flatMap((x) => valuesFor(b).map((y) => `${a}=${x} ${b}=${y}`))),
    );
    return new Set(pairs);
  }

  /** The two values of a pair by its name. */
  const valuesOf = (pair: string) => Object.fromEntries(pair.split(' ').map((part) => part.split('='))) as Some;

  /** Gives the open factors of a row the values that meet the most others they have not met yet. */
  function filled(start: Some, missing: ReadonlySet<string>): Row {
    const row: Some = { ...start };
    for (const name of names) {
      if (row[name] !== undefined) continue;
      const gain = (value: string) =>
        pairsOf({ ...row, [name]: value }).filter((pair) => missing.has(pair) && pair.includes(`${name}=${value}`)).length;
      row[name] = valuesFor(name).reduce((best, value) => (gain(value) > gain(best) ? value : best));
    }
    return row as Row;
  }

  /** By its name alone, so that what is sampled keeps its row when others come and go. */
  function drawnRow({ id, fixed }: SampledOf<F>): Row {
    const row: Some = { ...fixed };
    for (const name of names) row[name] ??= valuesFor(name)[draw(`${id} ${name}`) % valuesFor(name).length];
    return row as Row;
  }

  /**
   * One row for each, in which all of them together meet every pair of values that their own fixed values allow.
   * What chance leaves out is given to one that can lose its pairs, because others have met them too.
   * @reading R-270
   */
  function sampleRows(sampled: readonly SampledOf<F>[]): readonly Row[] {
    const rows = sampled.map((one) => drawnRow(one));
    const met = new Map<string, number>();
    const count = (row: Some, by: 1 | -1) => {
      for (const pair of pairsOf(row)) met.set(pair, (met.get(pair) ?? 0) + by);
    };
    for (const row of rows) count(row, 1);

    for (const pair of allPairs()) {
      if (met.get(pair)) continue;
      const values = valuesOf(pair);
      const open = Object.keys(values) as Name[];
      const taker = sampled.findIndex(({ fixed }, at) => {
        const old: Some = rows[at] ?? {};
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
  function pairsMissing(rows: readonly Some[]): readonly string[] {
    const met = new Set(rows.flatMap((row) => pairsOf(row)));
    return [...allPairs()].filter((pair) => !met.has(pair));
  }

  return { names, pairsOf, allPairs, valuesOf, filled, sampleRows, pairsMissing };
}
