/** Part of a text, in UTF-16 units: what a found name marks. */
export interface TextRange {
  readonly from: number;
  /** Exclusive. */
  readonly end: number;
}

/** One character of a text with the ways it may be typed. */
export interface CharReading {
  /** Full-width and capital letters made plain. */
  readonly char: string;
  readonly from: number;
  readonly end: number;
  /** Syllables in plain letters, ü written v; empty for what is no Han character. */
  readonly syllables: readonly string[];
}

/** Finds names by their sound: initials, whole syllables, Han characters, or a mixture. */
export interface Pinyin {
  /** Earliest range of the query in the text; null when it is nowhere. An empty query is nowhere. */
  find(text: string, query: string): TextRange | null;
  /** True when the text begins with the query: the question of typing ahead. */
  beginsWith(text: string, query: string): boolean;
  /**
   * Order of names of people: figures, then Han names by sound with the readings of surnames, Han characters without a
   * reading, other letters last.
   */
  compareNames(one: string, other: string): number;
  /** First letters of a name in lower case, and its figures: `路面病害` is `lmbh`. Empty for a name without any. */
  initials(text: string): string;
}

/** Turns a text into its readings; the surname is read as one. */
export type ReadText = (text: string) => readonly CharReading[];
