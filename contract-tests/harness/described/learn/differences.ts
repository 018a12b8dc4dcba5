import { spokenDocument, whenSpoken, type Operation } from '../../description.ts';
import { at, isJson, listOf, type Json } from '../facts/schema.ts';

/** Kinds of JSON, as the description calls them. */
export type Kind = 'string' | 'integer' | 'number' | 'boolean' | 'null' | 'array' | 'object';

/** Something an answer has that the description does not say, or the other way round. Never a value: people's data stays where it is. */
export interface Difference {
  readonly kind: 'member' | 'type' | 'wrapped' | 'missing';
  /** Place in the answer: `data.list[].gender`. */
  readonly at: string;
  /** Member the description and the answer differ in. */
  readonly name: string;
  readonly described: readonly Kind[];
  readonly seen: readonly Kind[];
  /** Schema that says it, as keys from the root of the description: its `properties` hold the member. */
  readonly owner: readonly string[];
}

/** Members of an envelope besides those every version has. */
const ENVELOPE = new Set(['code', 'msg', 'data']);
/** Names of members; anything else may be a key that is data: an id, an account, a date. */
const NAME = /^[A-Za-z_][A-Za-z0-9_]{0,39}$/;
/** More than these in one place is a table by keys. */
const MOST_NAMES = 40;

/** Differences of one good answer, each place once. */
export function differencesOf(operation: Pick<Operation, 'path' | 'method'>, body: Json): Difference[] {
  const owner = ['paths', operation.path, operation.method.toLowerCase(), 'responses', '200', 'content', 'application/json', 'schema'];
  const found = new Map<string, Difference>();
  walk(followed(owner), body, '', found);
  return [...found.values()];
}

/** `extras`, `timestamp`: what stands beside code, msg and data. */
export const besideData = (body: Json): [name: string, kind: Kind][] =>
  Object.entries(body).flatMap(([name, value]) => (ENVELOPE.has(name) || !NAME.test(name) ? [] : [[name, kindOf(value)]]));

function walk(owner: readonly string[], value: unknown, place: string, found: Map<string, Difference>): void {
  if (Array.isArray(value)) {
    const items = branches(owner).find((branch) => at(schemaAt(branch), 'items') !== undefined);
    if (items) for (const item of value) walk([...items, 'items'], item, `${place}[]`, found);
    return;
  }
  if (!isJson(value)) return;
  const holders = branches(owner).filter((branch) => isJson(at(schemaAt(branch), 'properties')));
  const [holder] = holders;
  if (!holder) return; // a free table: its keys are data
  judgeNames(value, holders, place, found);
  for (const [name, inner] of Object.entries(value)) {
    const home = holders.find((each) => at(schemaAt(each), 'properties', name) !== undefined);
    if (!home) continue;
    const here = `${place === '' ? '' : `${place}.`}${name}`;
    const member = [...home, 'properties', name];
    const described = kindsAt(member);
    const wrapped = at(inner, 'list');
    if (described.includes('array') && Array.isArray(wrapped)) {
      put(found, { kind: 'wrapped', at: here, name, described, seen: ['object'], owner: home });
      walk(member, wrapped, `${here}.list`, found);
    } else if (!fits(described, inner)) put(found, { kind: 'type', at: here, name, described, seen: [kindOf(inner)], owner: home });
    else walk(member, inner, here, found);
  }
}

function judgeNames(value: Json, holders: readonly (readonly string[])[], place: string, found: Map<string, Difference>): void {
  const [holder] = holders;
  if (!holder) return;
  const isKnown = (name: string): boolean => holders.some((each) => at(schemaAt(each), 'properties', name) !== undefined);
  const unknown = Object.keys(value).filter((name) => !isKnown(name) && (place !== '' || !ENVELOPE.has(name)));
  const prefix = place === '' ? '' : `${place}.`;
  const isFree = holders.some((each) => (at(schemaAt(each), 'additionalProperties') ?? false) !== false);
  if (place !== '' && !isFree && unknown.length <= MOST_NAMES)
    for (const name of unknown.filter((each) => NAME.test(each)))
      put(found, { kind: 'member', at: `${prefix}${name}`, name, described: [], seen: [kindOf(value[name])], owner: largest(holders) });
  for (const each of holders)
    for (const name of listOf(at(schemaAt(each), 'required')).map(String))
      if (!(name in value) && place !== '')
        put(found, {
          kind: 'missing',
          at: `${prefix}${name}`,
          name,
          described: kindsAt([...each, 'properties', name]),
          seen: [],
          owner: each,
        });
}

/** Schema new members are written into: the one with most members of its own. */
const largest = (holders: readonly (readonly string[])[]): readonly string[] =>
  holders.toSorted(
    (a, b) => Object.keys(Object(at(schemaAt(b), 'properties'))).length - Object.keys(Object(at(schemaAt(a), 'properties'))).length,
  )[0] ?? [];

function put(found: Map<string, Difference>, difference: Difference): void {
  const key = `${difference.kind} ${difference.at}`;
  const seen = new Set([...(found.get(key)?.seen ?? []), ...difference.seen]);
  found.set(key, { ...difference, seen: [...seen].toSorted() });
}

const schemaAt = (keys: readonly string[]): unknown => at(spokenDocument(), ...keys);

/** Keys of a schema, its reference followed. */
function followed(keys: readonly string[]): readonly string[] {
  const ref = at(schemaAt(keys), '$ref');
  return typeof ref === 'string' ? followed(ref.replace('#/', '').split('/')) : keys;
}

const BRANCHES = ['allOf', 'anyOf', 'oneOf'] as const;

/** Found once per place: a list of hundreds of rows asks for the same again and again. */
const known = new Map<string, (readonly string[])[]>();
const knownKinds = new Map<string, readonly Kind[]>();
whenSpoken(() => {
  known.clear();
  knownKinds.clear();
});

/** A schema and everything it is put together from. */
function branches(keys: readonly string[]): (readonly string[])[] {
  const place = keys.join('\n');
  const found = known.get(place) ?? branchesAt(keys);
  known.set(place, found);
  return found;
}

function branchesAt(keys: readonly string[]): (readonly string[])[] {
  const here = followed(keys);
  const inner = BRANCHES.flatMap((word) =>
    listOf(at(schemaAt(here), word)).flatMap((_, index) => branches([...here, word, String(index)])),
  );
  return [here, ...inner];
}

/** Kinds a member may have; none where the description leaves them open. */
function kindsAt(keys: readonly string[]): readonly Kind[] {
  const place = keys.join('\n');
  const found = knownKinds.get(place) ?? kindsOf(keys);
  knownKinds.set(place, found);
  return found;
}

function kindsOf(keys: readonly string[]): Kind[] {
  const kinds = branches(keys).flatMap((each) => [at(schemaAt(each), 'type')].flat());
  return [...new Set(kinds)].filter((kind): kind is Kind => typeof kind === 'string');
}

const fits = (described: readonly Kind[], value: unknown): boolean => {
  const kind = kindOf(value);
  return described.length === 0 || described.includes(kind) || (kind === 'integer' && described.includes('number'));
};

export function kindOf(value: unknown): Kind {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (typeof value === 'string' || typeof value === 'boolean') return typeof value === 'string' ? 'string' : 'boolean';
  return 'object';
}
