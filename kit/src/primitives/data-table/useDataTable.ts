import { useLingui } from '@lingui/react/macro';
import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react';
import { isSelected } from '../../engines/selection/index.ts';
import { withExpanded } from '../../engines/row-core/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { LANGUAGE_TAG } from '../locale/index.ts';
import { HEAD, useActiveRow } from '../row-scroller/index.ts';
import { toTsv } from './copyRows.ts';
import { gridCommand } from './gridKeys.ts';
import type { CellAt, GridCommand } from './gridKeys.ts';
import { stopCount } from './rowLayout.ts';
import type { RowLayout } from './rowLayout.ts';
import type { DataTableProps } from './types.ts';
import { useRowSelection } from './useRowSelection.ts';
import { useTableRows } from './useTableRows.ts';

const NEEDS_SELECTION: ReadonlySet<GridCommand['does']> = new Set(['toggle', 'selectAll']);

/** Behaviour of the table: its rows and order, which part has the keyboard, and what keys, clicks and copying do. */
export function useDataTable<Row>(props: DataTableProps<Row>, layout: RowLayout<Row>) {
  const { columns, actions, selection } = props;
  const { t } = useLingui();
  const { locale, announcer } = useKit();
  const { tree, view, expandedIds, sort, press } = useTableRows(props, LANGUAGE_TAG[locale]);
  const refreshed = t`The data was refreshed`;
  const rows = useActiveRow({ tree, view, onLost: () => announcer.say(refreshed) });
  const { position, stop, scroller } = rows;
  const choice = useRowSelection(selection, tree, view);

  const record = (at: number) => tree.record(view.at(at));
  const idAt = (at: number) => tree.idOf(view.at(at));

  const setOpen = (at: number, isOpen: boolean) => props.tree?.onExpandedChange(withExpanded(expandedIds, idAt(at), isOpen));

  /** Where the keyboard is, as the key table sees it. */
  function cellAt(): CellAt {
    const row = position === HEAD || view.count === 0 ? -1 : view.at(position);
    return {
      position,
      stop,
      stops: stopCount(layout, row < 0 ? undefined : tree.record(row)),
      count: view.count,
      rowsInView: scroller.rowsInView,
      // @reading R-046
      headStops: layout.isNarrow ? 0 : stopCount(layout),
      isExpanded: row >= 0 && tree.hasChildren(row) ? expandedIds.has(tree.idOf(row)) : null,
      parentPosition: row < 0 ? -1 : view.positionOf(tree.parent(row)),
    };
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.altKey || rows.isOutside(event.target)) return;
    const command = gridCommand(event, cellAt());
    if (!command || (NEEDS_SELECTION.has(command.does) && !selection)) return;
    event.preventDefault();
    switch (command.does) {
      case 'move':
        return rows.moveTo(command.to, command.stop);
      case 'extend':
        rows.moveTo(command.to);
        return choice.chooseTo(command.to, position);
      case 'expand':
      case 'collapse':
        return setOpen(position, command.does === 'expand');
      case 'run':
        return actions?.(record(position))[0]?.run();
      case 'toggle':
        return choice.toggleAt(position);
      case 'selectAll':
        return choice.toggleAll();
    }
  }

  function onClick(event: MouseEvent) {
    const { target } = event;
    const at = rows.positionOf(target);
    if (at === HEAD || !(target instanceof Element)) return;
    const actionId = target.closest<HTMLElement>('[data-action]')?.dataset['action'];
    if (actionId !== undefined) {
      const action = actions?.(record(at)).find(({ id }) => id === actionId);
      action?.run();
    } else if (target.closest('[data-check]')) {
      if (event.shiftKey) choice.chooseTo(at, at);
      else choice.toggleAt(at);
    } else if (target.closest('[data-toggle]')) setOpen(at, !expandedIds.has(idAt(at)));
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
    chooseAll: choice.toggleAll,
    selected: choice.selected,
    scroller,
    activeStopOf: (at: number) => (at === position ? stop : null),
    handlers: { onKeyDown, onClick, onCopy },
    focusProps: rows.focusProps,
  };
}
