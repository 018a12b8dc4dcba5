import { isRecord, recordAt, type JsonRecord } from '../record.ts';

/** Direction a value travels in: a request must not get narrower, an answer must not get wider. */
export type Direction = 'request' | 'answer';

/** Both documents, for references. */
export interface Documents {
  base: JsonRecord;
  head: JsonRecord;
}

const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
/** A larger value of the first kind, or a smaller one of the second, lets less through. */
const LOWER_BOUNDS = ['minimum', 'minLength', 'minItems'];
const UPPER_BOUNDS = ['maximum', 'maxLength', 'maxItems'];

/** Changes that break those who rely on the old schema, as sentences that begin with the place; empty when nothing does. */
export function schemaChanges(base: unknown, head: unknown, direction: Direction, documents: Documents): string[] {
  const seen = new Set<string>();
  const compare = (before: unknown, after: unknown, at: string): string[] => {
    const pair = `${refOf(before)}>${refOf(after)}`;
    if (refOf(before) && refOf(after)) {
      if (seen.has(pair)) return [];
      seen.add(pair);
    }
    const old = flatten(before, documents.base);
    const now = flatten(after, documents.head);
    const isRequest = direction === 'request';
    return [
      ...typeChanges(old, now, isRequest).map((change) => `${at} ${change}`),
      ...enumChanges(old, now, isRequest).map((change) => `${at} ${change}`),
      ...(isRequest ? boundChanges(old, now).map((change) => `${at} ${change}`) : []),
      ...requiredChanges(old, now, isRequest).map((change) => `${at} ${change}`),
      ...Object.entries(old.properties).flatMap(([name, property]) => {
        const other = now.properties[name];
        if (other === undefined) return isRequest ? [] : [`${at}.${name} is no longer described`];
        return compare(property, other, `${at}.${name}`);
      }),
      ...(old.items !== undefined && now.items !== undefined ? compare(old.items, now.items, `${at}[]`) : []),
    ];
  };
  return compare(base, head, direction === 'request' ? 'body' : 'answer');
}

interface Flat {
  types: readonly string[];
  properties: Record<string, unknown>;
  required: ReadonlySet<string>;
  items: unknown;
  values: readonly unknown[] | null;
  facts: JsonRecord;
}

/** A schema with its references and parts (`allOf`, `anyOf`) laid over each other: what may be said of a value in all. */
function flatten(schema: unknown, document: JsonRecord, depth = 0): Flat {
  const target = resolve(schema, document);
  const facts = isRecord(target) ? target : {};
  const own: Flat = {
    types: typesOf(facts['type']),
    properties: { ...recordAt(facts, 'properties') },
    required: new Set(Array.isArray(facts['required']) ? facts['required'].map(String) : []),
    items: facts['items'],
    values: Array.isArray(facts['enum']) ? facts['enum'] : null,
    facts,
  };
  if (depth > 8) return own;
  const parts = (key: string): Flat[] => (Array.isArray(facts[key]) ? facts[key].map((part) => flatten(part, document, depth + 1)) : []);
  return [...parts('allOf'), ...parts('anyOf')].reduce<Flat>(
    (all, part) => ({
      ...all,
      types: [...new Set([...all.types, ...part.types])],
      properties: { ...all.properties, ...part.properties },
      required: new Set([...all.required, ...part.required]),
      items: all.items ?? part.items,
      values: all.values ?? part.values,
    }),
    own,
  );
}

function typeChanges(old: Flat, now: Flat, isRequest: boolean): string[] {
  const before = old.types.length > 0 ? old.types : TYPES;
  const after = now.types.length > 0 ? now.types : TYPES;
  const gone = isRequest ? before.filter((type) => !covers(after, type)) : after.filter((type) => !covers(before, type));
  if (gone.length === 0) return [];
  return [isRequest ? `no longer takes ${gone.join(', ')}` : `may now be ${gone.join(', ')}`];
}

const covers = (types: readonly string[], type: string): boolean =>
  types.includes(type) || (type === 'integer' && types.includes('number'));

function enumChanges(old: Flat, now: Flat, isRequest: boolean): string[] {
  const [wide, narrow] = isRequest ? [old.values, now.values] : [now.values, old.values];
  if (narrow === null) return [];
  if (wide === null) return [isRequest ? `takes only ${narrow.map(String).join(', ')} now` : 'may now be any value'];
  const lost = wide.filter((value) => !narrow.includes(value));
  if (lost.length === 0) return [];
  return [isRequest ? `no longer takes ${lost.map(String).join(', ')}` : `may now be ${lost.map(String).join(', ')}`];
}

/** Size of a listed value as a bound counts it. */
const sizeOf = (value: unknown): number | null => (typeof value === 'number' ? value : typeof value === 'string' ? value.length : null);

function boundChanges({ facts: old, values }: Flat, { facts: now }: Flat): string[] {
  const tighter = (key: string, isTighter: (before: number, after: number) => boolean): string[] => {
    const [before, after] = [old[key], now[key]];
    if (typeof after !== 'number') return [];
    // Where the values were listed, a bound around all of them takes nothing away.
    const sizes = values?.map(sizeOf).filter((size) => size !== null) ?? [];
    if (sizes.length > 0 && !sizes.some((size) => isTighter(size, after))) return [];
    return typeof before !== 'number' || isTighter(before, after)
      ? [`has ${key} ${after}${typeof before === 'number' ? `, was ${before}` : ''}`]
      : [];
  };
  return [
    ...LOWER_BOUNDS.flatMap((key) => tighter(key, (before, after) => after > before)),
    ...UPPER_BOUNDS.flatMap((key) => tighter(key, (before, after) => after < before)),
    ...(typeof now['pattern'] === 'string' && now['pattern'] !== old['pattern'] ? [`must match ${now['pattern']} now`] : []),
  ];
}

function requiredChanges(old: Flat, now: Flat, isRequest: boolean): string[] {
  if (isRequest) return [...now.required].filter((name) => !old.required.has(name)).map((name) => `requires ${name} now`);
  return [...old.required].filter((name) => !now.required.has(name)).map((name) => `no longer promises ${name}`);
}

const refOf = (schema: unknown): string => (isRecord(schema) && typeof schema['$ref'] === 'string' ? schema['$ref'] : '');

function resolve(schema: unknown, document: JsonRecord): unknown {
  const ref = refOf(schema);
  if (ref === '') return schema;
  const keys = ref.replace(/^#\//, '').split('/');
  return keys.reduce<unknown>(
    (node, key) => (isRecord(node) ? node[decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
    document,
  );
}

const typesOf = (type: unknown): string[] => (Array.isArray(type) ? type.map(String) : typeof type === 'string' ? [type] : []);
