/** A value of JSON, as it came: never changed in place. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json | undefined;
}
/** Names and places from a value down to one within it: `['__config__', 'regList', 0]`. */
export type Path = readonly (string | number)[];

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);
export const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);

/** A number that JavaScript has no number for; it is written with the digits it came with. */
interface RawJson {
  rawJSON?: (text: string) => object;
}
const { rawJSON } = JSON as RawJson;
type Reviver = (this: unknown, name: string, value: unknown, context: { readonly source?: string }) => unknown;
/** Numbers of this many characters or with an exponent may lose digits. */
const MAY_LOSE = /[\d.]{16}|\d[eE]/;
const keepDigits: Reviver = (_, value, { source }) =>
  typeof value === 'number' && source !== undefined && String(value) !== source && /[\d.]{16}|[eE]/.test(source)
    ? (rawJSON?.(source) ?? value)
    : value;

/**
 * The value of a text of JSON. A number with more digits than a double has keeps them, and is written with them again.
 * @throws {SyntaxError} when the text is no JSON
 */
export const parseJson = (text: string): Json =>
  (rawJSON && MAY_LOSE.test(text) ? JSON.parse(text, keepDigits as (name: string, value: unknown) => unknown) : JSON.parse(text)) as Json;

/** True for two values with the same members, in whatever order these stand. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (isList(one)) return isList(other) && one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]));
}

/** Own member of an object; undefined for anything else. */
export const memberOf = (value: Json | undefined, name: string): Json | undefined =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** The value at a path; undefined where something on the way is missing. */
export const valueAt = (value: Json | undefined, path: Path): Json | undefined =>
  path.reduce<Json | undefined>(
    (inner, step) => (typeof step === 'number' ? (isList(inner) ? inner[step] : undefined) : memberOf(inner, step)),
    value,
  );

/** The object with one member set, in its place, or at the end where it is new; `undefined` takes it away. */
export function withMember(value: JsonObject, name: string, member: Json | undefined): JsonObject {
  const entries = Object.entries(value);
  if (member === undefined) return Object.hasOwn(value, name) ? Object.fromEntries(entries.filter(([each]) => each !== name)) : value;
  if (Object.hasOwn(value, name)) return Object.fromEntries(entries.map(([each, had]) => [each, each === name ? member : had]));
  return Object.fromEntries([...entries, [name, member]]);
}

/**
 * The value with another one at a path; objects that are missing on the way are made, a list gets no hole. The same value where
 * nothing changes, or where the path leads through a text or a number.
 */
export function withValueAt(value: Json | undefined, path: Path, next: Json | undefined): Json | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return isSame(value, next) ? value : next;
  if (typeof step === 'number') {
    if (!isList(value) || step > value.length) return value;
    const inner = withValueAt(value[step], rest, next);
    if (inner === value[step]) return value;
    return inner === undefined ? value.filter((_, at) => at !== step) : [...value.slice(0, step), inner, ...value.slice(step + 1)];
  }
  if (value !== undefined && value !== null && !isObject(value)) return value;
  const owner = value ?? {};
  const before = memberOf(owner, step);
  const inner = withValueAt(before, rest, next);
  return inner === before ? value : withMember(owner, step, inner);
}

export const textOf = (value: Json | undefined): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
