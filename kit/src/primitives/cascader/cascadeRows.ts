import { levelAt, nodeRows, nodesOf, sizeOfLevel } from '../../engines/node-source/index.ts';
import type { Level, NodeAt, NodePlace, NodeTreeState, PickRow } from '../../engines/node-source/index.ts';
import { spanOf } from '../option-list/headless.ts';
import type { EndRow, ListEnd, ListModel, OptionRow } from '../option-list/headless.ts';
import type { CascadeNode } from './types.ts';

/** A node or the end of a level, with what the list needs of it. */
export interface CascadeRow<N extends CascadeNode> {
  readonly key: string;
  /** Null for the end of a level. */
  readonly place: (NodePlace & { readonly node: N; readonly isOpen: boolean | null }) | null;
  readonly shown: OptionRow | EndRow;
}

export interface CascadeModel<N extends CascadeNode> extends ListModel {
  rowAt(position: number): CascadeRow<N> | undefined;
}

/** Requests a level can be asked. */
export interface LevelRequests {
  readonly more: (at: NodeAt) => void;
  readonly retry: (at: NodeAt) => void;
}

interface RowsAsk<N extends CascadeNode> {
  readonly state: NodeTreeState<N>;
  readonly chosen: readonly (readonly string[])[];
  /** Only what has nothing below it can be ticked: what leads there has no box, but says that something below is. */
  readonly isEndTicked: boolean;
  readonly disabledReason: string;
  readonly requests: LevelRequests;
}

/** Ids from the top down to a place. A found node says itself what stands above it. */
export function pathTo<N extends CascadeNode>({ id, above, node }: NodePlace & { readonly node: N }): string[] {
  const outer = above.length === 0 ? (node.above ?? []).map((other) => other.id) : [];
  return [...outer, ...above, id];
}

/** The end of a level, if it has one. */
function endOf(status: Level<CascadeNode>['status'], hasMore: boolean, at: NodeAt, requests: LevelRequests): ListEnd | null {
  if (status === 'loading') return { status: 'loading' };
  if (status === 'failed') return { status: 'failed', retry: () => requests.retry(at) };
  return hasMore ? { status: 'more', load: () => requests.more(at) } : null;
}

/** True for the same way. */
export const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/** Ticks of a node that others stand below. */
function ticksOf(path: readonly string[], { chosen, isEndTicked }: Pick<RowsAsk<never>, 'chosen' | 'isEndTicked'>, canOpen: boolean) {
  if (!isEndTicked || !canOpen) return {};
  const isHalf = chosen.some((one) => one.length > path.length && isSame(one.slice(0, path.length), path));
  return { isHalf, isWay: !isHalf };
}

/** Rows as a list, found by key. */
export function cascadeModel<N extends CascadeNode>(rows: readonly CascadeRow<N>[], total: number): CascadeModel<N> {
  return {
    count: rows.length,
    total,
    rowAt: (position) => rows[position],
    keyAt: (position) => rows[position]?.key ?? '',
    positionOf: (key) => rows.findIndex((row) => row.key === key),
    row(position) {
      const row = rows[position];
      if (!row)
        throw new RangeError(
          `[kit] Row ${position} of ${rows.length} was asked for, so a stale position is in use · take positions from the model they are used with.`,
        );
      return row.shown;
    },
  };
}

/** The tree as it stands open, or what a search found with the way to it. */
export function treeRows<N extends CascadeNode>({ state, chosen, isEndTicked, disabledReason, requests }: RowsAsk<N>): CascadeRow<N>[] {
  const keyword = state.search?.keyword ?? '';
  return nodeRows(state).map((row: PickRow<N>): CascadeRow<N> => {
    if (row.kind === 'end') {
      const end = endOf(row.status === 'loaded' ? 'loaded' : row.status, row.status === 'loaded', row.at, requests) ?? {
        status: 'complete',
      };
      return { key: row.key, place: null, shown: { kind: 'end', depth: row.depth, ...end } };
    }
    const { id, above, node, canOpen, isOpen, depth, positionInSet, setSize } = row;
    const path = pathTo({ id, above, node });
    const note = keyword && depth === 0 ? (node.above ?? []).map(({ fullName }) => fullName).join(' / ') : '';
    const mark = keyword ? spanOf(node.fullName, keyword) : undefined;
    return {
      key: row.key,
      place: { id, above, node, isOpen: canOpen ? isOpen : null },
      shown: {
        kind: 'option',
        label: node.fullName,
        isChosen: chosen.some((one) => isSame(path, one)),
        positionInSet,
        setSize,
        depth,
        ...(note && { note }),
        ...(mark && { mark }),
        ...(node.isDisabled && { reason: disabledReason }),
        branch: {
          ...(canOpen && { isExpanded: isOpen }),
          isBusy: row.below === 'loading',
          ...ticksOf(path, { chosen, isEndTicked }, canOpen),
        },
      },
    };
  });
}

/** One level of the tree beside the others. */
export interface CascadeColumn {
  /** Name of the node it stands under; null for the first. */
  readonly under: string | null;
  /** Position of its first row, and the one after its last. */
  readonly from: number;
  readonly end: number;
}

/** The levels along a trail of open nodes, side by side; all their rows count through. */
export function columnRows<N extends CascadeNode>(ask: RowsAsk<N>, trail: readonly string[]) {
  const rows: CascadeRow<N>[] = [];
  const columns: CascadeColumn[] = [];
  for (let depth = 0; depth <= trail.length; depth += 1) {
    const parent = trail[depth - 1];
    const at: NodeAt = parent === undefined ? { at: 'root' } : { at: 'under', parent };
    const level = levelAt(ask.state, at);
    if (!level || level.status === 'empty') break;
    const from = rows.length;
    const opened = rows.find(({ place }) => place?.id === parent && place?.above.length === depth - 1);
    rows.push(...columnOf(ask, { level, at, above: trail.slice(0, depth), open: trail[depth] }));
    columns.push({ under: parent === undefined ? null : (opened?.place?.node.fullName ?? parent), from, end: rows.length });
  }
  return { rows, columns };
}

interface ColumnAt<N extends CascadeNode> {
  readonly level: Level<N>;
  readonly at: NodeAt;
  readonly above: readonly string[];
  /** The node of this column whose level is the next column. */
  readonly open: string | undefined;
}

function columnOf<N extends CascadeNode>(
  { state, chosen, isEndTicked, disabledReason, requests }: RowsAsk<N>,
  { level, at, above, open }: ColumnAt<N>,
): CascadeRow<N>[] {
  const nodes = nodesOf(level);
  const setSize = sizeOfLevel(level);
  const prefix = above.map((id) => `/${id}`).join('');
  const rows = nodes.map((node, index): CascadeRow<N> => {
    const { id } = node;
    const below = levelAt(state, { at: 'under', parent: id });
    const canOpen = !above.includes(id) && (below?.status === 'none' ? !node.isLeaf : below?.status !== 'empty');
    const isOpen = id === open;
    const path = [...above, id];
    return {
      key: `${prefix}/${id}`,
      place: { id, above, node, isOpen: canOpen ? isOpen : null },
      shown: {
        kind: 'option',
        label: node.fullName,
        isChosen: chosen.some((one) => isSame(path, one)),
        positionInSet: index + 1,
        setSize,
        depth: above.length,
        ...(node.isDisabled && { reason: disabledReason }),
        branch: {
          ...(canOpen && { isExpanded: isOpen }),
          isBusy: below?.status === 'loading',
          ...ticksOf(path, { chosen, isEndTicked }, canOpen),
        },
      },
    };
  });
  const end = endOf(level.status, level.status === 'loaded' && level.hasMore, at, requests);
  return end ? [...rows, { key: `${prefix}/\0end`, place: null, shown: { kind: 'end', depth: above.length, ...end } }] : rows;
}
