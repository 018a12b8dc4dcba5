import { parseExactJson } from '../../guards/index.ts';
import { moment, number } from '../../wire/index.ts';

/** Readers for frames nobody has checked: whatever comes, they answer a value and never throw. */

type Fields = Readonly<Record<string, unknown>>;

/** An object with its own members only, or nothing. */
export function objectOf(value: unknown): Fields | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.assign(Object.create(null), value);
}

/** An object, or the one inside a text of JSON. */
export function objectIn(value: unknown): Fields | undefined {
  if (typeof value !== 'string') return objectOf(value);
  try {
    return objectOf(parseExactJson(value));
  } catch {
    return undefined;
  }
}

/** The objects of a list; everything else is left out. */
export const objectsOf = (value: unknown): Fields[] =>
  (Array.isArray(value) ? value : []).flatMap((item: unknown) => {
    const fields = objectOf(item);
    return fields ? [fields] : [];
  });

/** A text; a number as text; else empty. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');

export const textOrNull = (value: unknown): string | null => textOf(value) || null;

export const numberOf = (value: unknown): number | null =>
  typeof value === 'number' || typeof value === 'string' ? number.decode(value) : null;

export const momentOf = (value: unknown): number | null =>
  typeof value === 'number' || typeof value === 'string' ? moment.decode(value) : null;

/** A number that counts: whole, never below 0, 0 where nothing can be read. */
export const countOf = (value: unknown): number => Math.max(0, Math.floor(numberOf(value) ?? 0));
