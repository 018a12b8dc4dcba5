/** Outcome of one request: its value, or nothing because a later one took its place. */
export type LaneResult<T> = { readonly status: 'current'; readonly value: T } | { readonly status: 'stale' };

/** One source of answers that are shown one at a time: a search box and its list, a form and its record. */
export interface RequestLane {
  /**
   * Starts a request, aborts the one before it, and settles when it does.
   * An answer or a failure that comes after a later `run` or `stop` is `stale`.
   * @throws what the request threw, as long as it is the current one
   */
  run<T>(request: (signal: AbortSignal) => Promise<T>): Promise<LaneResult<T>>;
  /** Aborts the request under way, if any; its answer will be stale. For when the view goes away. */
  stop(): void;
}

const OUTDATED = { status: 'stale' } as const;

/**
 * A lane in which the newest request wins, however late the older answers come.
 * The generation is taken when the request starts, so an answer can never be taken for a newer one's.
 */
export function createRequestLane(): RequestLane {
  let generation = 0;
  let underWay: AbortController | undefined;

  function leave(): number {
    underWay?.abort();
    underWay = undefined;
    generation += 1;
    return generation;
  }

  return {
    async run(request) {
      const mine = leave();
      const controller = new AbortController();
      underWay = controller;
      try {
        const value = await request(controller.signal);
        return mine === generation ? { status: 'current', value } : OUTDATED;
      } catch (error) {
        if (mine === generation) throw error;
        return OUTDATED;
      }
    },
    stop: () => void leave(),
  };
}
