/** Finder of names by how they sound, beside their letters: Chinese names by pinyin. `loadPinyin` of `engines/pinyin` brings one. */
export interface Sounds {
  /** Range of the query in the text, in UTF-16 units, its end exclusive; null when it does not sound like it anywhere. */
  readonly find: (text: string, query: string) => { readonly from: number; readonly end: number } | null;
  /** True when the text begins with what sounds like the query. */
  readonly beginsWith: (text: string, query: string) => boolean;
}
