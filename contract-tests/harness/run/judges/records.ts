import { isJson, wordOf, type Json } from '../../model/schema.ts';
import type { Finding } from '../described/ledger.ts';
import { finding } from './values.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** True for values that are equal on the wire: 0 and "0", nothing and an empty text, JSON with and without spaces. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b || (isEmpty(a) && isEmpty(b))) return true;
  if (isText(a) && isText(b)) return isSameJson(a, b);
  if (typeof a !== 'object' && typeof b !== 'object') return wordOf(a) === wordOf(b);
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (isJson(a) && isJson(b)) return Object.keys(a).every((name) => name === 'id' || isSame(a[name], b[name]) || !(name in b));
  // A list of ids that one side writes as a text.
  const [text, list] = isText(a) ? [a, b] : [b, a];
  return (
    isText(text) &&
    typeof list === 'object' &&
    (text === (Array.isArray(list) ? list.join(',') : '') || isSameJson(text, JSON.stringify(list)))
  );
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function isSameJson(a: string, b: string): boolean {
  if (!/^[[{]/.test(a) || !/^[[{]/.test(b)) return false;
  try {
    return JSON.stringify(JSON.parse(a)) === JSON.stringify(JSON.parse(b));
  } catch {
    return false;
  }
}

/** Findings of members of `expected` whose value in `got` differs; missing members are skipped unless `isWhole`. */
export function differences(expected: Json, got: unknown, at: string, { omit = new Set<string>(), isWhole = false } = {}): Finding[] {
  if (!isJson(got)) return [finding(at, 'a record', got)];
  return Object.entries(expected).flatMap(([name, value]) => {
    if (omit.has(name) || (!(name in got) && !isWhole)) return [];
    return isSame(value, got[name]) ? [] : [finding(`${at}.${name}`, JSON.stringify(value) ?? 'nothing', got[name])];
  });
}
