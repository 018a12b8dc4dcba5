/** Something happened: what hears of it through React's `useSyncExternalStore` is drawn before the browser goes on. */
export function createSignal() {
  const listeners = new Set<() => void>();
  let times = 0;
  return {
    times: () => times,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: () => {
      times += 1;
      for (const listener of listeners) listener();
    },
  };
}
