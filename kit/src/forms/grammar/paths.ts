import type { FieldPath } from './types.ts';

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Member names nobody may write: they are those of every object. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** True for a name a field may have. */
export const isFieldName = (name: string): boolean => !FORBIDDEN.has(name);

/** Value at a place of a record; undefined where there is none. */
export function valueAt(record: unknown, path: FieldPath): unknown {
  let value = record;
  for (const name of path.split('.')) value = isMembers(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return value;
}

/** The record with another value at a place; the rest is the same objects. */
export function withValueAt(record: Members, path: FieldPath, value: unknown): Members {
  const [name = '', ...rest] = path.split('.');
  if (FORBIDDEN.has(name)) throw new Error(`[kit] "${name}" is no name of a field · it belongs to every object · rename the field`);
  const inner = record[name];
  return { ...record, [name]: rest.length === 0 ? value : withValueAt(isMembers(inner) ? inner : {}, rest.join('.'), value) };
}

/** True when the values are the same, in their members too. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  if (!isMembers(one) || !isMembers(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]));
}
