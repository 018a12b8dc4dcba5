import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../engines/environment/index.ts';
import { createKeptViews, mergeProps, refOf } from '../../engines/prop-getters/index.ts';
import { rowsOfSize, useRowScroller } from '../row-scroller/headless.ts';
import { namesOf } from './optionRowProps.ts';
import { isSameView } from './sameView.ts';
import type { ListLook, ListRowView, OptionListView, OptionRowsOptions } from './types.ts';
import { useListScroll } from './useListScroll.ts';
import { rowId } from './useOptionList.ts';
import { useRowPointer } from './useRowPointer.ts';

/**
 * The rows of a list under a field, of any number: only what is looked at is drawn, in elements that are used again. The focus is
 * in the field; a press chooses without taking it. Draw `rows` in the flow, each as high as the next, with `optionRowProps`,
 * `headingRowProps` and `endRowProps` within `getRowsProps()`, that beside an element with `getProbeProps()` within `getListProps()`.
 */
export function useOptionRows({ list, label, look, isStop = false, messages, initial, guess }: OptionRowsOptions) {
  const { model, id, active } = list;
  const { kind, isColumn } = look;
  const [given] = useState(() => initial && rowsOfSize(initial));
  const sizes = guess ?? given;
  const scroller = useRowScroller({ count: model.count, pinned: active, ...(sizes && { guess: sizes }) });
  const onScroll = useListScroll(scroller, list);
  const pointer = useRowPointer(scroller, list);
  const [kept] = useState(() => createKeptViews<ListRowView>(isSameView));
  const hasRows = model.count > 0;
  const rows = hasRows ? viewsOf(scroller, list, look, messages.cells).map((view, slot) => view && kept.keep(slot, view)) : [];
  const isFailed = (view: ListRowView | null) => view?.kind === 'end' && view.row.status === 'failed';
  const failedKeys = scroller.window.slots.filter((_, slot) => isFailed(rows[slot] ?? null)).map((position) => model.keyAt(position));
  useFailureAnnounced(failedKeys, messages.loadingFailed);

  return {
    /** Views of the rows that are looked at, by slot; null for a slot that is free. */
    rows,
    /** True while there are rows; else whoever draws says why there are none. */
    hasRows,
    /** Attributes of the element that scrolls, around the rows. */
    getListProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ref: refOf(scroller.regionRef),
          id,
          role: hasRows ? kind : 'group',
          'aria-label': label,
          tabIndex: isStop && hasRows ? 0 : -1,
          'aria-activedescendant': isColumn ? undefined : list.activeId,
          onKeyDown: list.onKeyDown,
          onScroll,
          ...pointer,
          ...(hasRows && totals(list, look)),
        } as const,
        own,
      ),
    /** Attributes of the element around the rows, as high as all of them. It has no role: the rows are those of the list. */
    getRowsProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ ref: refOf(scroller.rowsRef), style: { blockSize: model.count * scroller.rowPx } }, own),
    /** Attributes of an unseen element as high as one row: it tells the height. */
    getProbeProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ ref: refOf(scroller.probeRef), 'aria-hidden': true } as const, own),
  };
}

/** Facts a reader is told of the whole list. */
function totals({ model }: OptionListView, { kind, cardinality, columns }: ListLook) {
  const last = model.row(model.count - 1);
  return {
    'aria-busy': (last.kind === 'end' && last.status === 'loading') || undefined,
    'aria-multiselectable': cardinality === 'many' || undefined,
    'aria-rowcount': kind === 'grid' ? (model.total < 0 ? -1 : model.total + 1) : undefined,
    'aria-colcount': kind === 'grid' ? columns?.length : undefined,
  };
}

/** Rows stand one under the other in the order of their slots; each is moved from there to its position. */
function viewsOf(
  { window, rowPx }: Pick<ReturnType<typeof useRowScroller>, 'window' | 'rowPx'>,
  { model, id, active, movedBy }: OptionListView,
  look: ListLook,
  nameOf: (texts: readonly string[]) => string,
): readonly (ListRowView | null)[] {
  let drawn = 0;
  return window.slots.map((position, slot) => {
    if (position < 0) return null;
    const shiftPx = (position - drawn) * rowPx;
    drawn += 1;
    const place = { id: rowId(id, position), slot, shiftPx, active: position === active ? movedBy : undefined };
    const row = model.row(position);
    if (row.kind === 'heading') return { ...place, kind: 'heading', label: row.label };
    if (row.kind === 'end') return { ...place, kind: 'end', row, look };
    const name = look.kind === 'grid' ? nameOf(namesOf({ row }, look.columns ?? [])) : undefined;
    return { ...place, kind: 'option', row, look, name };
  });
}

/** Says that rows did not come, as the row that says so is drawn. @param keys of the rows that say so */
function useFailureAnnounced(keys: readonly string[], failed: string) {
  const announce = useAnnounce();
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    const isNew = keys.some((key) => !before.current.includes(key));
    before.current = keys;
    if (isNew) announce(failed);
  });
}
