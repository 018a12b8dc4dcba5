/** Steps to a member: names and places, from the outside in. */
export type Steps = readonly (string | number)[];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const membersOf = (value: object): readonly (readonly [string | number, unknown])[] =>
  Array.isArray(value) ? value.map((one: unknown, at) => [at, one] as const) : Object.entries(value);

/** Every member that holds no others, with the way to it. */
export const leavesOf = (value: unknown, way: Steps = []): readonly (readonly [Steps, unknown])[] =>
  isObject(value) ? membersOf(value).flatMap(([name, inner]) => leavesOf(inner, [...way, name])) : [[way, value]];

/** The same with one member changed; all that stands beside it is the same object as before. */
export function edited<T>(value: T, [name, ...rest]: Steps, change: (old: unknown) => unknown): T {
  if (name === undefined) return change(value) as T;
  const copy = (Array.isArray(value) ? [...(value as readonly unknown[])] : { ...value }) as Record<string | number, unknown>;
  copy[name] = edited(copy[name], rest, change);
  return copy as T;
}

/** Choices of a design, each with another one. */
const OTHER: Readonly<Record<string, string>> = {
  control: 'holder',
  holder: 'control',
  general: 'drawer',
  drawer: 'general',
  none: 'left',
  left: 'right',
  right: 'left',
  equal: 'range',
  contains: 'range',
  range: 'equal',
  table: 'tree',
  leftTree: 'tree',
  group: 'tree',
  inlineEdit: 'tree',
  tree: 'table',
  asc: 'desc',
  desc: 'asc',
};

/** Another value of the same kind. */
export function otherThan(value: unknown): unknown {
  if (typeof value === 'string') return OTHER[value] ?? `${value}′`;
  if (typeof value === 'boolean') return !value;
  return typeof value === 'number' ? value + 1 : 7;
}

/** Ways to all members in which two texts of JSON differ. */
export function differences(one: unknown, other: unknown): readonly string[] {
  const texts = [one, other].map((side) => new Map(leavesOf(side).map(([way, value]) => [way.join('/'), JSON.stringify(value)])));
  const [before, after] = texts as [Map<string, string>, Map<string, string>];
  return [...new Set([...before.keys(), ...after.keys()])].filter((way) => before.get(way) !== after.get(way));
}
