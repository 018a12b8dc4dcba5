/** Search parameters as plain text both ways: an id of digits stays text, and a link can be read. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** @returns the text with its `?`, empty when nothing is set */
export function stringifySearch(search: Record<string, unknown>): string {
  const text = new URLSearchParams(Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : []))).toString();
  return text && `?${text}`;
}
