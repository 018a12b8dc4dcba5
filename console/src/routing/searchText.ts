/** Search parameters by name; the last one of a name given twice. */
export type Search = Readonly<Record<string, string>>;

/** Search parameters of a page, typed: the route validates with `read`, the page goes on with `write`. */
export interface PageSearch<Typed> {
  /** Reads the address; what is missing or makes no sense has its first value. */
  readonly read: (search: Search) => Typed;
  /** Writes the address; what has its first value is left out. */
  readonly write: (typed: Typed) => Search;
}

/** Search parameters as plain text both ways: an id of digits stays text, and a link can be read. */
export function parseSearch(text: string): Search {
  return Object.fromEntries(new URLSearchParams(text));
}

/** @returns the text with its `?`, empty when nothing is set */
export function stringifySearch(search: Search): string {
  const text = new URLSearchParams(Object.entries(search).filter(([, value]) => value !== '')).toString();
  return text && `?${text}`;
}
