/** Names a node within one source. Two sources may use the same id for different things. */
export type NodeId = string;

/**
 * Facts a picker needs of a node; a source may give more.
 * @source forms §3
 */
export interface PickNode {
  readonly id: NodeId;
  readonly fullName: string;
  /** Code people know it by; a search finds it too. */
  readonly code?: string | null;
  /** Kind of thing the node stands for: company, department, position, user and the like. */
  readonly type?: string | null;
  /** Shown, and opened like any other, but not chosen. */
  readonly isDisabled?: boolean;
  /** True where nothing can be below; absent where only asking tells. */
  readonly isLeaf?: boolean;
  /** The nodes below, when they came along; null, absent or empty when it has to be asked for. */
  readonly children?: readonly this[] | null;
}

/** A place whose nodes can be asked for: the top, below a node, or whatever matches a keyword. */
export type NodeAt =
  | { readonly at: 'root' }
  | { readonly at: 'under'; readonly parent: NodeId }
  | { readonly at: 'matching'; readonly keyword: string };

/** Part of a level that is asked for. */
export interface PageAsk {
  /** From 1. */
  readonly pageNumber: number;
  readonly pageRows: number;
}

/** One page of a level. */
export interface NodePage<N extends PickNode> {
  /** In the order to be shown. Fewer or more than were asked for end the level. @source forms §4 */
  readonly nodes: readonly N[];
  /** Nodes of the whole level, where the server counts them; 0 says nothing. */
  readonly total?: number;
  /** True when every node brings its children, so that one without is a leaf. */
  readonly hasAllBelow?: boolean;
}

/** Source of nodes. A flat list is a tree whose nodes are all leaves; a search is a list. */
export interface NodeSource<N extends PickNode> {
  /** @throws whatever the way to the server throws; the level is then `failed` and can be asked for again */
  load(at: NodeAt, page: PageAsk, signal: AbortSignal): Promise<NodePage<N>>;
  /** Turns stored ids back into nodes, in any order; unknown ids are left out, never invented. */
  resolve(ids: readonly NodeId[], signal: AbortSignal): Promise<readonly N[]>;
}

/** Rows of one page of a picker. @source forms §9 */
export const PICKER_PAGE_ROWS = 20;

/** Levels of a tree that are opened: what is nested deeper is a fault of the data, and must not break the page. @reading R-184 */
export const MAX_LEVELS = 100;
