import { useState } from 'react';
import type { NodeRow, PickNode } from '../../engines/node-source/index.ts';
import { createKeptViews } from '../../engines/prop-getters/index.ts';
import type { ActiveRows } from '../row-scroller/headless.ts';
import type { ShownRow } from './shownRows.ts';
import type { PickEndView, PickNodeView, PickRowView, PickTreeLook, PickTreeOptions } from './types.ts';

interface Shown<N extends PickNode> {
  readonly rows: readonly ShownRow<N>[];
  readonly active: ActiveRows;
  readonly lookAt: (row: NodeRow<N>) => PickTreeLook;
}

const isSameLook = (one: PickTreeLook, other: PickTreeLook) =>
  one.label === other.label &&
  one.note === other.note &&
  one.lead === other.lead &&
  one.isChosen === other.isChosen &&
  one.refusal === other.refusal &&
  one.hasMark === other.hasMark;

/** True for views that are drawn alike. A row with a button is drawn anew: what the button does may be another thing. */
function isSameView<N extends PickNode>(one: PickRowView<N>, other: PickRowView<N>): boolean {
  if (one.kind !== 'node' || other.kind !== 'node') return false;
  const keys = Object.keys(one) as (keyof PickNodeView<N>)[];
  return one.action === null && keys.every((key) => (key === 'look' ? isSameLook(one.look, other.look) : Object.is(one[key], other[key])));
}

/** Views of the rows that are looked at, by slot. */
export function usePickViews<N extends PickNode>(
  { tree, shape, choice, action }: PickTreeOptions<N>,
  { rows, active, lookAt }: Shown<N>,
): readonly (PickRowView<N> | null)[] {
  const [kept] = useState(() => createKeptViews<PickRowView<N>>(isSameView));
  const { scroller, position } = active;
  return scroller.window.slots.map((at, slot) => {
    const row = rows[at];
    if (!row) return null;
    const place = {
      id: scroller.slotId(slot),
      slot,
      offsetPx: at * scroller.rowPx,
      depth: row.depth,
      isTabStop: at === position,
      isTree: shape === 'tree',
    };
    if (row.kind !== 'node') return { ...place, kind: 'end', row, ...endOf(row, tree) } satisfies PickEndView;
    const look = lookAt(row);
    const canChoose = look.refusal === null || look.isChosen;
    return kept.keep(slot, {
      ...place,
      kind: 'node',
      at,
      row,
      node: row.node,
      look,
      choice: choice.kind,
      canChoose,
      hasMark: choice.kind !== 'place' && (canChoose || look.hasMark),
      isDisabled: row.node.isDisabled === true && !look.isChosen,
      isBusy: row.below === 'loading' && row.isOpen,
      action: action?.(row.node) ?? null,
    });
  });
}

/** State of the last row of a level, and the way on from it. */
function endOf<N extends PickNode>(row: Exclude<ShownRow<N>, NodeRow<N>>, tree: PickTreeOptions<N>['tree']) {
  return {
    status: row.kind === 'end' ? row.status : ('last' as const),
    go: () => {
      if (row.kind === 'end') tree.send({ type: row.status === 'failed' ? 'retry' : 'more', at: row.at });
    },
  };
}
