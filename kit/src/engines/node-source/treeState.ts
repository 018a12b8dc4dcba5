import type { Level } from './levels.ts';
import { NOT_ASKED, settled } from './levels.ts';
import type { NodeAt, NodeId, PageAsk, PickNode } from './types.ts';

/** A page under way. */
export interface LevelRequest extends PageAsk {
  /** Never used twice, so an answer can not be taken for a newer one's. */
  readonly request: number;
  readonly at: NodeAt;
}

/** The nodes that stand open, by place: the same node opens apart at each of its places. The value is the node's id. */
export type OpenPaths = ReadonlyMap<string, NodeId>;

/** Nodes a keyword found. They stand in front of the tree and has its own open nodes; loaded levels are shared with the tree. */
export interface NodeSearch<N extends PickNode> {
  readonly keyword: string;
  readonly level: Level<N>;
  readonly open: OpenPaths;
}

/** A tree that loads as it is opened. Every loading level has exactly one request, and every request one loading level. */
export interface NodeTreeState<N extends PickNode> {
  readonly pageRows: number;
  readonly root: Level<N>;
  /** Levels below nodes; a node that is not in here was never asked for. */
  readonly under: ReadonlyMap<NodeId, Level<N>>;
  readonly open: OpenPaths;
  readonly search: NodeSearch<N> | null;
  readonly requests: readonly LevelRequest[];
  readonly lastRequest: number;
}

/** Place of a node: its id and the ids above it, the topmost first. */
export interface NodePlace {
  readonly id: NodeId;
  readonly above: readonly NodeId[];
}

/** A tree nobody has asked for yet. */
export function emptyTree<N extends PickNode>(pageRows: number): NodeTreeState<N> {
  return { pageRows, root: NOT_ASKED, under: new Map(), open: new Map(), search: null, requests: [], lastRequest: 0 };
}

/** The level at a place; null for a search that is no longer shown. */
export function levelAt<N extends PickNode>(state: NodeTreeState<N>, at: NodeAt): Level<N> | null {
  switch (at.at) {
    case 'root':
      return state.root;
    case 'under':
      return state.under.get(at.parent) ?? NOT_ASKED;
    case 'matching':
      return state.search?.keyword === at.keyword ? state.search.level : null;
  }
}

/** The nodes in front: the search, or else the tree. */
export function shownAt<N extends PickNode>({ search }: NodeTreeState<N>): NodeAt {
  return search ? { at: 'matching', keyword: search.keyword } : { at: 'root' };
}

/** The level in front, whose status says whether the picker as a whole is loading, empty or failed. */
export function shownLevel<N extends PickNode>({ search, root }: NodeTreeState<N>): Level<N> {
  return search ? search.level : root;
}

/** The places open in front. */
export function shownOpen<N extends PickNode>({ search, open }: NodeTreeState<N>): OpenPaths {
  return search ? search.open : open;
}

/** The state with another level at a place that `levelAt` knows. */
export function withLevel<N extends PickNode>(state: NodeTreeState<N>, at: NodeAt, level: Level<N>): NodeTreeState<N> {
  switch (at.at) {
    case 'root':
      return { ...state, root: level };
    case 'under':
      return { ...state, under: new Map(state.under).set(at.parent, level) };
    case 'matching':
      return state.search ? { ...state, search: { ...state.search, level } } : state;
  }
}

/** The state with a page of a level asked for; the same state when the level is under way already. */
export function asking<N extends PickNode>(state: NodeTreeState<N>, at: NodeAt, pageNumber: number | null): NodeTreeState<N> {
  const level = levelAt(state, at);
  if (pageNumber === null || !level || level.status === 'loading') return state;
  const request = state.lastRequest + 1;
  return {
    ...withLevel(state, at, { status: 'loading', before: level, request }),
    requests: [...state.requests, { request, at, pageNumber, pageRows: state.pageRows }],
    lastRequest: request,
  };
}

/** The state with the requests called off that `isOver` names; their levels are what they were before. */
export function without<N extends PickNode>(state: NodeTreeState<N>, isOver: (request: LevelRequest) => boolean): NodeTreeState<N> {
  const over = state.requests.filter(isOver);
  if (over.length === 0) return state;
  let next: NodeTreeState<N> = { ...state, requests: state.requests.filter((request) => !isOver(request)) };
  for (const { at } of over) {
    const level = levelAt(next, at);
    if (level) next = withLevel(next, at, settled(level));
  }
  return next;
}

/** The key of a place in `OpenPaths`. */
export function keyOf({ id, above }: NodePlace): string {
  return placeKey(above.reduce(placeKey, ''), id);
}

/** One text per place. Ids may hold any character, so the separator is escaped the way a JSON pointer does. */
export function placeKey(aboveKey: string, id: NodeId): string {
  return `${aboveKey}/${/[~/]/.test(id) ? id.replaceAll('~', '~0').replaceAll('/', '~1') : id}`;
}
