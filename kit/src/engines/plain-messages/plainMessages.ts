/** One piece of a compiled sentence: text, the place of a value, or forms by a number; `#` in a form is that number. */
export type Piece = string | readonly [name: string] | readonly [name: string, kind: 'plural', forms: Readonly<Record<string, Pieces>>];
export type Pieces = readonly Piece[];

/** Values for the places of a sentence. */
export type Values = Readonly<Record<string, string | number | null | undefined>>;

/** Sentence that is wanted: its id in the catalogue, and values for its places. */
export interface PlainDescriptor {
  readonly id: string;
  readonly values?: Values;
}

/** Sentences of one language, in the shape functions of messages want them in. */
export interface PlainSentences {
  readonly _: (descriptor: PlainDescriptor) => string;
}

/**
 * Sentences of a few ids in one language, for messages as plain objects in an application without Lingui. They read the same as
 * Lingui's: a number in a form is written as the language writes numbers, and an id that is missing is shown as it is.
 * @param lang BCP 47 tag, which decides which form goes with a number
 * @see docs/decisions/0046-widgets-taken-over.md
 */
export function plainSentences(lang: string, catalogue: Readonly<Record<string, Pieces>>): PlainSentences {
  let rules: Intl.PluralRules | undefined;
  const text = (pieces: Pieces, values: Values, count: string): string =>
    pieces.map((piece) => (piece === '#' ? count : typeof piece === 'string' ? piece : filled(piece, values))).join('');
  function filled([name, , forms]: Exclude<Piece, string>, values: Values): string {
    const value = values[name];
    if (!forms) return value === undefined || value === null ? '' : String(value);
    const count = Number(value);
    const form = forms[count] ?? forms[(rules ??= new Intl.PluralRules(lang)).select(count)] ?? forms['other'] ?? [];
    return text(form, values, new Intl.NumberFormat(lang).format(count));
  }
  return { _: ({ id, values = {} }) => text(catalogue[id] ?? [id], values, '#') };
}
