import type { Sounds } from '../../engines/environment/index.ts';
import { checkStateOf, isExpanded, nestedRows } from '../../engines/row-core/index.ts';
import type { Cascade, RowTree, VisibleRows } from '../../engines/row-core/index.ts';
import { END_KEY, spanOf } from '../option-list/headless.ts';
import type { ListEnd, ListModel, ListRow } from '../option-list/headless.ts';
import type { TreeOption } from './types.ts';

/** Nodes as flat rows. */
export function layOut(nodes: readonly TreeOption[]): RowTree<TreeOption> {
  return nestedRows({ roots: nodes, idOf: ({ id }) => id, childrenOf: ({ children }) => children });
}

/** Names from the top down to a row. */
export function pathOf(tree: RowTree<TreeOption>, row: number): string[] {
  const names: string[] = [];
  for (let at = row; at >= 0; at = tree.parent(at)) names.unshift(tree.record(at).label);
  return names;
}

/** Everything a search finds a row by: its whole path, so that what stands below a found name is found too. */
export function wordsOf(tree: RowTree<TreeOption>, row: number): string {
  return [...pathOf(tree, row), tree.record(row).keywords].filter(Boolean).join(' ');
}

/** Choice in a tree: one node, or the states of all checkboxes. */
export type TreeChosen =
  | { readonly kind: 'one'; readonly id: string | null; readonly chooses: 'any' | 'leaves' }
  | { readonly kind: 'many'; readonly cascade: Cascade };

interface TreeRowsOptions {
  readonly tree: RowTree<TreeOption>;
  readonly chosen: TreeChosen;
  readonly end: ListEnd | null;
  /** Rows in view and what is open. */
  readonly view: VisibleRows;
  readonly expandedIds: ReadonlySet<string>;
  /** Rows a search has found, and for what; they stand in a list then, each with its path. */
  readonly found: { readonly rows: Uint32Array; readonly query: string; readonly sounds: Sounds | null } | null;
}

/** The rows of an open tree, and which row of the tree each is. */
export interface TreeModel extends ListModel {
  /** -1 for the end. */
  treeRowAt(position: number): number;
}

/** Rows of a tree, or of what a search found in it. */
export function treeModel({ tree, chosen, end, view, expandedIds, found }: TreeRowsOptions): TreeModel {
  const shownCount = found ? found.rows.length : view.count;
  const treeRowAt = (position: number) => (position >= shownCount ? -1 : found ? (found.rows[position] ?? -1) : view.at(position));

  function stateOf(row: number) {
    if (chosen.kind === 'one') return { isChosen: tree.idOf(row) === chosen.id, isHalf: false };
    const state = checkStateOf(chosen.cascade, row);
    return { isChosen: state === 'all', isHalf: state === 'half' };
  }

  function row(position: number): ListRow {
    const at = treeRowAt(position);
    if (at < 0 && end) return { kind: 'end', ...end };
    const { label, disabledReason } = tree.record(at);
    const { isChosen, isHalf } = stateOf(at);
    const reason = disabledReason && { reason: disabledReason };
    if (found) {
      const above = pathOf(tree, at).slice(0, -1).join(' / ');
      const mark = spanOf(label, found.query, found.sounds);
      const place = { positionInSet: position + 1, setSize: found.rows.length };
      return {
        kind: 'option',
        label,
        isChosen,
        ...place,
        ...reason,
        ...(above && { note: above }),
        ...(mark && { mark }),
        branch: { isHalf },
      };
    }
    const open = tree.hasChildren(at) ? { isExpanded: isExpanded(tree, at, expandedIds) } : {};
    const place = { positionInSet: tree.positionInSet(at), setSize: tree.setSize(at), depth: tree.depth(at) };
    return { kind: 'option', label, isChosen, ...place, ...reason, branch: { ...open, isHalf } };
  }

  return {
    count: shownCount + (end ? 1 : 0),
    total: found ? found.rows.length : tree.size,
    treeRowAt,
    row,
    keyAt: (position) => (position >= shownCount ? END_KEY : tree.idOf(treeRowAt(position))),
    positionOf(key) {
      const wanted = tree.indexOf(key);
      if (wanted < 0) return -1;
      return found ? found.rows.indexOf(wanted) : view.positionOf(wanted);
    },
  };
}

/** Leaves that keep their state whatever is done above them. */
export function lockedRows(tree: RowTree<TreeOption>): number[] {
  const locked: number[] = [];
  for (let row = 0; row < tree.size; row += 1) if (tree.record(row).disabledReason) locked.push(row);
  return locked;
}
