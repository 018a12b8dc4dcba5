import { useLayoutEffect, useMemo, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { everyRow, flatRows } from '../../engines/row-core/index.ts';
import { ROW_STOP, moveByKey, pageOfRows, useActiveRow } from '../row-scroller/index.ts';
import type { PickedListProps } from './types.ts';

/** The part of a row that is its button. */
export const REMOVE_STOP = 0;

/** In a panel, which is lower than the page. */
const PANEL = 0.3;
const ROWS = pageOfRows('picked list', 40, PANEL);

/** Behaviour of the list: one tab stop, rows by arrows, the button of a row by the right arrow. */
export function usePickedList<T>({ items: records, identityOf, onRemove, headingRef }: PickedListProps<T>) {
  const tree = useMemo(() => flatRows({ rows: records, idOf: identityOf }), [records, identityOf]);
  const view = useMemo(() => everyRow(records.length), [records]);
  const rows = useActiveRow({ tree, view, guess: ROWS });
  const { scroller } = rows;
  useHeadingWhenEmpty(records.length, scroller.regionRef, headingRef);

  function onKeyDown(event: KeyboardEvent) {
    const { position, stop } = rows;
    if (isComposingKey(event.nativeEvent) || event.ctrlKey || event.metaKey || event.altKey || view.count === 0) return;
    const to = moveByKey(event.key, { position, count: view.count, rowsInView: scroller.rowsInView() });
    if (to !== null) rows.moveTo(to, stop);
    else if (event.key === 'ArrowRight' && onRemove) rows.moveTo(position, REMOVE_STOP);
    else if (event.key === 'ArrowLeft') rows.moveTo(position, ROW_STOP);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && onRemove) onRemove(tree.idOf(position));
    else return;
    event.preventDefault();
  }

  return { view, rows, handlers: { onKeyDown, ...rows.focusProps } };
}

/** The keyboard goes to the heading when the last row is taken out from under it. */
function useHeadingWhenEmpty(
  count: number,
  regionRef: { readonly current: HTMLElement | null },
  headingRef: PickedListProps<unknown>['headingRef'],
) {
  const before = useRef(count);
  useLayoutEffect(() => {
    const isEmptied = before.current > 0 && count === 0;
    before.current = count;
    if (isEmptied && document.activeElement === regionRef.current) headingRef?.current?.focus();
  }, [count, regionRef, headingRef]);
}
