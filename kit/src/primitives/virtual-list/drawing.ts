/**
 * Drawings of a list: what is there to be seen has a name, and whoever draws hears when it is another one than what was drawn. What
 * hears of it through React's `useSyncExternalStore` is drawn before the browser goes on.
 */
export function createDrawing(nameOf: () => string) {
  const listeners = new Set<() => void>();
  let drawn = '';
  let times = 0;
  let isHeld = false;

  function look(): void {
    if (isHeld || nameOf() === drawn) return;
    times += 1;
    for (const listener of listeners) listener();
  }
  return {
    times: () => times,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Drawing of the part with this name, noted. */
    drew: (name: string) => {
      drawn = name;
    },
    look,
    /** Looks once after much has happened. */
    lookAfter: (happen: () => void): void => {
      isHeld = true;
      happen();
      isHeld = false;
      look();
    },
  };
}
