import type { Codec } from './domain.ts';
import type { Schema } from './description.ts';

/** Member of the model that a wire member becomes. */
export interface Member {
  readonly wireName: string;
  /** As the model calls it. */
  readonly name: string;
  readonly kind: 'text' | 'texts' | 'paths' | 'number' | 'flag' | 'moment' | 'choice' | 'other';
  /** True when the model holds null where the server says nothing. */
  readonly isNullable: boolean;
  /** Of a choice: the values of the model. */
  readonly choices: readonly string[];
  readonly schema: Schema;
}

/** Values by wire name. */
export type Hints = Readonly<Record<string, readonly unknown[]>>;

type Model = Readonly<Record<string, unknown>>;

const DATE_TEXT = '2026-11-20 08:00:00';
/** Milliseconds since 1970. */
const SOME_MS = 1_700_000_000_000;

/**
 * Finds out by trying which member of the model each wire member becomes: the codec reads the same object twice with one
 * member changed. So nothing has to be repeated here that the codec knows.
 * @param hints values of members that the schema itself does not list
 */
export function membersOf(schema: Schema, decode: (wire: object) => unknown, hints: Hints = {}): Member[] {
  const base = Object.fromEntries(
    schema.required.flatMap((name) => (schema.properties[name] ? [[name, sampleOf(schema.properties[name])]] : [])),
  );
  const read = (change: object): Model => (decode({ ...base, ...change }) ?? {}) as Model;
  return Object.entries(schema.properties).flatMap(([wireName, described]): Member[] => {
    const inner = described.enum.length > 0 ? described : { ...described, enum: hints[wireName] ?? [] };
    const readOne = (value: unknown): Model | undefined => attempt(() => read({ [wireName]: value }));
    const change = pairsOf(inner)
      .map(([one, other]) => changeOf(one, readOne(one), readOne(other)))
      .find((found) => found !== null);
    if (!change) return [];
    const { name } = change;
    const choices = choicesOf(inner, (value) => read({ [wireName]: value })[name]);
    const kind = kindOf(change, choices, readOne(DATE_TEXT)?.[name]);
    const found = kind === 'choice' && choices.length === 0 ? triedChoices(inner, (value) => read({ [wireName]: value })[name]) : choices;
    return [{ wireName, name, kind, isNullable: readOne(undefined)?.[name] === null, choices: found, schema: inner }];
  });
}

interface Change {
  readonly name: string;
  readonly wire: unknown;
  readonly value: unknown;
}

/** The one member that differs; null when it is none or several. */
function changeOf(wire: unknown, one: Model | undefined, other: Model | undefined): Change | null {
  if (!one || !other) return null;
  const [name, ...more] = Object.keys(one).filter((each) => JSON.stringify(one[each]) !== JSON.stringify(other[each]));
  return name === undefined || more.length > 0 ? null : { name, wire, value: one[name] };
}

/** A number is a moment when its codec reads a date too. */
function kindOf({ value, wire }: Change, choices: readonly string[], asDate: unknown): Member['kind'] {
  if (typeof value === 'boolean') return 'flag';
  if (typeof value === 'number') return typeof asDate === 'number' && asDate > 0 ? 'moment' : 'number';
  if (Array.isArray(value) && value.every((one) => typeof one === 'string') && value.length > 0) return 'texts';
  if (isPaths(value)) return 'paths';
  if (typeof value !== 'string') return 'other';
  return choices.length > 0 || value !== String(wire) ? 'choice' : 'text';
}

/** Ids from the top down, of several records. */
const isPaths = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((one) => Array.isArray(one) && one.every((id) => typeof id === 'string'));

/** The values a choice can have in the model; empty for what is no choice. */
function choicesOf(schema: Schema, read: (value: unknown) => unknown): string[] {
  const values = schema.enum.filter((value) => value !== null).map((value) => attempt(() => read(value)));
  const isChoice = values.length > 1 && values.every((value) => typeof value === 'string');
  return isChoice ? [...new Set(values)] : [];
}

/** Codes servers number their choices with. */
const CODES = Array.from({ length: 21 }, (_, at) => at - 1);

/** Values of a choice nobody lists: what its codec makes of the codes there are. */
function triedChoices(schema: Schema, read: (value: unknown) => unknown): string[] {
  const isText = schema.types.includes('string');
  const values = CODES.map((code) => attempt(() => read(isText ? String(code) : code)));
  return [...new Set(values.filter((value) => typeof value === 'string'))];
}

type Pair = readonly [unknown, unknown];

/** A value of the type a schema asks for. */
const sampleOf = (schema: Schema): unknown => pairsOf(schema)[0]?.[0];

/** Pairs of values that differ, of the types a schema asks for. */
function pairsOf(schema: Schema): readonly Pair[] {
  const [first, second] = schema.enum.filter((value) => value !== null);
  if (first !== undefined && second !== undefined) return [[first, second]];
  const of = (type: string, ...pairs: Pair[]): Pair[] => (schema.types.includes(type) ? pairs : []);
  const numbers: Pair[] = [
    [1, 0],
    [1, 2],
    [SOME_MS, SOME_MS - 1],
  ];
  return [
    ...of('string', ['one', 'two'], ['1', '2'], ['0', '1']),
    ...of('boolean', [true, false]),
    ...of('integer', ...numbers),
    ...of('number', ...numbers),
    ...of('array', [['one'], ['two']], [[['one']], [['two']]], [[], null]),
    ...of('object', [{}, null]),
    ...(schema.types.length === 0 ? ([['one', 'two']] satisfies Pair[]) : []),
  ];
}

/** Result of a codec for a value; undefined where it refuses. */
export function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** The first row a codec of a list reads. */
export function rowReader(codec: Codec, data: Schema): ((wire: object) => unknown) | null {
  const wrap = data.properties['list'] ? (wire: object) => ({ list: [wire] }) : data.items ? (wire: object) => [wire] : null;
  if (!wrap) return null;
  return (wire) => {
    const answer = codec.decode(wrap(wire));
    const rows = Array.isArray(answer) ? answer : (answer as { rows?: unknown[] } | null)?.rows;
    return rows?.[0];
  };
}

/** The values other schemas list for members of the same name. */
export const hintsOf = (schema: Schema | null | undefined): Hints =>
  Object.fromEntries(
    Object.entries(schema?.properties ?? {}).flatMap(([name, inner]) => (inner.enum.length > 0 ? [[name, inner.enum]] : [])),
  );
