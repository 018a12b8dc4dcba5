/** Texts of rows made ready for searching. */
export interface TextIndex {
  /** Rows whose text holds the keyword, rising. Case does not matter; an empty keyword is in every text. */
  readonly find: (keyword: string) => readonly number[];
}

/** Stands between the texts of two rows. A text that holds it is still found by what is on one of its lines. */
const BETWEEN = '\n';

/**
 * Searches texts without case. A keyword that has no case, such as Chinese or figures, is looked for in the texts as they
 * are; for others all texts are put together in lower case once, so that every further search is one native scan.
 */
export function textIndex(texts: readonly string[]): TextIndex {
  let lower: { readonly text: string; readonly ends: Uint32Array } | undefined;
  return {
    find(keyword) {
      const wanted = keyword.toLowerCase();
      if (!lower && wanted === keyword.toUpperCase()) return findPlain(texts, wanted);
      lower ??= joined(texts);
      return findJoined(lower, wanted);
    },
  };
}

function findPlain(texts: readonly string[], wanted: string): number[] {
  const rows: number[] = [];
  for (let row = 0; row < texts.length; row += 1) if (texts[row]?.includes(wanted)) rows.push(row);
  return rows;
}

function findJoined({ text, ends }: { readonly text: string; readonly ends: Uint32Array }, wanted: string): number[] {
  const rows: number[] = [];
  if (wanted.includes(BETWEEN)) return rows;
  let row = 0;
  for (let at = text.indexOf(wanted); at >= 0 && row < ends.length;) {
    while ((ends[row] ?? Infinity) <= at) row += 1;
    if (row < ends.length) rows.push(row);
    const from = ends[row];
    row += 1;
    if (from === undefined || from > text.length) break;
    at = text.indexOf(wanted, from);
  }
  return rows;
}

/** The long text, and for each row the place after it where the text of the next one begins. */
function joined(texts: readonly string[]): { text: string; ends: Uint32Array } {
  const long = texts.join(BETWEEN);
  const lower = long.toLowerCase();
  // A few letters get longer in lower case; then the places are those of the texts made lower one by one.
  const placed = lower.length === long.length ? texts : texts.map((text) => text.toLowerCase());
  const ends = new Uint32Array(texts.length);
  let end = 0;
  for (let row = 0; row < placed.length; row += 1) {
    end += (placed[row] ?? '').length + 1;
    ends[row] = end;
  }
  return { text: placed === texts ? lower : placed.join(BETWEEN), ends };
}
