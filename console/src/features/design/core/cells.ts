import { msg } from '@lingui/core/macro';
import { childrenOf, kindNameOf, memberOf, moved, valueAt, withNode, withValueAt } from '@milepost/openapi/domains/design';
import type { DesignNode, DesignTree, Json, NodeId } from '@milepost/openapi/domains/design';
import { nodeIn, refused } from './placing.ts';
import * as says from './refusals.ts';
import type { DesignState, Outcome } from './types.ts';

/** Columns and rows a cell reaches over. */
interface Reach {
  readonly across: number;
  readonly down: number;
}

const whole = (value: Json | undefined): number => {
  const count = typeof value === 'number' || typeof value === 'string' ? Math.floor(Number(value)) : 1;
  return Number.isFinite(count) ? Math.max(1, count) : 1;
};
const reachOf = ({ own }: Pick<DesignNode, 'own'>): Reach => ({
  across: whole(valueAt(own, ['__config__', 'colspan'])),
  down: whole(valueAt(own, ['__config__', 'rowspan'])),
});

/** True for a cell another one covers: it stays in its row, holds nothing, and is not seen. @source forms §3 */
export const isCovered = ({ own }: Pick<DesignNode, 'own'>): boolean => memberOf(memberOf(own, '__config__'), 'merged') === true;

/** Number of columns a cell reaches over. */
export const columnsOf = (cell: Pick<DesignNode, 'own'>): number => reachOf(cell).across;

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

/** The next cell of a row goes into a cell, with what is in it. */
export function mergeCell(state: DesignState, id: NodeId): Outcome {
  const { document } = state;
  const found = cellAt(state, id);
  if (!found) return refused(says.NO_CELL);
  const { cell, cells } = found;
  const reach = reachOf(cell);
  const next = nodeIn(document, cells[cells.indexOf(id) + reach.across]);
  if (!next) return refused(says.NO_CELL_BESIDE);
  const beside = reachOf(next);
  // One that is covered from above is part of a cell of another row.
  if (isCovered(next) || beside.down !== reach.down) return refused(says.OTHER_HEIGHT);
  const inner = next.children ?? [];
  const filled = inner.length === 0 ? document.tree : moved(document.tree, inner, { into: id, at: childrenOf(document.tree, id).length });
  if (!filled) return refused(says.PLACE_REFUSALS.withinItself);
  const wider = withSettings(filled, id, { colspan: reach.across + beside.across });
  const tree = withSettings(wider, next.id, { colspan: 1, rowspan: 1, merged: true });
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
