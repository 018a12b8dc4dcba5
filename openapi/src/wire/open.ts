import type { AnyCodec, Codec } from './codec.ts';
import type { Members, RecordIn, RecordModel, RecordOut } from './record.ts';

/**
 * Rest of an object beyond the members named here: the others; how a named one was spelled where its value alone would
 * not bring that back (a number as text); undefined for a named one that was missing. It is there to go back, not to be read.
 */
export type Rest = Readonly<Record<string, unknown>>;
/** A model that loses nothing. */
export type Open<Model> = Model & { readonly rest: Rest };
export type OpenCodec<M extends Members> = Codec<Partial<RecordIn<M>> | undefined, Open<RecordModel<M>>, Partial<RecordOut<M>> & Rest>;

/** Keys that reach into every object of the page. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
/** Deepest level that is opened. @reading R-134 */
const MAX_DEPTH = 100;

interface Entry {
  name: string;
  wireName: string;
  codec: AnyCodec;
  /** Value of a member that is missing, to compare with; read once, when it is first asked for. */
  missing?: { readonly value: unknown };
}

/** Number of open objects that are being read within each other. */
let depth = 0;
/** The wire object a model was read from: proof that it goes back without loss, so that nothing is written twice to see it. */
const sources = new WeakMap<object, object>();

/**
 * An object whose other members are kept: read and written back it is the same JSON, but for the three keys that reach
 * into prototypes. A member that is missing or cannot be read has the value its codec reads from undefined, and stays
 * missing, or goes back as it came, until somebody changes it.
 * @throws when the wire value is no object, or stands deeper than 100 levels
 */
export function open<const M extends Members>(members: M): OpenCodec<M> {
  const entries = Object.entries(members).map(([name, member]): Entry =>
    'wireName' in member ? { name, ...member } : { name, wireName: name, codec: member },
  );
  return {
    decode: (wire) => {
      if (wire !== undefined && !isObject(wire))
        throw new TypeError('[api] A JSON text holds no object where one is described. Keep the text as it is.');
      if (wire !== undefined && depth === MAX_DEPTH)
        throw new RangeError('[api] A JSON text is nested too deeply to be opened. Keep the text as it is.');
      depth += 1;
      try {
        return decodeOpen(entries, wire ?? {}) as Open<RecordModel<M>>; // member by member with the codecs of M
      } finally {
        depth -= 1;
      }
    },
    encode: (model) => encodeOpen(entries, model) as Partial<RecordOut<M>> & Rest, // the same way back
  };
}

/** Any JSON, as it came but for keys that reach into prototypes. */
export const json: Codec<unknown, unknown, unknown> = { decode: (wire) => cleaned(wire), encode: (model) => model };

function decodeOpen(entries: readonly Entry[], wire: object): object {
  const named = new Set(entries.map((entry) => entry.wireName));
  const rest: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(wire)) if (!named.has(key) && !FORBIDDEN_KEYS.has(key)) rest[key] = cleaned(value);
  const model: Record<string, unknown> = {};
  for (const { name, wireName, codec } of entries) {
    const value = own(wire, wireName);
    const read = decodeMember(codec, value);
    model[name] = read;
    const comesBack = value !== undefined && (isReadFrom(read, value) || isSameJson(codec.encode(read), value));
    if (!comesBack) rest[wireName] = cleaned(value);
  }
  const whole = { ...model, rest };
  sources.set(whole, wire);
  return whole;
}

function encodeOpen(entries: readonly Entry[], model: { readonly rest: Rest }): object {
  const wire: Record<string, unknown> = {};
  const named = new Set(entries.map((entry) => entry.wireName));
  for (const [key, value] of Object.entries(model.rest)) if (!named.has(key) && !FORBIDDEN_KEYS.has(key)) wire[key] = value;
  for (const entry of entries) {
    const { name, wireName, codec } = entry;
    const value = own(model, name);
    const sent = own(model.rest, wireName);
    const isUnchanged = Object.hasOwn(model.rest, wireName) && isSameJson(readAgain(entry, sent), value);
    wire[wireName] = isUnchanged ? sent : codec.encode(value);
    if (wire[wireName] === undefined) delete wire[wireName];
  }
  return wire;
}

/** A member nobody can read is as if it were missing; `rest` keeps it. @throws RangeError for one that is too deep: it would not come back */
function decodeMember(codec: AnyCodec, value: unknown): unknown {
  try {
    return codec.decode(value as never);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return codec.decode(undefined as never);
  }
}

/** The value of a member as it was read before. */
function readAgain(entry: Entry, sent: unknown): unknown {
  if (sent !== undefined) return decodeMember(entry.codec, sent);
  entry.missing ??= { value: decodeMember(entry.codec, undefined) };
  return entry.missing.value;
}

function isReadFrom(model: unknown, wire: unknown): boolean {
  if (Array.isArray(model) && Array.isArray(wire))
    return model.length === wire.length && model.every((item, index) => isReadFrom(item, wire[index]));
  return typeof model === 'object' && model !== null && sources.get(model) === wire;
}

/** A copy without the forbidden keys, at any level. @throws when it is deeper than 100 levels */
function cleaned(value: unknown, level = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (level === MAX_DEPTH) throw new RangeError('[api] A JSON text is nested too deeply to be opened. Keep the text as it is.');
  if (Array.isArray(value)) return value.map((item) => cleaned(item, level + 1));
  const kept = Object.entries(value).filter(([key]) => !FORBIDDEN_KEYS.has(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key, cleaned(inner, level + 1)]));
}

/** Equal as JSON: a member that is undefined is no member. */
function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isSameJson(item, other[index]))
    );
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSameJson(own(one, key), own(other, key)));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
const own = (source: object, name: string): unknown => (Object.hasOwn(source, name) ? (source as Rest)[name] : undefined);
