import { useState } from 'react';
import { advise, isDevelopment } from '../advice/index.ts';

/** Value that is given from outside, or begins somewhere and is held inside. Undefined is held; null is a value. */
export interface HeldOptions<T, Details extends unknown[] = []> {
  /** Name of the member, for the advice to whoever switches between both ways. */
  readonly name: string;
  readonly value: T | undefined;
  readonly initial: T;
  readonly onChange: ((next: T, ...details: Details) => void) | undefined;
}

/**
 * State of a widget: the given value where one is given, else one held here. Both ways tell of each change.
 * @returns the value, and what changes it
 */
export function useHeld<T, Details extends unknown[] = []>({ name, value, initial, onChange }: HeldOptions<T, Details>) {
  const [held, setHeld] = useState(initial);
  const [wasGiven] = useState(value !== undefined);
  const isGiven = value !== undefined;
  if (isDevelopment && isGiven !== wasGiven)
    advise(
      `“${name}” was ${wasGiven ? 'given' : 'held by the widget'} and no longer is, so a choice may be lost · give it always, or never.`,
    );
  const now = isGiven ? value : held;
  function change(next: T, ...details: Details) {
    if (!isGiven) setHeld(() => next);
    if (!Object.is(next, now)) onChange?.(next, ...details);
  }
  return [now, change] as const;
}
