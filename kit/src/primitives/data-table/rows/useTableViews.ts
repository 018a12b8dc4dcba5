import { useState } from 'react';
import { createKeptViews } from '../../../engines/prop-getters/index.ts';
import type { useDataTable } from '../behaviour/useDataTable.ts';
import type { RowLayout } from '../columns/rowLayout.ts';
import type { TableOptions } from '../types.ts';
import type { TableMoreView, TableRowView } from '../viewTypes.ts';

type Grid<Row> = ReturnType<typeof useDataTable<Row>>;
type Texts<Row> = Pick<TableRowView<Row>, 'layout' | 'record' | 'texts'>;

/** Texts of the rows in their slots, asked for once for each row that comes. */
function createTexts<Row>() {
  const kept: Texts<Row>[] = [];
  return (slot: number, layout: RowLayout<Row>, record: Row) => {
    const before = kept[slot];
    if (before?.layout === layout && before.record === record) return before.texts;
    const texts = layout.columns.map(({ column }) => column.text(record));
    kept[slot] = { layout, record, texts };
    return texts;
  };
}

/** Views of the rows that are looked at, by slot; null for a slot that is free or has what stands below the rows. */
export function useTableViews<Row>(
  { tree, view, expandedIds, revealedId, activeStopOf, choice, scroller }: Grid<Row>,
  layout: RowLayout<Row>,
  { firstNumber, hasRows }: { readonly firstNumber: number; readonly hasRows: boolean },
): readonly (TableRowView<Row> | null)[] {
  const [kept] = useState(() => createKeptViews<TableRowView<Row>>());
  const [textsOf] = useState(() => createTexts<Row>());
  const { window, rowPx, slotId } = scroller;
  return window.slots.map((at, slot) => {
    if (!hasRows || at < 0 || at >= view.count) return null;
    const row = view.at(at);
    const record = tree.record(row);
    return kept.keep(slot, {
      id: slotId(slot),
      slot,
      offsetPx: at * rowPx,
      layout,
      record,
      texts: textsOf(slot, layout, record),
      number: firstNumber + at,
      depth: tree.depth(row),
      setSize: tree.setSize(row),
      positionInSet: tree.positionInSet(row),
      isExpanded: tree.hasChildren(row) ? expandedIds.has(tree.idOf(row)) : undefined,
      isSelected: choice.isChosenAt(at),
      isRevealed: tree.idOf(row) === revealedId,
      refused: choice.reasonAt(at),
      activeStop: layout.isOperated ? activeStopOf(at) : null,
    });
  });
}

/** View of the row at the end of a list that goes on; null where it is not looked at. */
export function moreViewOf<Row>(
  { foot: { more, morePosition, ask }, scroller: { window, slotId, rowPx }, activeStopOf }: Grid<Row>,
  { isOperated }: RowLayout<Row>,
  { messages: { more: words } }: TableOptions<Row>,
): TableMoreView | null {
  const slot = morePosition === null ? -1 : window.slots.indexOf(morePosition);
  if (slot < 0 || !more || morePosition === null) return null;
  const { kind } = more;
  return {
    id: slotId(slot),
    slot,
    offsetPx: morePosition * rowPx,
    kind,
    text: kind === 'failed' ? words.failed : kind === 'end' ? words.end : '',
    label: { more: words.load, loading: words.loading, failed: words.retry, end: '' }[kind],
    onAsk: ask,
    isOperated,
    activeStop: activeStopOf(morePosition),
  };
}
