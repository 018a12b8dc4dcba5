import { levelAt, nodesOf, sizeOfLevel } from '../../engines/node-source/index.ts';
import type { NodeAt, NodeTreeState, PickNode } from '../../engines/node-source/index.ts';

/** Outcome of one request. */
export interface Settlement {
  readonly at: NodeAt;
  readonly outcome: 'loaded' | 'failed';
  /** True for a page after the first. */
  readonly isMore: boolean;
  /** Nodes of the level that are here, and how many of them are new. */
  readonly here: number;
  readonly added: number;
  /** Nodes of the whole level, -1 where nobody knows. */
  readonly total: number;
  readonly hasMore: boolean;
}

/** The requests that were answered, or failed, between two states; those that were called off are not among them. */
export function settlements<N extends PickNode>(before: NodeTreeState<N>, after: NodeTreeState<N>): readonly Settlement[] {
  const underWay = new Set(after.requests.map(({ request }) => request));
  return before.requests.flatMap(({ request, at, pageNumber }) => {
    const earlier = levelAt(before, at);
    const level = levelAt(after, at);
    if (underWay.has(request) || earlier?.status !== 'loading' || !level || level.status === 'loading' || level === earlier.before)
      return [];
    const here = nodesOf(level).length;
    return [
      {
        at,
        outcome: level.status === 'failed' ? ('failed' as const) : ('loaded' as const),
        isMore: pageNumber > 1,
        here,
        added: here - nodesOf(earlier.before).length,
        total: sizeOfLevel(level),
        hasMore: level.status === 'loaded' && level.hasMore,
      },
    ];
  });
}
