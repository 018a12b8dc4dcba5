import type { ConfigProblem } from '../../primitives/config-problem/index.ts';
import { FORBIDDEN, LIMITS } from './jsonText.ts';
import type { SealLimits } from './jsonText.ts';

/** A value that stands in a configuration: frozen, its objects without prototype, so that only own members can be read. */
export type Sealed = null | boolean | number | string | readonly Sealed[] | SealedObject;
export interface SealedObject {
  readonly [name: string]: Sealed;
}

/** True for an object that is no list. */
export const isSealedObject = (value: Sealed | undefined): value is SealedObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Place of a member below another place. */
export const placeOf = (path: string, member: string | number): string => {
  if (typeof member === 'number') return `${path}[${member}]`;
  return path === '' ? member : `${path}.${member}`;
};

class TooLarge extends Error {}

/**
 * A copy of anything at all as a configuration value. What JSON has no word for counts as nothing; what is too large, or
 * lies within itself, is a problem, and so is a name of a prototype or a number JavaScript has changed.
 * @returns the copy, null where it is too large, and the problems found on the way
 */
export function seal(
  value: unknown,
  path = '',
  limits: SealLimits = LIMITS,
): { readonly value: Sealed; readonly problems: readonly ConfigProblem[] } {
  const problems: ConfigProblem[] = [];
  let values = 0;

  function copy(one: unknown, at: string, level: number): Sealed {
    values += 1;
    if (values > limits.values || level > limits.levels) throw new TooLarge();
    switch (typeof one) {
      case 'string':
      case 'boolean':
        return one;
      case 'bigint':
        return String(one);
      case 'number':
        return copyNumber(one, at);
      case 'object':
        return one === null ? null : copyObject(one, at, level + 1);
      default:
        return null;
    }
  }

  function copyNumber(one: number, at: string): Sealed {
    const isKept = Number.isFinite(one) && (!Number.isInteger(one) || Number.isSafeInteger(one));
    if (isKept) return one;
    problems.push({ path: at, reason: { kind: 'outOfRange', min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER } });
    return null;
  }

  function copyObject(one: object, at: string, level: number): Sealed {
    if (Array.isArray(one)) {
      if (one.length > limits.values) throw new TooLarge();
      return Object.freeze(one.map((item: unknown, index) => copy(item, placeOf(at, index), level)));
    }
    const names = Object.keys(one);
    if (names.length > limits.values) throw new TooLarge();
    const members: Record<string, Sealed> = Object.create(null) as Record<string, Sealed>;
    for (const name of names) {
      if (FORBIDDEN.has(name)) problems.push({ path: at, reason: { kind: 'forbiddenName', name } });
      else members[name] = copy(Reflect.get(one, name), placeOf(at, name), level);
    }
    return Object.freeze(members);
  }

  try {
    return { value: copy(value, path, 0), problems };
  } catch (error) {
    // A getter of somebody else's may throw anything: such a thing is no configuration either.
    const reason = error instanceof TooLarge ? ({ kind: 'tooLarge' } as const) : ({ kind: 'wrongKind', wanted: 'object' } as const);
    return { value: null, problems: [{ path, reason }] };
  }
}
