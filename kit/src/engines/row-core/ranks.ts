/** Comparison of two texts, for their order; `new Intl.Collator(tag, { numeric: true })` is one. */
export interface Comparer {
  readonly compare: (a: string, b: string) => number;
}

/** Rank of each text among the different texts of a column, the same for texts that compare as equal. */
export interface TextRanks {
  readonly ranks: Uint32Array;
  /** Ranks run from 0 to `rankCount - 1`. */
  readonly rankCount: number;
}

/** Compares each different text once with what it needs, however many rows hold it. */
export function rankTexts(texts: readonly string[], { compare }: Comparer): TextRanks {
  const numberOf = new Map<string, number>();
  const numbers = new Uint32Array(texts.length);
  for (let row = 0; row < texts.length; row += 1) {
    const text = texts[row] ?? '';
    let number = numberOf.get(text);
    if (number === undefined) numberOf.set(text, (number = numberOf.size));
    numbers[row] = number;
  }
  const different = [...numberOf.keys()];
  const sorted = different.toSorted(compare);
  const rankOf = new Uint32Array(different.length);
  let rank = 0;
  sorted.forEach((text, place) => {
    if (place > 0 && compare(sorted[place - 1] ?? '', text) !== 0) rank += 1;
    rankOf[numberOf.get(text) ?? 0] = rank;
  });
  const ranks = numbers.map((number) => rankOf[number] ?? 0);
  return { ranks, rankCount: different.length ? rank + 1 : 0 };
}
