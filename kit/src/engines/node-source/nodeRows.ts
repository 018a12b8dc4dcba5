import type { Level } from './levels.ts';
import { NOT_ASKED, nodesOf, sizeOfLevel } from './levels.ts';
import type { NodePlace, NodeTreeState, OpenPaths } from './treeState.ts';
import { placeKey, shownAt, shownLevel, shownOpen } from './treeState.ts';
import type { NodeAt, NodeId, PickNode } from './types.ts';
import { MAX_LEVELS } from './types.ts';

interface RowPlace {
  /** One per row of the view. */
  readonly key: string;
  /** 0 at the top. */
  readonly depth: number;
  /** Row of the node above, -1 at the top. */
  readonly parent: number;
}

/** A node in view; also the place `expand` and `collapse` want. */
export interface NodeRow<N extends PickNode> extends RowPlace, NodePlace {
  readonly kind: 'node';
  readonly node: N;
  /** From 1. */
  readonly positionInSet: number;
  /** Siblings including the node, -1 while nobody knows how many there are. */
  readonly setSize: number;
  /** False for a leaf, for an id that stands below itself, and on the last level that is opened. */
  readonly canOpen: boolean;
  readonly isOpen: boolean;
  /** State of the level below; `loading` is what a reader calls busy. */
  readonly below: Level<N>['status'];
}

/** Stands after the nodes of a level that is not all here: it is loading, has more, or failed and can be asked for again. */
export interface LevelEndRow extends RowPlace {
  readonly kind: 'end';
  readonly at: NodeAt;
  readonly status: 'loading' | 'loaded' | 'failed';
}

/** A row of the tree, or of the found nodes when a search stands in front. */
export type PickRow<N extends PickNode> = NodeRow<N> | LevelEndRow;

interface Walk<N extends PickNode> {
  readonly rows: PickRow<N>[];
  readonly under: ReadonlyMap<NodeId, Level<N>>;
  readonly open: OpenPaths;
}

/** The rows in view, top to bottom. Depth is limited, so recursion is too. */
export function nodeRows<N extends PickNode>(state: NodeTreeState<N>): readonly PickRow<N>[] {
  const rows: PickRow<N>[] = [];
  const top = { key: '', above: [], parent: -1 };
  addLevel({ rows, under: state.under, open: shownOpen(state) }, shownAt(state), shownLevel(state), top);
  return rows;
}

interface LevelPlace {
  readonly key: string;
  readonly above: readonly NodeId[];
  readonly parent: number;
}

function addLevel<N extends PickNode>(walk: Walk<N>, at: NodeAt, level: Level<N>, { key, above, parent }: LevelPlace): void {
  const depth = above.length;
  const setSize = sizeOfLevel(level);
  let positionInSet = 0;
  for (const node of nodesOf(level)) {
    const { id } = node;
    const below = walk.under.get(id) ?? NOT_ASKED;
    const canOpen = hasBelow(node, below) && depth + 1 < MAX_LEVELS && !above.includes(id);
    const rowKey = placeKey(key, id);
    const isOpen = canOpen && walk.open.has(rowKey);
    positionInSet += 1;
    const row: NodeRow<N> = {
      kind: 'node',
      key: rowKey,
      id,
      node,
      above,
      depth,
      parent,
      positionInSet,
      setSize,
      canOpen,
      isOpen,
      below: below.status,
    };
    const place = walk.rows.push(row) - 1;
    if (isOpen) addLevel(walk, { at: 'under', parent: id }, below, { key: rowKey, above: [...above, id], parent: place });
  }
  const isAllHere = level.status === 'none' || level.status === 'empty' || (level.status === 'loaded' && !level.hasMore);
  // In the key of a node a tilde is followed by 0 or 1.
  if (!isAllHere) walk.rows.push({ kind: 'end', key: `${key}/~end`, at, depth, parent, status: level.status });
}

/** True when there is something below; the node's own word counts until its children are known. */
function hasBelow<N extends PickNode>(node: N, below: Level<N>): boolean {
  if (below.status === 'none') return !node.isLeaf;
  return below.status !== 'empty';
}
