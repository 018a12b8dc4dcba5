import { useCallback, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { DataNode } from '../../../engines/data-rows/index.ts';
import { useAnnounce } from '../../../engines/environment/index.ts';
import { isComposingKey } from '../../../engines/ime-guard/index.ts';
import { shownChoices } from '../../../engines/pick/index.ts';
import type { ListSearchOptions } from '../../option-list/headless.ts';
import type { PickerOpening } from '../../picker-field/headless.ts';
import type { DataPickerState } from './useDataPicker.ts';
import { usePages } from './usePages.ts';
import { usePopoverList } from './usePopoverList.ts';

/** Options of `usePickPopover`. */
export interface PickPopoverOptions {
  readonly picker: DataPickerState;
  /** Name of the field. */
  readonly label: string;
  /** A keyword can be typed. */
  readonly isFilterable: boolean;
}

/**
 * Behaviour of a table under its field, whose rows the keyboard walks while the focus stays where one types: at once where one is
 * chosen, with OK where several are. Give the field `opens` and `toggle`; while `isOpen`, draw a panel at `anchorRef` with
 * `useAnchored`, and in it `useListSearch({ ...search, … })`, `useOptionRows({ ...rows, … })`, the pages and OK.
 * @source forms §2.6, §4
 */
export function usePickPopover({ picker, label, isFilterable }: PickPopoverOptions) {
  const { spec, state, act, messages } = picker;
  const announce = useAnnounce();
  const anchorRef = useRef<HTMLElement>(null);
  const chosen = shownChoices(state);
  const { withoutValue } = messages;
  const reasonOf = useCallback(({ fault }: DataNode) => (fault === null ? null : withoutValue), [withoutValue]);
  const popover = usePopoverList({ picker, isFilterable, reasonOf, onPick: pick });
  const { list, look } = popover;
  const pages = usePages(spec.rows, popover.rows);

  function pick(node: DataNode) {
    if (spec.policy.cardinality === 'many') return turnOver(node);
    // Closing lets the draft go; what is confirmed after it counts.
    list.close();
    act({ kind: 'choose', nodes: [node] }, { kind: 'confirm' });
  }

  function turnOver(node: DataNode) {
    const isOn = !chosen.has(node.id);
    const inAll = chosen.size + (isOn ? 1 : -1);
    act({ kind: 'toggle', node });
    announce((isOn ? messages.selected : messages.deselected)(node.fullName, inAll));
  }

  function confirm() {
    list.close();
    act({ kind: 'confirm' });
    if (chosen.size === 0) announce(messages.nothing);
  }

  function onKeyDown(event: KeyboardEvent) {
    const isConfirm = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && list.isOpen && !isComposingKey(event.nativeEvent);
    if (!isConfirm || spec.policy.cardinality === 'one') return list.onKeyDown(event);
    event.preventDefault();
    confirm();
  }

  const { isOpen, controls, activeId } = list;
  const view = { ...list.view, onKeyDown };
  const opens: PickerOpening = { kind: 'grid', isOpen, controls, activeId, onKeyDown, boxRef: anchorRef };
  const search: Omit<ListSearchOptions, 'messages'> = {
    list: { ...list, onKeyDown, view },
    kind: 'grid',
    label,
    value: popover.typed,
    onChange: popover.setTyped,
  };
  return {
    ...pages,
    isOpen,
    /** Opens and closes the table: `onOpen` of the field. */
    toggle: () => (isOpen ? list.close() : list.open()),
    close: list.close,
    /** Writes what is chosen and closes. */
    confirm,
    /** The box of the field, for what is placed beside it. */
    anchorRef,
    /** Opening of the field: a member of its options. */
    opens,
    /** The box above the rows: options of `useListSearch`; null where nothing is typed. */
    search: isFilterable ? search : null,
    /** The rows: options of `useOptionRows`. */
    rows: { list: view, label, look },
    /** There are no rows, and none are on their way. */
    isEmpty: view.model.count === 0,
    /** Word the rows were asked for; empty without a search. */
    keyword: popover.rows.rows.keyword,
  };
}

/** State of a table under its field. */
export type PickPopover = ReturnType<typeof usePickPopover>;
