import { spokenDocument } from '../../model/description.ts';
import { at } from '../../model/schema.ts';
import { answerOf, memberKey, type Difference, type Kind } from './differences.ts';
import { inlined, isSent } from './inlined.ts';
import type { LearnedServer, LearnedOperation } from './observe.ts';

/** Change of the description, with what speaks for it. */
export interface Action {
  readonly target: string;
  /** Evidence, in sentences. */
  readonly description: string;
  readonly update?: unknown;
  readonly copy?: string;
  readonly remove?: true;
}

/** Proposal for a version of the description; a person takes it or leaves it. */
export interface Proposal {
  readonly actions: readonly Action[];
  /** Operations that answered, wherever. */
  readonly answered: readonly string[];
  /** Operations whose good answers fit as they are described. */
  readonly asDescribed: readonly string[];
  /** Operations without a good answer at any known address, with the answers in words. */
  readonly silent: Readonly<Record<string, readonly string[]>>;
  /** `extras` → 12 of 12 answers. */
  readonly beside: Readonly<Record<string, string>>;
}

export function proposalOf({ operations }: Pick<LearnedServer, 'operations'>): Proposal {
  const good = operations.filter(({ found }) => found !== null);
  const fitting = good.filter(({ found, path, differences }) => found === path && differences.every(({ kind }) => kind === 'missing'));
  return {
    actions: [...addresses(good), ...members(good)],
    answered: good.map(({ id }) => id),
    asDescribed: fitting.map(({ id }) => id),
    silent: Object.fromEntries(operations.filter(({ found }) => found === null).map(({ id, answers }) => [id, answers])),
    beside: besideOf(good),
  };
}

const quoted = (key: string): string => (/^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `['${key.replaceAll("'", String.raw`\'`)}']`);
const LISTS: ReadonlySet<string | undefined> = new Set(['allOf', 'anyOf', 'oneOf']);
const pathOf = (keys: readonly string[]): string =>
  `$${keys.map((key, index) => (LISTS.has(keys[index - 1]) ? `[${key}]` : quoted(key))).join('')}`;

/** Operations that answered elsewhere; the operation is copied there and taken away where it was. */
function addresses(good: readonly LearnedOperation[]): Action[] {
  const moved = good.flatMap(({ found, path, ...each }) => (found === null || found === path ? [] : [{ ...each, path, to: found }]));
  const change = ({ id, method, to, answers }: (typeof moved)[number], from: string): Action[] => [
    { target: '$.paths', description: `${id}: ${answers.join('; ')}.`, update: { [to]: { [method.toLowerCase()]: {} } } },
    {
      target: pathOf(['paths', to, method.toLowerCase()]),
      description: `${id} as it is described`,
      copy: pathOf(['paths', from, method.toLowerCase()]),
    },
  ];
  const gone = ({ id, method, path }: (typeof moved)[number]): Action => ({
    target: pathOf(['paths', path, method.toLowerCase()]),
    description: `${id} answers there no more`,
    remove: true,
  });
  // Operations that change places are kept aside first: a copy over the other one would lose it.
  const swapped = moved.filter(({ method, path }) => moved.some((other) => other.method === method && other.to === path));
  const aside = ({ id }: (typeof moved)[number]): string => `/aside/${id}`;
  return [
    ...moved.filter((each) => !swapped.includes(each)).flatMap((each) => [...change(each, each.path), gone(each)]),
    ...swapped.flatMap((each) => change({ ...each, to: aside(each), answers: ['kept aside'] }, each.path)),
    ...swapped.map(gone),
    ...swapped.flatMap((each) => change(each, aside(each))),
    ...swapped.map((each) => ({
      target: pathOf(['paths', aside(each)]),
      description: `${each.id} is in its place`,
      remove: true as const,
    })),
  ];
}

/** Operation that showed a difference. */
interface Shown {
  readonly id: string;
  /** `listUsers data.list[].gender`. */
  readonly place: string;
  /** The schema without references, as the operation is described. */
  readonly own: readonly string[];
  /** The same where the operation has been brought to. */
  readonly at: readonly string[];
}

/** Keys below an operation that answers at another address. */
const moved = ({ found, path }: LearnedOperation, keys: readonly string[]): readonly string[] =>
  keys.map((key, index) => (index === 1 && key === path ? (found ?? path) : key));

interface Group {
  readonly difference: Difference;
  /** Operations that showed it, with its place. */
  readonly by: readonly Shown[];
  readonly seen: ReadonlySet<Kind>;
}

/** Differences by the place of the schema that says otherwise, each with the operations that show it. */
function groupsOf(good: readonly LearnedOperation[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const each of good)
    for (const difference of each.differences) {
      const { id } = each;
      const key = [difference.kind, memberKey(difference.owner, difference.name)].join('\n');
      const group = groups.get(key);
      groups.set(key, {
        difference,
        by: [...(group?.by ?? []), { id, place: `${id} ${difference.at}`, own: difference.own, at: moved(each, difference.own) }],
        seen: new Set([...(group?.seen ?? []), ...difference.seen]),
      });
    }
  return groups;
}

/**
 * Members with other names and kinds. A schema that several operations share is changed where all that show it agree; where
 * others answer as it says, or it is sent too, the operations that differ get a schema of their own.
 */
function members(good: readonly LearnedOperation[]): Action[] {
  const groups = groupsOf(good);
  const shared: Action[] = [];
  const apart = new Map<string, (readonly string[])[]>();
  const own: Action[] = [];
  for (const { difference, by, seen } of groups.values()) {
    const kinds = [...seen].toSorted();
    const missing = missingAt(groups, difference);
    const others = good.filter(({ unchanged }) => unchanged.has(memberKey(difference.owner, difference.name))).map(({ id }) => id);
    const isNarrow = difference.kind === 'type' || difference.kind === 'wrapped';
    const isShared = others.some((id) => by.every((each) => each.id !== id)) || isSent(difference.owner);
    if (!isNarrow || !isShared) {
      shared.push(...actionsOf(difference, difference.owner, [...new Set(by.map(({ place }) => place))], kinds, missing));
      continue;
    }
    for (const each of by) {
      apart.set(each.id, [...(apart.get(each.id) ?? []), each.own]);
      own.push(...actionsOf(difference, each.at, [each.place], kinds, missing));
    }
  }
  return [...shared, ...good.flatMap((each) => schemaOfItsOwn(each, apart.get(each.id) ?? [])), ...own];
}

/** The answer of one operation without the references on the way to what is otherwise there. */
function schemaOfItsOwn({ id, path, found, method }: LearnedOperation, places: readonly (readonly string[])[]): Action[] {
  if (places.length === 0) return [];
  const schema = answerOf({ path, method });
  const target = answerOf({ path: found ?? path, method });
  return [
    { target: pathOf(target), description: `${id} gets a schema of its own, because others share it and answer as it says.`, remove: true },
    { target: pathOf(target.slice(0, -1)), description: `${id}: the same, written out`, update: { schema: inlined(schema, places) } },
  ];
}

const SHOWN = 4;
const shownOf = (places: readonly string[]): string =>
  `${places.slice(0, SHOWN).join(', ')}${places.length > SHOWN ? ` and ${places.length - SHOWN} more` : ''}`;

/** Required members that are missing where this one is new: it may be one of them under another name. */
const missingAt = (groups: ReadonlyMap<string, Group>, { kind, owner }: Difference): string[] =>
  kind === 'member'
    ? [...groups.values()]
        .filter(({ difference }) => difference.kind === 'missing' && difference.owner.join() === owner.join())
        .map(({ difference }) => difference.name)
    : [];

/** @param into schema that is changed: the shared one, or that of one operation */
function actionsOf(
  { kind, name, described, owner }: Difference,
  into: readonly string[],
  by: readonly string[],
  seen: readonly Kind[],
  missing: readonly string[],
): Action[] {
  const properties = [...into, 'properties'];
  const evidence = `${by.length} of the answers: ${shownOf(by)}`;
  switch (kind) {
    case 'member': {
      const perhaps = missing.length > 0 ? ` Missing beside it, perhaps the same by another name: ${missing.join(', ')}.` : '';
      return [
        {
          target: pathOf(properties),
          description: `Member "${name}" nobody described, in ${evidence}.${perhaps}`,
          update: { [name]: schemaOf(seen) },
        },
      ];
    }
    case 'type': {
      const kinds = [...new Set([...described, ...seen])];
      const description = `Member "${name}" is described as ${described.join(' or ')} and was ${seen.join(' or ')} in ${evidence}.`;
      const schema = [...into, 'properties', name];
      return [
        { target: pathOf(schema), description, remove: true },
        {
          target: pathOf(properties),
          description: `"${name}" as it was seen, beside what is described`,
          update: { [name]: schemaOf(kinds) },
        },
      ];
    }
    case 'wrapped': {
      const description = `"${name}" is described as a list and was an object with the list in it, in ${evidence}.`;
      const list = at(spokenDocument(), ...owner, 'properties', name);
      return [
        { target: pathOf([...properties, name]), description, remove: true },
        {
          target: pathOf(properties),
          description: `"${name}" with its list`,
          update: { [name]: { type: ['object', 'null'], required: ['list'], properties: { list } } },
        },
      ];
    }
    case 'missing':
      return []; // reported in the text: an answer without it proves no other description
  }
}

const schemaOf = (kinds: readonly Kind[]): object =>
  kinds.length === 1 ? { type: kinds[0] === 'null' ? ['string', 'null'] : kinds[0] } : { type: kinds };

function besideOf(good: readonly LearnedOperation[]): Record<string, string> {
  const counts = new Map<string, { count: number; kinds: Set<Kind> }>();
  for (const { beside } of good)
    for (const [name, kind] of beside) {
      const before = counts.get(name) ?? { count: 0, kinds: new Set<Kind>() };
      counts.set(name, { count: before.count + 1, kinds: before.kinds.add(kind) });
    }
  return Object.fromEntries(
    [...counts].map(([name, { count, kinds }]) => [name, `${[...kinds].join(' or ')} in ${count} of ${good.length} answers`]),
  );
}
