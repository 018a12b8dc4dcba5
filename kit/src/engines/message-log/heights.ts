/** Heights of rows by their keys: measured where they have been seen, guessed where not. */
export interface Heights {
  /** Height of everything above the row at this place; at the end, of everything. */
  readonly topOf: (index: number) => number;
  /** Place of the row at this height. */
  readonly indexAt: (px: number) => number;
  readonly heightOf: (key: number) => number;
  /** @returns whether that is news */
  readonly measured: (index: number, heightPx: number) => boolean;
  /** Rows from here on are others, or stand elsewhere. */
  readonly staleFrom: (index: number) => void;
  /** Forgets what was measured: everything is as wide as something else now. */
  readonly forget: () => void;
}

/** Less is how a browser rounds. */
const NEWS_PX = 0.5;

/**
 * Sums are kept as far as they hold, so that a list of 60,000 is added up once and its end afterwards.
 * @param keys of the rows in their order, as they are now
 */
export function createHeights(keys: () => readonly { readonly key: number }[], guessPx: number): Heights {
  const known = new Map<number, number>();
  /** `tops[i]` is what is above row i; there is one more of them than rows. */
  let tops: number[] = [0];

  const heightOf = (key: number) => known.get(key) ?? guessPx;
  function sum(): number[] {
    const rows = keys();
    if (tops.length > rows.length + 1) tops.length = rows.length + 1;
    for (let at = tops.length - 1; at < rows.length; at += 1) tops.push((tops[at] ?? 0) + heightOf(rows[at]?.key ?? -1));
    return tops;
  }
  const staleFrom = (index: number) => {
    if (tops.length > index + 1) tops.length = index + 1;
  };
  return {
    topOf: (index) => sum()[index] ?? 0,
    indexAt(px) {
      const all = sum();
      let low = 0;
      let high = Math.max(0, all.length - 2);
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if ((all[middle] ?? 0) <= px) low = middle;
        else high = middle - 1;
      }
      return low;
    },
    heightOf,
    measured(index, heightPx) {
      const key = keys()[index]?.key;
      if (key === undefined || Math.abs(heightOf(key) - heightPx) < NEWS_PX) return false;
      known.set(key, heightPx);
      staleFrom(index);
      return true;
    },
    staleFrom,
    forget() {
      known.clear();
      tops = [0];
    },
  };
}
