/** Answers to requests that a state holds. */
export interface RequestDriver<S, E> {
  /** The present state; the same object until something changes. For React's `useSyncExternalStore`. */
  readonly getSnapshot: () => S;
  /** Calls `listener` after every change; the returned function ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (event: E) => void;
}

interface DriverParts<S, E, R extends { readonly request: number }> {
  readonly initial: S;
  readonly next: (state: S, event: E) => S;
  readonly requestsOf: (state: S) => readonly R[];
  /** Makes one request and turns its answer into an event. */
  readonly run: (request: R, signal: AbortSignal) => Promise<E>;
  /** The event of a request that threw. */
  readonly failure: (request: R, error: unknown) => E;
}

/**
 * Makes the requests a state asks for: one that appears in it is started at once, one that disappears is aborted.
 * So what is under way is decided by `next` alone, and a late answer finds nobody waiting for it.
 */
export function driveRequests<S, E, R extends { readonly request: number }>(parts: DriverParts<S, E, R>): RequestDriver<S, E> {
  const { next, requestsOf, run, failure } = parts;
  const listeners = new Set<() => void>();
  const underWay = new Map<number, AbortController>();
  let state = parts.initial;

  function send(event: E): void {
    const before = state;
    state = next(state, event);
    if (state === before) return;
    follow();
    for (const listener of listeners) listener();
  }

  function follow(): void {
    const wanted = new Map(requestsOf(state).map((request) => [request.request, request]));
    for (const [id, controller] of underWay) {
      if (wanted.has(id)) continue;
      underWay.delete(id);
      controller.abort();
    }
    for (const [id, request] of wanted) {
      // A source that answers by sending an event of its own may have called this one off already.
      const isWanted = requestsOf(state).some((other) => other.request === id);
      if (isWanted && !underWay.has(id)) void make(request);
    }
  }

  async function make(request: R): Promise<void> {
    const controller = new AbortController();
    underWay.set(request.request, controller);
    let event: E;
    try {
      event = await run(request, controller.signal);
    } catch (error) {
      event = failure(request, error);
    }
    underWay.delete(request.request);
    send(event);
  }

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send,
  };
}
