/** Finds options by what they contain, fast enough for every key. */
export interface OptionFilter {
  /** Indexes of the options that contain the text, in their order; null when the text is empty and all are meant. */
  find(text: string): Uint32Array | null;
  /** Does now what the first search would have to do; call it when there is time. */
  prepare(): void;
}

/** Text as it is compared: width and case do not matter. @reading R-235 */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/**
 * A filter over options that stay the same. Words are folded once; a search that only grew looks through what was found last.
 * @param wordsOf everything an option is found by, in one text
 */
export function createOptionFilter<O>(options: readonly O[], wordsOf: (option: O) => string): OptionFilter {
  let folded: readonly string[] | undefined;
  let last: { readonly text: string; readonly found: Uint32Array } | null = null;
  const words = () => (folded ??= options.map((option) => foldText(wordsOf(option))));

  return {
    prepare: () => void words(),
    find(text) {
      const wanted = foldText(text).trim();
      if (!wanted) return null;
      if (last?.text === wanted) return last.found;
      const all = words();
      const within = last && wanted.includes(last.text) ? last.found : null;
      const size = within?.length ?? all.length;
      const found = new Uint32Array(size);
      let count = 0;
      for (let place = 0; place < size; place += 1) {
        const index = within?.[place] ?? place;
        if (all[index]?.includes(wanted)) found[count++] = index;
      }
      last = { text: wanted, found: found.slice(0, count) };
      return last.found;
    },
  };
}

/** Where a text stands in another one, width and case apart; undefined when it does not, or stands there in another length. */
export function spanOf(text: string, searched: string): readonly [from: number, end: number] | undefined {
  const wanted = foldText(searched).trim();
  const folded = foldText(text);
  // Folding may change the length ("㎞" becomes "km"): a span would then mark other characters.
  if (!wanted || folded.length !== text.length) return undefined;
  const from = folded.indexOf(wanted);
  return from < 0 ? undefined : [from, from + wanted.length];
}
