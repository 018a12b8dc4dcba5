/** State of a part of the page that comes on demand. */
export type LazyState<P> =
  | { readonly status: 'waiting' | 'coming' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'here'; readonly part: P };

/** A part of the page that is fetched when it is about to be needed. */
export interface LazyPart<P> {
  /** The part if it is here already: a press can open it without waiting. */
  readonly arrived: () => P | undefined;
  /** Fetches the part, once. Rejects when it cannot be fetched (no network, a new release); the next call tries again. */
  readonly fetch: () => Promise<P>;
  /** For React's `useSyncExternalStore`; the same object until something changes. */
  readonly getSnapshot: () => LazyState<P>;
  /** State of a part on a server, and in the first drawing over what it sent: one that comes has not come there, whatever has been fetched since. */
  readonly getServerSnapshot: () => LazyState<P>;
  readonly subscribe: (listener: () => void) => () => void;
}

const WAITING = { status: 'waiting' } as const;

/** A part that is here already, where one that comes is asked for. */
export function arrivedPart<P>(part: P): LazyPart<P> {
  const state = { status: 'here', part } as const;
  return {
    arrived: () => part,
    fetch: () => Promise.resolve(part),
    getSnapshot: () => state,
    getServerSnapshot: () => state,
    subscribe: () => () => undefined,
  };
}

/** A part that `load` brings. Nothing is fetched before somebody asks. */
export function lazyPart<P>(load: () => Promise<P>): LazyPart<P> {
  const listeners = new Set<() => void>();
  let state: LazyState<P> = WAITING;
  let coming: Promise<P> | undefined;

  function become(next: LazyState<P>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    arrived: () => (state.status === 'here' ? state.part : undefined),
    async fetch() {
      if (!coming) {
        coming = load();
        become({ status: 'coming' });
      }
      try {
        const part = await coming;
        if (state.status !== 'here') become({ status: 'here', part });
        return part;
      } catch (error) {
        coming = undefined;
        become({ status: 'failed', error });
        throw error;
      }
    },
    getSnapshot: () => state,
    getServerSnapshot: () => WAITING,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
