import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { arrowOf, useEnvironment } from '../../engines/environment/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { createKeptViews, mergeProps, refOf } from '../../engines/prop-getters/index.ts';
import { everyRow, flatRows } from '../../engines/row-core/index.ts';
import { ROW_STOP, moveByKey, rowsOfSize, useActiveRow } from '../row-scroller/headless.ts';
import type { ActiveRows } from '../row-scroller/headless.ts';
import { REMOVE_STOP } from './pickedRowProps.ts';
import type { PickedListData, PickedListOptions, PickedRowView } from './types.ts';

/**
 * Behaviour of a list of chosen things, any number of them. One tab stop: arrows walk the rows, the arrow forward goes to the button
 * of a row, Delete and Backspace take the row out, and the next row has the keyboard. Draw `rows` with `pickedRowProps(view)` within
 * `getGridProps()`, that within `getRegionProps()`, beside an element with `getProbeProps()` that is as high as one row.
 */
export function usePickedList<T>(options: PickedListOptions<T>) {
  const { label, items, identityOf, onRemove, headingRef, initial } = options;
  const { dir } = useEnvironment();
  const tree = useMemo(() => flatRows({ rows: items, idOf: identityOf }), [items, identityOf]);
  const view = useMemo(() => everyRow(items.length), [items]);
  const ownGuess = useMemo(() => initial && rowsOfSize(initial), [initial]);
  const guess = options.guess ?? ownGuess;
  const active = useActiveRow({ tree, view, ...(guess && { guess }) });
  const { scroller } = active;
  const rows = useRowViews(options, active);
  useHeadingWhenEmpty(items.length, scroller.regionRef, headingRef);

  function onKeyDown(event: KeyboardEvent) {
    const { position, stop } = active;
    if (isComposingKey(event.nativeEvent) || event.ctrlKey || event.metaKey || event.altKey || view.count === 0) return;
    const key = arrowOf(event, dir);
    const to = moveByKey(key, { position, count: view.count, rowsInView: scroller.rowsInView() });
    if (to !== null) active.moveTo(to, stop);
    else if (key === 'ArrowRight' && onRemove) active.moveTo(position, REMOVE_STOP);
    else if (key === 'ArrowLeft') active.moveTo(position, ROW_STOP);
    else if ((key === 'Delete' || key === 'Backspace') && onRemove) onRemove(tree.idOf(position));
    else return;
    event.preventDefault();
  }

  return {
    /** Views of the rows that are looked at, by slot; null for a slot that is free. */
    rows,
    /** Nothing is chosen: there is no grid then. */
    isEmpty: items.length === 0,
    /** Attributes of the element that scrolls. */
    getRegionProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        { ref: refOf(scroller.regionRef), tabIndex: -1, onScroll: scroller.onScroll, onKeyDown, ...active.focusProps } as const,
        own,
      ),
    /** Attributes of an unseen element as high as one row: it tells the height. */
    getProbeProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ ref: refOf(scroller.probeRef), 'aria-hidden': true } as const, own),
    /** Attributes of the element around the rows, as high as all of them. */
    getGridProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ref: refOf(scroller.rowsRef),
          role: 'grid',
          'aria-label': label,
          'aria-rowcount': items.length,
          'aria-colcount': onRemove ? 2 : 1,
          style: { blockSize: view.count * scroller.rowPx },
        } as const,
        own,
      ),
  };
}

function useRowViews<T>(
  { items, identityOf, show, onRemove, messages }: PickedListOptions<T>,
  { scroller, position }: ActiveRows,
): readonly (PickedRowView | null)[] {
  const [kept] = useState(() => createKeptViews<PickedRowView>());
  return scroller.window.slots.map((at, slot) => {
    const item = items[at];
    if (item === undefined) return null;
    const shown = show(item);
    const name = shown.note ? `${shown.text} ${shown.note}` : shown.text;
    return kept.keep(slot, {
      ...shown,
      id: scroller.slotId(slot),
      slot,
      at,
      offsetPx: at * scroller.rowPx,
      isTabStop: at === position,
      identity: identityOf(item),
      name,
      removeLabel: onRemove ? messages.remove(name) : null,
      onRemove,
    });
  });
}

/** The keyboard goes to the heading when the last row is taken out from under it. */
function useHeadingWhenEmpty(
  count: number,
  regionRef: { readonly current: HTMLElement | null },
  headingRef: PickedListData<unknown>['headingRef'],
) {
  const before = useRef(count);
  useLayoutEffect(() => {
    const isEmptied = before.current > 0 && count === 0;
    before.current = count;
    if (isEmptied && document.activeElement === regionRef.current) headingRef?.current?.focus();
  }, [count, regionRef, headingRef]);
}
