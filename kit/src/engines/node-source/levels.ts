import type { NodePage, PageAsk, PickNode } from './types.ts';

/** A level nobody is asking for at the moment. */
export type SettledLevel<N extends PickNode> =
  /** Never asked for. */
  | { readonly status: 'none' }
  /** At least one node is here. */
  | {
      readonly status: 'loaded';
      readonly nodes: readonly N[];
      readonly pageCount: number;
      readonly hasMore: boolean;
      readonly total?: number;
    }
  /** Asked for, and there is nothing: from now on the node above is a leaf. */
  | { readonly status: 'empty' }
  /** The last page asked for did not come; the nodes of the pages before it are still here. */
  | { readonly status: 'failed'; readonly nodes: readonly N[]; readonly pageNumber: number; readonly error: unknown };

/** The nodes below one node, at the top, or matching a keyword, and how far they have come. */
export type Level<N extends PickNode> =
  | SettledLevel<N>
  /** A page is under way. `before` is what the level was, still shown, and what it is again when the request is called off. */
  | { readonly status: 'loading'; readonly before: SettledLevel<N>; readonly request: number };

/** A level never asked for. */
export const NOT_ASKED = { status: 'none' } as const;
/** A level with nothing in it. */
export const EMPTY = { status: 'empty' } as const;

const NO_NODES: readonly never[] = [];

/** The level without a request under way. */
export function settled<N extends PickNode>(level: Level<N>): SettledLevel<N> {
  return level.status === 'loading' ? level.before : level;
}

/** The nodes of a level that are here, in order; also while more are on their way, and after a failure. */
export function nodesOf<N extends PickNode>(level: Level<N>): readonly N[] {
  const here = settled(level);
  return 'nodes' in here ? here.nodes : NO_NODES;
}

/** Number of nodes of the whole level, -1 as long as nobody knows. */
export function sizeOfLevel<N extends PickNode>(level: Level<N>): number {
  const here = settled(level);
  if (here.status === 'empty') return 0;
  if (here.status !== 'loaded') return -1;
  return here.hasMore ? (here.total ?? -1) : here.nodes.length;
}

/**
 * The page the level goes on with: the first, the next one, or the one that failed; null when there is none.
 * @param level not a loading one: at most one page of a level is under way
 */
export function pageToAsk<N extends PickNode>(level: SettledLevel<N>): number | null {
  switch (level.status) {
    case 'none':
      return 1;
    case 'loaded':
      return level.hasMore ? level.pageCount + 1 : null;
    case 'failed':
      return level.pageNumber;
    case 'empty':
      return null;
  }
}

/**
 * The level with a page that came. A first page takes the place of all that was here; a later one is appended, and a node
 * that came twice, because somebody added one meanwhile, stays where it is.
 */
export function withPage<N extends PickNode>(before: SettledLevel<N>, ask: PageAsk, page: NodePage<N>): SettledLevel<N> {
  const kept = ask.pageNumber === 1 ? NO_NODES : nodesOf(before);
  const nodes = onceEach([...kept, ...page.nodes]);
  if (nodes.length === 0) return EMPTY;
  const total = page.total !== undefined && page.total > 0 ? page.total : undefined;
  const isFull = page.nodes.length === ask.pageRows && nodes.length > kept.length;
  // A total below the nodes that are here is wrong, and ends nothing.
  const isCounted = total !== undefined && total >= nodes.length && ask.pageNumber * ask.pageRows >= total;
  const level = { status: 'loaded', nodes, pageCount: ask.pageNumber, hasMore: isFull && !isCounted } as const;
  return total === undefined ? level : { ...level, total };
}

/** The level after a page that did not come. */
export function withFailure<N extends PickNode>(before: SettledLevel<N>, pageNumber: number, error: unknown): SettledLevel<N> {
  return { status: 'failed', nodes: nodesOf(before), pageNumber, error };
}

/** A level that came along with the node above it. */
export function givenLevel<N extends PickNode>(children: readonly N[]): SettledLevel<N> {
  return children.length ? { status: 'loaded', nodes: onceEach(children), pageCount: 1, hasMore: false } : EMPTY;
}

/** The nodes with the first of each id. */
function onceEach<N extends PickNode>(nodes: readonly N[]): readonly N[] {
  const ids = new Set(nodes.map((node) => node.id));
  if (ids.size === nodes.length) return nodes;
  return nodes.filter((node) => ids.delete(node.id));
}
