import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { systemClock } from '../../engines/clock/index.ts';
import type { DataNode } from '../../engines/data-rows/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { shownChoices } from '../../engines/pick/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { useOptionList } from '../option-list/index.ts';
import type { DataPickerSpec } from './types.ts';
import type { DataPickerState } from './useDataPicker.ts';
import { usePickList } from './usePickList.ts';
import { useStartRow } from './useStartRow.ts';
import { useTableModel } from './useTableModel.ts';

/** A keyword is asked for when nobody has typed for this long. @reading R-255 */
const ASK_AFTER_MS = 300;

interface PopoverListAsk {
  readonly spec: DataPickerSpec;
  readonly picker: DataPickerState;
  readonly isFilterable: boolean;
  /** Reason a row cannot be chosen. Stable. */
  readonly reasonOf: (node: DataNode) => string | null;
  readonly onPick: (node: DataNode) => void;
}

/** True when a key is a letter that a filter could begin with. */
const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/** The table in the popover: its rows, which of them has the keyboard, and what the keys do. */
export function usePopoverList({ spec, picker, isFilterable, reasonOf, onPick }: PopoverListAsk) {
  const { state, act, cancel, parameters } = picker;
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const rows = usePickList(spec, parameters, isOpen);
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
  useEffect(() => (isOpen ? systemClock.after(ASK_AFTER_MS, () => search(typed.trim())) : undefined), [typed, isOpen]);

  const turn = useTurn(spec, rows);
  /** Pages by key, the first letter into the filter, and everything else for the list. */
  function onKeyDown(event: KeyboardEvent) {
    if (isComposingKey(event.nativeEvent)) return;
    const isPaging = isOpen && event.ctrlKey && (event.key === 'PageDown' || event.key === 'PageUp');
    if (isPaging && turn) {
      event.preventDefault();
      turn(event.key === 'PageDown' ? 1 : -1);
    } else if (!isOpen && isFilterable && isLetter(event)) {
      event.preventDefault();
      list.open();
      setTyped(event.key);
    } else list.onKeyDown(event);
  }

  return { rows, list: { ...list, onKeyDown, view: { ...list.view, onKeyDown } }, look, typed, setTyped };
}

/** Goes a page on or back and says which; null where there are no pages. */
function useTurn(spec: DataPickerSpec, { rows, send }: ReturnType<typeof usePickList>): ((by: 1 | -1) => void) | null {
  const { t } = useLingui();
  const { announcer } = useKit();
  const { pageNumber, pageRows, total } = rows;
  if (!spec.rows.hasPage) return null;
  return (by) => {
    const toPage = pageNumber + by;
    const pages = Math.max(1, Math.ceil(total / pageRows));
    if (toPage < 1 || toPage > pages) return;
    send({ type: 'page', pageNumber: toPage, pageRows });
    const first = (toPage - 1) * pageRows + 1;
    const last = Math.min(toPage * pageRows, total);
    announcer.say(t`Page ${toPage} of ${pages}, items ${first} to ${last} of ${total}`);
  };
}
