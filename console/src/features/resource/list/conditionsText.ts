import type { ConditionGroup, ListCondition, ListConditions } from '@milepost/kit/lists/grammar';

/** Name of the conditions in the address. */
export const CONDITIONS = 'where';

/** Most conditions an address may have. */
const MOST = 50;
const MATCHES: readonly unknown[] = ['all', 'any'];

type Match = ConditionGroup['match'];
const isText = (value: unknown): value is string => typeof value === 'string';

/** Conditions of an address, in one group or in several; null where it has none, or what is there is not one of this list. @reading R-662 */
export function readConditions(text: string | undefined, isKnown: (condition: ListCondition) => boolean): ListConditions | null {
  if (!text) return null;
  try {
    const read: unknown = JSON.parse(text);
    if (!Array.isArray(read)) return null;
    const [match, ...parts] = read as readonly unknown[];
    if (!isMatch(match)) return null;
    const listOf = (rows: readonly unknown[]) =>
      rows.slice(0, MOST).flatMap((row): ListCondition[] => {
        const [field, symbol, value = null] = Array.isArray(row) ? (row as readonly unknown[]) : [];
        return isText(field) && isText(symbol) && isKnown({ field, symbol, value }) ? [{ field, symbol, value }] : [];
      });
    const flat: ConditionGroup = { match, list: listOf(parts) };
    const groups = [flat, ...groupsIn(parts, listOf)].filter(({ list }) => list.length > 0);
    return groups.length > 0 ? { match, groups } : null;
  } catch {
    return null;
  }
}

const isMatch = (value: unknown): value is Match => MATCHES.includes(value);

/** Groups of an address: `{all: […]}` or `{any: […]}` each. */
const groupsIn = (parts: readonly unknown[], listOf: (rows: readonly unknown[]) => readonly ListCondition[]): readonly ConditionGroup[] =>
  parts.slice(0, MOST).flatMap((part): readonly ConditionGroup[] => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return [];
    const [[match, rows] = []] = Object.entries(part) as [string, unknown][];
    return isMatch(match) && Array.isArray(rows) ? [{ match, list: listOf(rows as readonly unknown[]) }] : [];
  });

const rowsIn = ({ list }: ConditionGroup) => list.map(({ field, symbol, value }) => [field, symbol, value]);

/** Conditions as the address has them: those of one group without its braces. */
export function writeConditions({ match, groups }: ListConditions): string {
  const [only, ...others] = groups;
  if (only && others.length === 0) return JSON.stringify([only.match, ...rowsIn(only)]);
  return JSON.stringify([match, ...groups.map((group) => ({ [group.match]: rowsIn(group) }))]);
}
