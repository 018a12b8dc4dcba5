import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react';
import { isSelected, selectAll, selectNone, selectionState, setSelected, toggle } from '../../engines/selection/index.ts';
import { withExpanded } from '../../engines/tree-rows/index.ts';
import { LANGUAGE_TAG, useKit } from '../kit-provider/index.ts';
import { HEAD, useActiveRow } from '../row-scroller/index.ts';
import { splitActions } from './columns.ts';
import { toTsv } from './copyRows.ts';
import { gridCommand } from './gridKeys.ts';
import type { RowLayout } from './rowLayout.ts';
import { nextSort } from './sortKeys.ts';
import type { DataTableProps } from './types.ts';
import { useTableRows } from './useTableRows.ts';

/** Behaviour of the table: its rows and order, which part has the keyboard, and what keys, clicks and copying do. */
export function useDataTable<Row>(props: DataTableProps<Row>, layout: RowLayout<Row>) {
  const { columns, actions, selection } = props;
  const { t } = useLingui();
  const { locale, announcer } = useKit();
  const { tree, view, expandedIds, sort, setSort } = useTableRows(props, LANGUAGE_TAG[locale]);
  const refreshed = t`The data was refreshed`;
  const rows = useActiveRow({ tree, view, onLost: () => announcer.say(refreshed) });
  const { position, stop, scroller } = rows;
  const rangeFrom = useRef<string | null>(null);

  const record = (at: number) => tree.record(view.at(at));
  const idAt = (at: number) => tree.idOf(view.at(at));
  const total = selection?.total ?? tree.size;

  const setOpen = (at: number, isOpen: boolean) => props.tree?.onExpandedChange(withExpanded(expandedIds, idAt(at), isOpen));

  function choose(at: number, isRange: boolean) {
    if (!selection) return;
    const from = isRange && rangeFrom.current !== null ? view.positionOf(tree.indexOf(rangeFrom.current)) : -1;
    if (from < 0) {
      rangeFrom.current = idAt(at);
      return selection.onChange(toggle(selection.value, idAt(at)));
    }
    const [first, last] = from < at ? [from, at] : [at, from];
    const ids = Array.from({ length: last - first + 1 }, (_, step) => idAt(first + step));
    selection.onChange(setSelected(selection.value, ids, true));
  }
  const chooseAll = () => selection?.onChange(selectionState(selection.value, total) === 'all' ? selectNone : selectAll);

  function press(columnId: string) {
    const next = nextSort(sort, columnId);
    const header = columns.find(({ id }) => id === columnId)?.header ?? '';
    const said = { ascending: t`Sorted by ${header}, ascending`, descending: t`Sorted by ${header}, descending` };
    setSort(next);
    announcer.say(next ? said[next.direction] : t`Sorting removed`);
  }

  function stopsOf(at: number): number {
    const parts = layout.columns.length + (layout.hasSelection ? 1 : 0);
    if (at === HEAD || !actions || view.count === 0) return parts;
    const given = actions(record(at));
    const { inline, menu } = splitActions(given);
    return parts + (layout.isNarrow ? Math.min(1, given.length) : inline.length + Math.min(1, menu.length));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.altKey || rows.isOutside(event.target)) return;
    const row = position === HEAD || view.count === 0 ? -1 : view.at(position);
    const isExpanded = row >= 0 && tree.hasChildren(row) ? expandedIds.has(tree.idOf(row)) : null;
    const parentPosition = row < 0 ? -1 : view.positionOf(tree.parent(row));
    const headStops = layout.isNarrow ? 0 : stopsOf(HEAD);
    const at = {
      position,
      stop,
      stops: stopsOf(position),
      count: view.count,
      rowsInView: scroller.rowsInView,
      headStops,
      isExpanded,
      parentPosition,
    };
    const command = gridCommand(event, at);
    if (!command || (command.does === 'run' && !actions) || ((command.does === 'toggle' || command.does === 'selectAll') && !selection))
      return;
    event.preventDefault();
    switch (command.does) {
      case 'move':
        return rows.moveTo(command.to, command.stop);
      case 'extend':
        if (rangeFrom.current === null) rangeFrom.current = idAt(position);
        rows.moveTo(command.to);
        return choose(command.to, true);
      case 'expand':
      case 'collapse':
        return setOpen(position, command.does === 'expand');
      case 'run':
        return actions?.(record(position))[0]?.run();
      case 'toggle':
        return choose(position, event.shiftKey);
      case 'selectAll':
        return chooseAll();
    }
  }

  function onClick(event: MouseEvent) {
    const { target } = event;
    const at = rows.positionOf(target);
    if (at === HEAD || !(target instanceof Element)) return;
    const actionId = target.closest<HTMLElement>('[data-action]')?.dataset['action'];
    if (actionId !== undefined)
      actions?.(record(at))
        .find(({ id }) => id === actionId)
        ?.run();
    else if (target.closest('[data-check]')) choose(at, event.shiftKey);
    else if (target.closest('[data-toggle]')) setOpen(at, !expandedIds.has(idAt(at)));
  }

  function onCopy(event: ClipboardEvent) {
    if (position === HEAD || view.count === 0 || !document.getSelection()?.isCollapsed || rows.isOutside(event.target)) return;
    const positions = Array.from({ length: view.count }, (_, at) => at);
    const chosen = selection ? positions.filter((at) => isSelected(selection.value, idAt(at))) : [];
    event.clipboardData.setData('text/plain', toTsv((chosen.length ? chosen : [position]).map(record), columns));
    event.preventDefault();
  }

  return {
    tree,
    view,
    expandedIds,
    sort,
    press,
    chooseAll,
    selected: selection ? selectionState(selection.value, total) : ('none' as const),
    scroller,
    activeStopOf: (at: number) => (at === position ? stop : null),
    handlers: { onKeyDown, onClick, onCopy },
    focusProps: rows.focusProps,
  };
}
