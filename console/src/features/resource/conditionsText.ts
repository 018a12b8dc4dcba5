import type { ListCondition, ListConditions } from '@milepost/kit/lists/grammar';

/** Name of the conditions in the address. */
export const CONDITIONS = 'where';

/** Most conditions an address may have. */
const MOST = 50;
const MATCHES: readonly unknown[] = ['all', 'any'];

const isText = (value: unknown): value is string => typeof value === 'string';

/** Conditions of an address; null where it has none, or what is there is not one of this list. */
export function readConditions(text: string | undefined, isKnown: (condition: ListCondition) => boolean): ListConditions | null {
  if (!text) return null;
  try {
    const read: unknown = JSON.parse(text);
    if (!Array.isArray(read)) return null;
    const [match, ...rows] = read as readonly unknown[];
    if (!MATCHES.includes(match)) return null;
    const list = rows.slice(0, MOST).flatMap((row): ListCondition[] => {
      const [field, symbol, value = null] = Array.isArray(row) ? (row as readonly unknown[]) : [];
      return isText(field) && isText(symbol) && isKnown({ field, symbol, value }) ? [{ field, symbol, value }] : [];
    });
    return list.length > 0 ? { match: match === 'any' ? 'any' : 'all', list } : null;
  } catch {
    return null;
  }
}

/** Conditions as the address has them. */
export const writeConditions = ({ match, list }: ListConditions): string =>
  JSON.stringify([match, ...list.map(({ field, symbol, value }) => [field, symbol, value])]);
