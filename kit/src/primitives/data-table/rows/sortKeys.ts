import type { Sort } from '../types.ts';

/**
 * One number per row that sorts like the texts: texts by the collation of the language, compared once per different text;
 * numbers by value, with separators left out.
 */
export function sortKeys(texts: readonly string[], kind: 'text' | 'number', languageTag: string): Float64Array {
  return kind === 'number' ? Float64Array.from(texts, numberIn) : ranks(texts, languageTag);
}

/** Keys that sort ascending, whichever way is meant. Descending ones are negated, so that equal rows keep their order. */
export function inDirection(keys: Float64Array, direction: Sort['direction']): Float64Array {
  return direction === 'ascending' ? keys : keys.map((key) => -key);
}

/** Number in a text; NaN when it holds no number. */
function numberIn(text: string): number {
  const bare = text.replace(/[^\d.+-]/g, '');
  return bare === '' ? NaN : Number(bare);
}

function ranks(texts: readonly string[], languageTag: string): Float64Array {
  const { compare } = new Intl.Collator(languageTag, { numeric: true });
  const sorted = [...new Set(texts)].toSorted(compare);
  const rankOf = new Map<string, number>();
  let rank = 0;
  sorted.forEach((text, index) => {
    if (index > 0 && compare(sorted[index - 1] ?? '', text) !== 0) rank += 1;
    rankOf.set(text, rank);
  });
  return Float64Array.from(texts, (text) => rankOf.get(text) ?? 0);
}

/** The order after a header is pressed: ascending, descending, and back to the order of the list. @reading R-042 */
export function nextSort(sort: Sort | null, columnId: string): Sort | null {
  if (sort?.columnId !== columnId) return { columnId, direction: 'ascending' };
  return sort.direction === 'ascending' ? { columnId, direction: 'descending' } : null;
}
