import { spokenDocument, whenSpoken, type Operation } from '../../model/description.ts';
import { at, isJson, listOf, type Json } from '../../model/schema.ts';

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
  /** The same schema where it would stand if the operation had no references: its own place, which no other operation shares. */
  readonly own: readonly string[];
}

/** A schema: where it is written, and where it would stand without references. */
interface Place {
  readonly at: readonly string[];
  readonly own: readonly string[];
}

/** Differences of an answer, and the members that are as described, as `owner name`. */
export interface Comparison {
  readonly differences: readonly Difference[];
  readonly unchanged: ReadonlySet<string>;
}

/** Key of one member of one schema, for all operations that answer it. */
export const memberKey = (owner: readonly string[], name: string): string => [...owner, name].join('\n');

/** Members of an envelope besides those every version has. */
const ENVELOPE = new Set(['code', 'msg', 'data']);
/** Names of members; anything else may be a key that is data: an id, an account, a date. */
const NAME = /^[A-Za-z_][A-Za-z0-9_]{0,39}$/;
/** More than these in one place is a table by keys. */
const MOST_NAMES = 40;

/** Differences of one good answer, each place once. @reading R-886 */
export function differencesOf(operation: Pick<Operation, 'path' | 'method'>, body: Json): readonly Difference[] {
  const own = answerOf(operation);
  const found: Found = { differences: new Map() };
  walk({ at: own, own }, body, '', found);
  return [...found.differences.values()];
}

/** Keys of the schema of an answer. */
export const answerOf = ({ path, method }: Pick<Operation, 'path' | 'method'>): readonly string[] => [
  'paths',
  path,
  method.toLowerCase(),
  'responses',
  '200',
  'content',
  'application/json',
  'schema',
];

/** One good answer beside its description. */
export function comparedWith(operation: Pick<Operation, 'path' | 'method'>, body: Json): Comparison {
  const own = answerOf(operation);
  const unchanged = new Set<string>();
  const found: Found = { differences: new Map(), unchanged };
  walk({ at: own, own }, body, '', found);
  return { differences: [...found.differences.values()], unchanged };
}

interface Found {
  readonly differences: Map<string, Difference>;
  /** Absent where unchanged members are not collected. */
  readonly unchanged?: Set<string>;
}

/** Members beside code, msg and data: `extras`, `timestamp`. */
export const besideData = (body: Json): [name: string, kind: Kind][] =>
  Object.entries(body).flatMap(([name, value]) => (ENVELOPE.has(name) || !NAME.test(name) ? [] : [[name, kindOf(value)]]));

function walk(owner: Place, value: unknown, place: string, found: Found): void {
  if (Array.isArray(value)) {
    const items = branches(owner).find((branch) => at(schemaAt(branch.at), 'items') !== undefined);
    if (items) for (const item of value) walk(inside(items, 'items'), item, `${place}[]`, found);
    return;
  }
  if (!isJson(value)) return;
  const holders = branches(owner).filter((branch) => isJson(at(schemaAt(branch.at), 'properties')));
  if (holders.length === 0) return; // a free table: its keys are data
  judgeNames(value, holders, place, found);
  for (const [name, inner] of Object.entries(value)) {
    const home = holders.find((each) => at(schemaAt(each.at), 'properties', name) !== undefined);
    if (!home) continue;
    const here = `${place === '' ? '' : `${place}.`}${name}`;
    const member = inside(home, 'properties', name);
    const described = kindsAt(member);
    const wrapped = at(inner, 'list');
    const difference = { at: here, name, described, owner: home.at, own: home.own };
    if (described.includes('array') && Array.isArray(wrapped)) {
      put(found, { ...difference, kind: 'wrapped', seen: ['object'] });
      walk(member, wrapped, `${here}.list`, found);
    } else if (!fits(described, inner)) put(found, { ...difference, kind: 'type', seen: [kindOf(inner)] });
    else {
      found.unchanged?.add(memberKey(home.at, name));
      walk(member, inner, here, found);
    }
  }
}

const inside = (place: Place, ...keys: readonly string[]): Place => ({ at: [...place.at, ...keys], own: [...place.own, ...keys] });

function judgeNames(value: Json, holders: readonly Place[], place: string, found: Found): void {
  const isKnown = (name: string): boolean => holders.some((each) => at(schemaAt(each.at), 'properties', name) !== undefined);
  const unknown = Object.keys(value).filter((name) => !isKnown(name) && (place !== '' || !ENVELOPE.has(name)));
  const prefix = place === '' ? '' : `${place}.`;
  const isFree = holders.some((each) => (at(schemaAt(each.at), 'additionalProperties') ?? false) !== false);
  const home = largest(holders);
  if (place !== '' && !isFree && unknown.length <= MOST_NAMES && home)
    for (const name of unknown.filter((each) => NAME.test(each)))
      put(found, {
        kind: 'member',
        at: `${prefix}${name}`,
        name,
        described: [],
        seen: [kindOf(value[name])],
        owner: home.at,
        own: home.own,
      });
  for (const each of holders)
    for (const name of listOf(at(schemaAt(each.at), 'required')).map(String))
      if (!(name in value) && place !== '')
        put(found, {
          kind: 'missing',
          at: `${prefix}${name}`,
          name,
          described: kindsAt(inside(each, 'properties', name)),
          seen: [],
          owner: each.at,
          own: each.own,
        });
}

/** Schema new members are written into: the one with most members of its own. */
const largest = (holders: readonly Place[]): Place | undefined =>
  holders.toSorted(
    (a, b) => Object.keys(Object(at(schemaAt(b.at), 'properties'))).length - Object.keys(Object(at(schemaAt(a.at), 'properties'))).length,
  )[0];

function put({ differences }: Found, difference: Difference): void {
  const key = `${difference.kind} ${difference.at}`;
  const seen = new Set([...(differences.get(key)?.seen ?? []), ...difference.seen]);
  differences.set(key, { ...difference, seen: [...seen].toSorted() });
}

const schemaAt = (keys: readonly string[]): unknown => at(spokenDocument(), ...keys);

/** Keys of a schema, its reference followed. */
function followed(keys: readonly string[]): readonly string[] {
  const ref = at(schemaAt(keys), '$ref');
  return typeof ref === 'string' ? followed(ref.replace('#/', '').split('/')) : keys;
}

const BRANCHES = ['allOf', 'anyOf', 'oneOf'] as const;

/** Found once per place: a list of hundreds of rows asks for the same again and again. */
const known = new Map<string, readonly Place[]>();
const knownKinds = new Map<string, readonly Kind[]>();
whenSpoken(() => {
  known.clear();
  knownKinds.clear();
});

/** A schema and everything it is put together from. */
function branches(place: Place): readonly Place[] {
  const key = place.own.join('\n');
  const found = known.get(key) ?? branchesAt(place);
  known.set(key, found);
  return found;
}

function branchesAt({ at: keys, own }: Place): readonly Place[] {
  const here = { at: followed(keys), own };
  const inner = BRANCHES.flatMap((word) =>
    listOf(at(schemaAt(here.at), word)).flatMap((_, index) => branches(inside(here, word, String(index)))),
  );
  return [here, ...inner];
}

/** Kinds a member may have; none where the description leaves them open. */
function kindsAt(place: Place): readonly Kind[] {
  const key = place.own.join('\n');
  const kinds = knownKinds.get(key) ?? kindsOf(place);
  knownKinds.set(key, kinds);
  return kinds;
}

function kindsOf(place: Place): Kind[] {
  const kinds = branches(place).flatMap((each) => [at(schemaAt(each.at), 'type')].flat());
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
