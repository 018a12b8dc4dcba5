type Members = Readonly<Record<string, unknown>>;
type Callable = (...given: unknown[]) => unknown;

/** An attribute of a getter that is taken away. */
export interface Cut {
  readonly getter: string;
  readonly attribute: string;
}

const given = new Map<string, Set<string>>();
/** Getters by their names, for those that another door hands on. */
const named = new WeakMap<Callable, string>();
/** Names under which a door hands on the getter of another: as its own export, and in what a hook has given. */
const exported = new Map<string, string>();
const handedOn = new Map<string, string>();
let cut: Cut | null = null;

const isGetter = (name: string, member: unknown): member is Callable => name.endsWith('Props') && typeof member === 'function';
const isPlain = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Props that are no attributes: places, sizes, contents, and what React keeps. */
const NO_ATTRIBUTE: ReadonlySet<string> = new Set(['ref', 'style', 'className', 'children', 'key', 'value', 'checked']);

/** True for what is on the element; `disabled={false}` is not, `aria-expanded={false}` is. */
const isThere = (name: string, value: unknown) =>
  value !== undefined && (value !== false || /^(aria|data)-/.test(name)) && !NO_ATTRIBUTE.has(name);

/** Attributes and handlers of a getter as it gives them, noted, without the one that is cut. */
function withoutCut(getter: string, props: Members): Members {
  const names = given.get(getter) ?? new Set();
  given.set(getter, names);
  for (const [name, value] of Object.entries(props)) if (isThere(name, value)) names.add(name);
  if (cut?.getter !== getter) return props;
  const { [cut.attribute]: _, ...rest } = props;
  return rest;
}

function watchedGetter(name: string, getter: Callable, others: Map<string, string>): Callable {
  const first = named.get(getter);
  if (first !== undefined) {
    if (first !== name) others.set(name, first);
    return getter;
  }
  const own = (...args: unknown[]) => withoutCut(name, getter(...args) as Members);
  named.set(own, name);
  return own;
}

const watchedResults = new WeakMap<object, unknown>();

/** Facts a hook gives, its getters watched; those of its parts, such as the two ends of a range, too. */
function watchedResult(name: string, result: unknown, depth = 0): unknown {
  if (!isPlain(result) || depth > 2) return result;
  const known = watchedResults.get(result);
  if (known) return known;
  const members = Object.entries(result).map(([member, value]) =>
    isGetter(member, value)
      ? ([member, watchedGetter(`${name}.${member}`, value, handedOn)] as const)
      : ([member, watchedResult(`${name}.${member}`, value, depth + 1)] as const),
  );
  const isSame = members.every(([member, value]) => value === result[member]);
  const watched = isSame ? result : Object.fromEntries(members);
  watchedResults.set(result, watched);
  return watched;
}

/** The exports of a headless door, the attributes of every getter watched. @param door its name */
export function watchedDoor(door: string, exports: Members): Members {
  const watch = (name: string, value: unknown) => {
    if (isGetter(name, value)) return watchedGetter(`${door} ${name}`, value, exported);
    if (typeof value !== 'function' || !name.startsWith('use')) return value;
    const hook = value as Callable;
    return (...args: unknown[]) => watchedResult(`${door} ${name}`, hook(...args));
  };
  return Object.fromEntries(Object.entries(exports).map(([name, value]) => [name, watch(name, value)]));
}

/** Takes an attribute away from what a getter gives, until the function that is returned is called. */
export function cutAttribute(next: Cut): () => void {
  cut = next;
  return () => {
    cut = null;
  };
}

/** Forgets what getters have given. */
export function forgetGiven(): void {
  given.clear();
  handedOn.clear();
}

/** Getters that have been handed on by other doors, as `name = first name`, in order. */
export const handedOnSoFar = (): readonly string[] => [...exported, ...handedOn].map(([name, first]) => `${name} = ${first}`).toSorted();

/** Attributes and handlers each getter has given, by its name, in order. */
export const givenSoFar = (): readonly Cut[] =>
  [...given]
    .flatMap(([getter, names]) => [...names].map((attribute) => ({ getter, attribute })))
    .toSorted((one, other) => one.getter.localeCompare(other.getter) || one.attribute.localeCompare(other.attribute));
