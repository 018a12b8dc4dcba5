/** A value that outlives a drawing, as it was given last. */
export function latest<T>(first: T): { readonly get: () => T; readonly set: (next: T) => void } {
  let now = first;
  return {
    get: () => now,
    set: (next) => {
      now = next;
    },
  };
}
