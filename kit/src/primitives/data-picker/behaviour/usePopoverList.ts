import { useEffect, useEffectEvent, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { DataNode } from '../../../engines/data-rows/index.ts';
import { useAnnounce, useEnvironment } from '../../../engines/environment/index.ts';
import { isComposingKey } from '../../../engines/ime-guard/index.ts';
import { shownChoices } from '../../../engines/pick/index.ts';
import { useOptionList } from '../../option-list/headless.ts';
import type { DataPickerState } from './useDataPicker.ts';
import { usePickList } from './usePickList.ts';
import { useStartRow } from './useStartRow.ts';
import { useTableModel } from './useTableModel.ts';

/** A keyword is asked for when nobody has typed for this long. @reading R-255 */
const ASK_AFTER_MS = 300;

interface PopoverListAsk {
  readonly picker: DataPickerState;
  readonly isFilterable: boolean;
  /** Reason a row cannot be chosen. Stable. */
  readonly reasonOf: (node: DataNode) => string | null;
  readonly onPick: (node: DataNode) => void;
}

/** The table in the popover: its rows, which of them has the keyboard, and what the keys do. */
export function usePopoverList({ picker, isFilterable, reasonOf, onPick }: PopoverListAsk) {
  const { spec, state, act, cancel } = picker;
  const { clock } = useEnvironment();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const rows = usePickList(picker, isOpen);
  const { keyword, pageNumber } = rows.rows;
  const chosen = shownChoices(state);
  const { model, look } = useTableModel({ spec, list: rows, chosen, reasonOf });
  const [firstChosen = null] = chosen.keys();
  const list = useOptionList({
    model,
    cardinality: spec.policy.cardinality,
    query: keyword,
    start: { key: firstChosen },
    onPick(position) {
      const node = model.optionAt(position);
      if (node) onPick(node);
    },
    ...(isFilterable && { onSearch: setTyped }),
    onOpenChange(opens) {
      setOpen(opens);
      setTyped('');
      if (opens) act({ kind: 'open' });
      else cancel();
    },
  });
  const start = firstChosen === null ? 0 : model.positionOf(firstChosen);
  useStartRow({ list, hasRows: rows.nodes.length > 0, keyword, pageNumber, start });

  const search = useEffectEvent((wanted: string) => {
    if (wanted !== keyword) rows.send({ type: 'search', keyword: wanted });
  });
  useEffect(() => (isOpen ? clock.after(ASK_AFTER_MS, () => search(typed.trim())) : undefined), [clock, typed, isOpen]);

  const turn = useTurn(picker, rows);
  /** Pages by key, and everything else for the list. */
  function onKeyDown(event: KeyboardEvent) {
    if (isComposingKey(event.nativeEvent)) return;
    const isPaging = isOpen && event.ctrlKey && (event.key === 'PageDown' || event.key === 'PageUp');
    if (isPaging && turn) {
      event.preventDefault();
      turn(event.key === 'PageDown' ? 1 : -1);
    } else list.onKeyDown(event);
  }

  return { rows, list: { ...list, onKeyDown, view: { ...list.view, onKeyDown } }, look, typed, setTyped };
}

/** Goes a page on or back and says which; null where there are no pages. */
function useTurn({ spec, messages }: DataPickerState, { rows, send }: ReturnType<typeof usePickList>): ((by: 1 | -1) => void) | null {
  const announce = useAnnounce();
  const { pageNumber, pageRows, total } = rows;
  if (!spec.rows.hasPage) return null;
  return (by) => {
    const toPage = pageNumber + by;
    const pages = Math.max(1, Math.ceil(total / pageRows));
    if (toPage < 1 || toPage > pages) return;
    send({ type: 'page', pageNumber: toPage, pageRows });
    const first = (toPage - 1) * pageRows + 1;
    const last = Math.min(toPage * pageRows, total);
    announce(messages.page({ page: toPage, pages, first, last, total }));
  };
}
