import type { NodeSource, PickNode } from '../../engines/node-source/index.ts';

/** Requests of one source that are under way together. */
export const REQUESTS_AT_ONCE = 5;

/** The source with at most so many requests under way; the others wait in their order, and those called off while they wait are never made. */
export function limitRequests<N extends PickNode>(source: NodeSource<N>, atOnce = REQUESTS_AT_ONCE): NodeSource<N> {
  const waiting: (() => void)[] = [];
  let underWay = 0;

  /** Turn of a request: whoever waits takes over the place of the one that is done. */
  async function turn(signal: AbortSignal): Promise<void> {
    if (underWay < atOnce) underWay += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    if (!signal.aborted) return;
    done();
    throw signal.reason;
  }

  function done(): void {
    const next = waiting.shift();
    if (next) next();
    else underWay -= 1;
  }

  return {
    async load(at, page, signal) {
      await turn(signal);
      try {
        return await source.load(at, page, signal);
      } finally {
        done();
      }
    },
    resolve: (ids, signal) => source.resolve(ids, signal),
  };
}
