import { spokenDocument } from './description.ts';

/** A part of the description. */
export type Json = Readonly<Record<string, unknown>>;
export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
export const at = (value: unknown, ...keys: readonly (string | number)[]): unknown =>
  keys.reduce<unknown>((inner, key) => (isJson(inner) || Array.isArray(inner) ? Reflect.get(inner, key) : undefined), value);
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** Text of a string or a number; empty for any other value. */
export const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? `${value}` : '';
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Schema with its references resolved, its `allOf` merged and its null branch removed. */
export interface Shape {
  readonly types: readonly string[];
  readonly isNullable: boolean;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
  /** Schema of the items of a list; undefined where it is none. */
  readonly items: unknown;
  /** Other keywords: limits, pattern, enum. */
  readonly keywords: Json;
}

const MAX_DEPTH = 20;

/** @throws {Error} when a reference has no target, which the description's own linter rules out */
export function shapeOf(schema: unknown, depth = 0): Shape {
  const flat = depth > MAX_DEPTH ? {} : merged(schema, depth);
  const types = [at(flat, 'type')].flat().filter((type) => typeof type === 'string');
  const values = listOf(at(flat, 'enum'));
  return {
    types: types.filter((type) => type !== 'null'),
    isNullable: at(flat, 'isNullable') === true || types.includes('null') || values.includes(null),
    properties: isJson(flat.properties) ? flat.properties : {},
    required: listOf(flat.required).map(textOf),
    items: flat.items,
    keywords: flat,
  };
}

function merged(schema: unknown, depth: number): Json {
  if (!isJson(schema)) return {};
  const { $ref, allOf, anyOf, oneOf, ...own } = schema;
  const parts: Json[] = [];
  if (typeof $ref === 'string') parts.push(merged(target($ref), depth + 1));
  for (const part of listOf(allOf)) parts.push(merged(part, depth + 1));
  const branches = [...listOf(anyOf), ...listOf(oneOf)];
  const filled = branches.filter((branch) => at(branch, 'type') !== 'null');
  if (filled.length < branches.length) parts.push({ isNullable: true });
  if (filled[0] !== undefined) parts.push(merged(filled[0], depth + 1));
  parts.push(own);
  return parts.reduce<Json>(
    (whole, part) => ({
      ...whole,
      ...part,
      properties: { ...(isJson(whole.properties) ? whole.properties : {}), ...(isJson(part.properties) ? part.properties : {}) },
      required: [...new Set([...listOf(whole.required), ...listOf(part.required)])],
    }),
    {},
  );
}

function target(ref: string): unknown {
  const found = at(spokenDocument(), ...ref.replace('#/', '').split('/'));
  if (found === undefined)
    throw new Error(`[contract] The description has nothing at ${ref}, so its rows cannot be made. Run "npm run generate".`);
  return found;
}

/** Parameter with its reference resolved. */
export const parameterOf = (parameter: unknown): Json => {
  const ref = at(parameter, '$ref');
  const found = typeof ref === 'string' ? target(ref) : parameter;
  return isJson(found) ? found : {};
};
