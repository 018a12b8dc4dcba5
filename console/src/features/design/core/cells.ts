import { isOn } from '@milepost/openapi/rules';
import { msg } from '@lingui/core/macro';
import { childrenOf, kindNameOf, memberOf, moved, valueAt, withNode, withValueAt } from '@milepost/openapi/domains/design';
import type { DesignNode, DesignTree, Json, NodeId } from '@milepost/openapi/domains/design';
import { nodeIn, refused } from './placing.ts';
import * as says from './refusals.ts';
import type { DesignState, MergeWay, Outcome } from './types.ts';

/** Columns and rows a cell reaches over. */
export interface Reach {
  readonly across: number;
  readonly down: number;
}

const whole = (value: Json | undefined): number => {
  const count = typeof value === 'number' || typeof value === 'string' ? Math.floor(Number(value)) : 1;
  return Number.isFinite(count) ? Math.max(1, count) : 1;
};
/** Columns and rows a cell reaches over; one of each where it is merged with none. */
export const reachOf = ({ own }: Pick<DesignNode, 'own'>): Reach => ({
  across: whole(valueAt(own, ['__config__', 'colspan'])),
  down: whole(valueAt(own, ['__config__', 'rowspan'])),
});

/** True for a cell another one covers: it stays in its row, holds nothing, and is not seen. @source forms §3 */
export const isCovered = ({ own }: Pick<DesignNode, 'own'>): boolean => isOn(memberOf(memberOf(own, '__config__'), 'merged'));

/** A cell of a row with its column, counted from 1, or a place a cell above reaches down to; `at` counts the cells that are seen. */
interface PlacedCell {
  readonly id: NodeId;
  readonly column: number;
  readonly across: number;
  readonly at: number | null;
}

/** Cells of a row in their columns. */
export function placedIn(tree: DesignTree, cells: readonly NodeId[]): readonly PlacedCell[] {
  const placed: PlacedCell[] = [];
  let seen = 0;
  let next = 1;
  for (const [index, id] of cells.entries()) {
    const cell = tree.nodes.get(id) ?? { own: null };
    const isSeen = !isCovered(cell);
    // What the cell before it covers has no place of its own.
    if (!isSeen && index + 1 < next) continue;
    const { across } = isSeen ? reachOf(cell) : { across: 1 };
    placed.push({ id, column: next, across, at: isSeen ? seen : null });
    if (isSeen) seen += 1;
    next += across;
  }
  return placed;
}

/** A cell with other settings: those it has already are not written again. */
function withSettings(tree: DesignTree, id: NodeId, settings: Readonly<Record<string, Json>>): DesignTree {
  const node = tree.nodes.get(id);
  if (!node) return tree;
  const own = Object.entries(settings).reduce<Json>((now, [name, value]) => {
    const path = ['__config__', name];
    return valueAt(now, path) === value ? now : (withValueAt(now, path, value) ?? now);
  }, node.own);
  return own === node.own ? tree : withNode(tree, id, own);
}

/** A cell with its row and its grid. */
function cellAt(state: DesignState, id: NodeId) {
  const { tree } = state.document;
  const cell = nodeIn(state.document, id);
  const row = nodeIn(state.document, cell?.home ?? undefined);
  if (!cell || !row || kindNameOf(cell) !== 'tableGridTd' || row.home === null) return null;
  return { cell, row, cells: childrenOf(tree, row.id), grid: row.home };
}

/** Cell that would be merged into another one; null where there is none. */
function neighbourOf({ document }: DesignState, { cell, row, cells, grid }: NonNullable<ReturnType<typeof cellAt>>, way: MergeWay) {
  const { across, down } = reachOf(cell);
  const at = cells.indexOf(cell.id);
  if (way === 'right') return nodeIn(document, cells[at + across]);
  const rows = childrenOf(document.tree, grid);
  const below = rows[rows.indexOf(row.id) + down];
  return below === undefined ? undefined : nodeIn(document, childrenOf(document.tree, below)[at]);
}

/** The next cell of a row, or the one below, goes into a cell, with what is in it. */
export function mergeCell(state: DesignState, id: NodeId, way: MergeWay): Outcome {
  const { document } = state;
  const found = cellAt(state, id);
  if (!found) return refused(says.NO_CELL);
  const reach = reachOf(found.cell);
  const next = neighbourOf(state, found, way);
  if (!next) return refused(way === 'right' ? says.NO_CELL_BESIDE : says.NO_CELL_BELOW);
  const other = reachOf(next);
  // One that is covered already is part of another cell.
  if (way === 'right' && (isCovered(next) || other.down !== reach.down)) return refused(says.OTHER_HEIGHT);
  if (way === 'down' && (isCovered(next) || other.across !== reach.across)) return refused(says.OTHER_WIDTH);
  const inner = next.children ?? [];
  const filled = inner.length === 0 ? document.tree : moved(document.tree, inner, { into: id, at: childrenOf(document.tree, id).length });
  if (!filled) return refused(says.PLACE_REFUSALS.withinItself);
  const larger = withSettings(
    filled,
    id,
    way === 'right' ? { colspan: reach.across + other.across } : { rowspan: reach.down + other.down },
  );
  const tree = withSettings(larger, next.id, { colspan: 1, rowspan: 1, merged: true });
  return { document: { ...document, tree }, selected: [id], message: msg`Merged two cells` };
}

/** Cells of a grid no cell covers any more, though they say so. */
function uncovered(tree: DesignTree, grid: NodeId): readonly NodeId[] {
  const rows = childrenOf(tree, grid).map((row) => childrenOf(tree, row));
  const covered = new Set<NodeId>();
  for (const [down, row] of rows.entries())
    for (const [across, id] of row.entries()) {
      const cell = tree.nodes.get(id);
      if (!cell || isCovered(cell)) continue;
      const reach = reachOf(cell);
      for (const line of rows.slice(down, down + reach.down))
        for (const under of line.slice(across, across + reach.across)) if (under !== id) covered.add(under);
    }
  return rows.flat().filter((id) => {
    const cell = tree.nodes.get(id);
    return cell !== undefined && isCovered(cell) && !covered.has(id);
  });
}

/** A cell gives back the cells it covers, empty; what is in it stays. */
export function splitCell(state: DesignState, id: NodeId): Outcome {
  const { document } = state;
  const found = cellAt(state, id);
  if (!found) return refused(says.NO_CELL);
  const { across, down } = reachOf(found.cell);
  if (across === 1 && down === 1) return refused(says.NOT_MERGED);
  const single = withSettings(document.tree, id, { colspan: 1, rowspan: 1 });
  const tree = uncovered(single, found.grid).reduce((now, cell) => withSettings(now, cell, { merged: false }), single);
  return { document: { ...document, tree }, selected: [id], message: msg`Split a cell` };
}

/** Columns and rows a cell still covers: none beyond what says it is covered. */
function reachLeft(tree: DesignTree, rows: readonly (readonly NodeId[])[], [down, across]: readonly [number, number], reach: Reach): Reach {
  const isOpen = (id: NodeId | undefined) => id === undefined || !isCovered(tree.nodes.get(id) ?? { own: null });
  let left = reach;
  while (left.across > 1 && isOpen(rows[down]?.[across + left.across - 1])) left = { ...left, across: left.across - 1 };
  const isRowOpen = (row: readonly NodeId[] | undefined) =>
    !row || Array.from({ length: left.across }, (_, at) => row[across + at]).some(isOpen);
  const rowsBelow = rows.slice(down + 1, down + left.down);
  const open = rowsBelow.findIndex(isRowOpen);
  return { ...left, down: open < 0 ? Math.min(left.down, rowsBelow.length + 1) : open + 1 };
}

/**
 * The tree after cells or rows came, went or moved: in a grid that has changed so, a cell covers no more than what is covered, and what
 * no cell covers any more is a cell again. Grids that leave covered cells out are left as they are. @reading R-843
 */
export function withWholeCells(before: DesignTree, after: DesignTree): DesignTree {
  let tree = after;
  for (const grid of after.nodes.values()) {
    if (kindNameOf(grid) !== 'tableGrid') continue;
    const ids = childrenOf(after, grid.id);
    const had = before.nodes.get(grid.id);
    if (!had || (had.children === grid.children && ids.every((id) => before.nodes.get(id)?.children === after.nodes.get(id)?.children)))
      continue;
    const rows = ids.map((id) => childrenOf(after, id));
    if (!rows.flat().some((id) => isCovered(after.nodes.get(id) ?? { own: null }))) continue;
    for (const [down, row] of rows.entries())
      for (const [across, id] of row.entries()) {
        const cell = after.nodes.get(id);
        if (!cell || isCovered(cell)) continue;
        const left = reachLeft(after, rows, [down, across], reachOf(cell));
        if (left.across !== reachOf(cell).across || left.down !== reachOf(cell).down)
          tree = withSettings(tree, id, { colspan: left.across, rowspan: left.down });
      }
    tree = uncovered(tree, grid.id).reduce((now, cell) => withSettings(now, cell, { merged: false }), tree);
  }
  return tree;
}
