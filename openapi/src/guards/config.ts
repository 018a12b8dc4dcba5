import { parseStrictJson, type JsonReason } from './strict-json.ts';

/** A value of a configuration: frozen, and its objects have no prototype, so that only own members can be read. */
export type ConfigValue = null | boolean | number | string | readonly ConfigValue[] | ConfigObject;
export interface ConfigObject {
  readonly [name: string]: ConfigValue | undefined;
}

/** Turns a value into what the program works with; `at` is its place, such as `fields[3].span`. @throws {ConfigFault} */
export type Reader<T> = (value: ConfigValue | undefined, at: string) => T;

/** Reason a configuration was refused, and the place: line and column of the text (from 1), or the place of the value. */
export type ConfigFailure =
  | { readonly reason: JsonReason; readonly line: number; readonly column: number }
  | { readonly reason: 'unsafeNumber' | 'shape'; readonly at: string };

export type Config<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: ConfigFailure };

/** Error a reader throws to refuse the whole configuration. */
export class ConfigFault extends Error {
  readonly failure: Extract<ConfigFailure, { at: string }>;
  constructor(at: string, reason: 'unsafeNumber' | 'shape' = 'shape') {
    super(`[config] ${at || 'the value'}: ${reason}`);
    this.failure = { reason, at };
  }
}

const MAX_BYTES = 1024 * 1024;
const LIMITS = { maxChars: MAX_BYTES, maxDepth: 32, maxNodes: 5000 };

/**
 * Opens JSON that stands in a text (propertyJson, formData, column settings …): at most 1 MiB, 32 levels and 5,000 values,
 * no key of a prototype, no key twice, no number that JavaScript would change. An empty text, null and nothing read as
 * null. Never throws.
 * @source shell §3 @reading R-169
 */
export function parseConfig<T>(text: string | null | undefined, reader: Reader<T>): Config<T> {
  if (text === null || text === undefined || text.trim() === '') return read(null, reader);
  if (byteLength(text) > MAX_BYTES) return { ok: false, failure: { reason: 'tooLarge', line: 1, column: 1 } };
  const json = parseStrictJson(text, LIMITS);
  if (!json.ok) return { ok: false, failure: { reason: json.reason, line: json.line, column: json.column } };
  return read(json.value, reader);
}

/** The member at the end of a way through objects and lists, or undefined where the way ends early. */
export function configAt(value: ConfigValue | undefined, ...way: readonly (string | number)[]): ConfigValue | undefined {
  let here: ConfigValue | undefined = value;
  for (const step of way) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined;
    here = (here as Readonly<Record<string | number, ConfigValue | undefined>>)[step];
  }
  return here;
}

function read<T>(json: unknown, reader: Reader<T>): Config<T> {
  try {
    return { ok: true, value: reader(seal(json, ''), '') };
  } catch (error) {
    // A reader of somebody else's may stumble over a value nobody thought of: that is a refusal too.
    return { ok: false, failure: error instanceof ConfigFault ? error.failure : { reason: 'shape', at: '' } };
  }
}

/** At most 32 levels deep, so it may call itself. */
function seal(value: unknown, at: string): ConfigValue {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value))) throw new ConfigFault(at, 'unsafeNumber');
    return value;
  }
  if (Array.isArray(value)) return Object.freeze(value.map((item, index) => seal(item, `${at}[${index}]`)));
  const sealed: Record<string, ConfigValue> = Object.create(null);
  for (const [name, member] of Object.entries(value as object)) sealed[name] = seal(member, at === '' ? name : `${at}.${name}`);
  return Object.freeze(sealed);
}

const byteLength = (text: string): number => (text.length > MAX_BYTES ? text.length : new TextEncoder().encode(text).length);
