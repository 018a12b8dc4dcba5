/** Parts of a text that hold a digit or no letter: `2026-03-01`, `YH-019`, `1,355.00`. */
const FIGURE = /^(?:\P{L}*|.*\p{Nd}.*)$/u;
/** One word that is spelt as programs spell names: `assetKind`, `toll_gantry`, `system.area`, `Milepost/api`. */
const PROGRAM_NAME = /^[A-Za-z][A-Za-z]*(?:[._/:-][A-Za-z]+|[a-z][A-Z][A-Za-z]*)+$/;
/** Han characters make words with digits, such as 第3页; a plate has one at its start: 渝A12345. */
const PLATE_OR_NONE = /^\p{Script=Han}?[^\p{Script=Han}]*$/u;

/**
 * `no` for a text whose characters count and whose words nobody reads: figures, dates, numbers of documents, plates, codes, ids. For
 * `translate` of an element that holds it.
 */
export function translatable(text: string): 'no' | undefined {
  if (text === '' || !PLATE_OR_NONE.test(text)) return undefined;
  const isVerbatim = text.split(/\s+/).every((part) => part === '' || FIGURE.test(part) || PROGRAM_NAME.test(part));
  return isVerbatim && /[\p{L}\p{Nd}]/u.test(text) ? 'no' : undefined;
}
