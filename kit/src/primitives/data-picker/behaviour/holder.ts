/** A value that handlers and answers read when they run, and that draws nothing when it changes. */
export interface Holder<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
}

/** Keep it with `useState(() => createHolder(…))`. */
export function createHolder<T>(initial: T): Holder<T> {
  let held = initial;
  return {
    get: () => held,
    set: (value) => {
      held = value;
    },
  };
}
