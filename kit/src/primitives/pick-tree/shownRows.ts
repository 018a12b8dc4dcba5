import { levelAt, nodeRows } from '../../engines/node-source/index.ts';
import type { LevelEndRow, NodeTreeState, PickNode, PickRow } from '../../engines/node-source/index.ts';
import type { RowTree } from '../../engines/row-core/index.ts';

/** The last row of a list: nothing comes after it. @source forms §4 */
export interface LastRow {
  readonly kind: 'last';
  readonly key: string;
  readonly depth: 0;
  readonly parent: -1;
}

/** A row on the screen. */
export type ShownRow<N extends PickNode> = PickRow<N> | LastRow;

/**
 * Rows of the tree in view. A node whose children are asked for the first time says so itself, without a row below it.
 * What ends a level is known by how much of it is here, so that the keyboard goes on to what comes in its place.
 */
export function shownRows<N extends PickNode>(state: NodeTreeState<N>, isList: boolean): readonly ShownRow<N>[] {
  const rows = nodeRows(state);
  const shown: ShownRow<N>[] = [];
  const places: number[] = [];
  for (const row of rows) {
    const parent = row.parent < 0 ? -1 : (places[row.parent] ?? -1);
    if (row.kind === 'end' && isFirstAsk(state, row)) places.push(-1);
    else places.push(shown.push(row.kind === 'end' ? { ...row, parent, key: endKey(state, row) } : { ...row, parent }) - 1);
  }
  const hasEnd = rows.some((row) => row.kind === 'end' && row.depth === 0);
  if (isList && shown.length > 0 && !hasEnd) shown.push({ kind: 'last', key: '/~last', depth: 0, parent: -1 });
  return shown;
}

function isFirstAsk<N extends PickNode>(state: NodeTreeState<N>, { at, status }: LevelEndRow): boolean {
  const level = status === 'loading' ? levelAt(state, at) : null;
  return level?.status === 'loading' && level.before.status === 'none';
}

function endKey<N extends PickNode>(state: NodeTreeState<N>, { at, key }: LevelEndRow): string {
  const level = levelAt(state, at);
  const here = level?.status === 'loading' ? level.before : level;
  return `${key}#${here && 'nodes' in here ? here.nodes.length : 0}`;
}

/**
 * The rows as the scroller wants them. A row that is gone because something above it was closed is found at what was closed;
 * one that is gone for another reason is not found, and what stands in its place takes over.
 */
export function rowTree<N extends PickNode>(rows: readonly ShownRow<N>[]): RowTree<ShownRow<N>> {
  let index: ReadonlyMap<string, number> | undefined;
  const record = (row: number): ShownRow<N> => {
    const found = rows[row];
    if (!found)
      throw new RangeError(`[kit] There is no row ${row} among ${rows.length}, so it cannot be shown. Ask for rows from 0 to the last.`);
    return found;
  };
  const indexOf = (key: string): number => {
    index ??= new Map(rows.map((row, at) => [row.key, at]));
    const here = index.get(key);
    if (here !== undefined) return here;
    for (let end = key.lastIndexOf('/'); end > 0; end = key.lastIndexOf('/', end - 1)) {
      const above = index.get(key.slice(0, end));
      const row = above === undefined ? undefined : rows[above];
      if (above !== undefined) return row?.kind === 'node' && !row.isOpen ? above : -1;
    }
    return -1;
  };
  return {
    size: rows.length,
    record,
    idOf: (row) => record(row).key,
    identify: ({ key }) => key,
    indexOf,
    depth: (row) => record(row).depth,
    parent: (row) => record(row).parent,
    subtreeEnd: (row) => row + 1,
    hasChildren: () => false,
    setSize: () => rows.length,
    positionInSet: (row) => row + 1,
  };
}
