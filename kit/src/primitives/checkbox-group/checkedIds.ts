import type { Choice } from '../choice-box/index.ts';

/** State of the box over the others. */
export type AllState = 'none' | 'some' | 'all';

/** State of the box over the options that can be chosen; those that cannot do not count. */
export function allState(options: readonly Choice[], value: readonly string[]): AllState {
  const free = options.filter(({ disabledReason }) => disabledReason === undefined);
  const count = free.filter(({ id }) => value.includes(id)).length;
  if (count === 0) return 'none';
  return count === free.length ? 'all' : 'some';
}

/** The value with some options chosen or not, in the order of the options; ids without an option stay, and stand first. */
export function withChecked(options: readonly Choice[], value: readonly string[], ids: readonly string[], isChecked: boolean): string[] {
  const chosen = new Set(value);
  for (const id of ids) {
    if (isChecked) chosen.add(id);
    else chosen.delete(id);
  }
  const known = options.map(({ id }) => id).filter((id) => chosen.has(id));
  const strangers = value.filter((id) => chosen.has(id) && !known.includes(id));
  return [...strangers, ...known];
}

/** The value after the box over the others was pressed: everything that is free, or nothing of it. */
export function withAllPressed(options: readonly Choice[], value: readonly string[]): string[] {
  const free = options.filter(({ disabledReason }) => disabledReason === undefined).map(({ id }) => id);
  return withChecked(options, value, free, allState(options, value) !== 'all');
}
