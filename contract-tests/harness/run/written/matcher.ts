/** Shape a value must have: a literal, an object of which every named member must match, or a `Matcher`. */
export type Pattern = Matcher | string | number | boolean | null | { readonly [member: string]: Pattern };

/** A named kind of value. */
export class Matcher {
  readonly name: string;
  /** Problems of `value`, each beginning with its place; empty when it fits. */
  readonly problems: (value: unknown, place: string) => string[];

  constructor(name: string, problems: (value: unknown, place: string) => string[]) {
    this.name = name;
    this.problems = problems;
  }
}

const matcher = (name: string, fits: (value: unknown) => boolean): Matcher =>
  new Matcher(name, (value, place) => (fits(value) ? [] : [`${place} is ${show(value)}, expected ${name}`]));

/** A text with at least one character. */
export const text = matcher('a filled text', (value) => typeof value === 'string' && value !== '');
/** 0 or 1, as a number. @source admin §3 */
export const flag = matcher('0 or 1', (value) => value === 0 || value === 1);
/** Null, or no member at all. */
export const absent = matcher('nothing', (value) => value === undefined || value === null);
/** A text the expression finds something in. */
export const matching = (expression: RegExp): Matcher =>
  matcher(`a text like ${expression}`, (value) => typeof value === 'string' && expression.test(value));
/** One of several literals. */
export const oneOf = (...values: readonly (string | number | boolean | null)[]): Matcher =>
  matcher(`one of ${values.map(show).join(', ')}`, (value) => values.some((each) => each === value));

/** A list whose items all match; `atLeast` items, by default none. */
export function listOf(item: Pattern, { atLeast = 0 }: { atLeast?: number } = {}): Matcher {
  return new Matcher('a list', (value, place) => {
    if (!Array.isArray(value)) return [`${place} is ${show(value)}, expected a list`];
    const items: readonly unknown[] = value;
    if (items.length < atLeast) return [`${place} has ${items.length} items, expected at least ${atLeast}`];
    return items.flatMap((each, index) => mismatches(item, each, `${place}[${index}]`));
  });
}

/** A list in which some item matches. */
export function including(item: Pattern): Matcher {
  return new Matcher('a list with a certain item', (value, place) => {
    if (!Array.isArray(value)) return [`${place} is ${show(value)}, expected a list`];
    const items: readonly unknown[] = value;
    return items.some((each) => mismatches(item, each, place).length === 0)
      ? []
      : [`none of the ${items.length} items of ${place} is ${show(item)}`];
  });
}

/** A tree: a list of nodes that match, each with `children` that are null, missing, or such a tree. */
export function treeOf(node: Pattern): Matcher {
  const tree: Matcher = new Matcher('a tree', (value, place) => {
    if (!Array.isArray(value)) return [`${place} is ${show(value)}, expected a list`];
    const nodes: readonly unknown[] = value;
    return nodes.flatMap((each, index) => {
      const here = `${place}[${index}]`;
      const children = isObject(each) ? each.children : undefined;
      return [
        ...mismatches(node, each, here),
        ...(children === null || children === undefined ? [] : tree.problems(children, `${here}.children`)),
      ];
    });
  });
  return tree;
}

/** Problems of a value that departs from a pattern; members outside the pattern are allowed. */
export function mismatches(pattern: Pattern, value: unknown, place: string): string[] {
  if (pattern instanceof Matcher) return pattern.problems(value, place);
  if (typeof pattern !== 'object' || pattern === null)
    return pattern === value ? [] : [`${place} is ${show(value)}, expected ${show(pattern)}`];
  if (!isObject(value)) return [`${place} is ${show(value)}, expected an object`];
  return Object.entries(pattern).flatMap(([member, inner]) => mismatches(inner, value[member], `${place}.${member}`));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const SHOWN_CHARS = 120;

function show(value: unknown): string {
  if (value === undefined) return 'missing';
  const shown = JSON.stringify(value, (_, inner: unknown) => (inner instanceof Matcher ? `(${inner.name})` : inner)) ?? typeof value;
  return shown.length > SHOWN_CHARS ? `${shown.slice(0, SHOWN_CHARS)}…` : shown;
}
