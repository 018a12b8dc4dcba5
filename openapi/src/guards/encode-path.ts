/** The path, or the name of the first value that is no safe segment. */
export type EncodedPath = { readonly ok: true; readonly path: string } | { readonly ok: false; readonly name: string };

/** Half a character: it cannot be encoded. */
const LONE_SURROGATE = /\p{Surrogate}/u;
const PLACE = /\{(\w+)\}/g;

/**
 * Fills the `{names}` of a path. Every value is one segment: encoded, never empty, never `.` or `..`, so that the path has
 * as many segments as its template and an id cannot lead to another operation.
 */
export function encodePath(template: string, values: Readonly<Record<string, unknown>> = {}): EncodedPath {
  let unsafe: string | null = null;
  const path = template.replace(PLACE, (_, name: string) => {
    const segment = encodeSegment(Object.hasOwn(values, name) ? values[name] : undefined);
    if (segment === null) unsafe ??= name;
    return segment ?? '';
  });
  return unsafe === null ? { ok: true, path } : { ok: false, name: unsafe };
}

/** A value as one segment of a path, or null when it is none: no text, empty, `.`, `..`, or not to be encoded. */
export function encodeSegment(value: unknown): string | null {
  if (typeof value !== 'string' || value === '' || value === '.' || value === '..' || LONE_SURROGATE.test(value)) return null;
  return encodeURIComponent(value);
}

/** Values of a list that travels as one text with commas, or null when a value is empty or holds a comma and would change the list. */
export const encodeCommaList = (items: readonly string[]): string | null =>
  items.every((item) => item !== '' && !item.includes(',')) ? items.join(',') : null;
