import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { KeyboardEvent } from 'react';
import type { DataNode } from '../../engines/data-rows/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { shownChoices } from '../../engines/pick/index.ts';
import { useKit } from '../kit-provider/index.ts';
import type { DataPickerSpec } from './types.ts';
import type { DataPickerState } from './useDataPicker.ts';
import { usePopoverList } from './usePopoverList.ts';

interface PopoverAsk {
  readonly spec: DataPickerSpec;
  readonly picker: DataPickerState;
  readonly isFilterable: boolean;
}

/** Choosing in the popover, and its announcement: at once where there is one, with OK where there are many. */
export function usePopover({ spec, picker, isFilterable }: PopoverAsk) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const { state, act } = picker;
  const chosen = shownChoices(state);
  const withoutValue = t`This row has no value that could be stored`;
  const reasonOf = useCallback(({ fault }: DataNode) => (fault === null ? null : withoutValue), [withoutValue]);
  const popover = usePopoverList({ spec, picker, isFilterable, reasonOf, onPick: pick });

  function pick(node: DataNode) {
    if (spec.policy.cardinality === 'many') return turnOver(node);
    // Closing lets the draft go; what is confirmed after it counts.
    popover.list.close();
    act({ kind: 'choose', nodes: [node] }, { kind: 'confirm' });
  }

  function turnOver(node: DataNode) {
    const name = node.fullName;
    const isOn = !chosen.has(node.id);
    const inAll = chosen.size + (isOn ? 1 : -1);
    act({ kind: 'toggle', node });
    announcer.say(isOn ? t`Selected ${name}, ${inAll} in all` : t`Deselected ${name}, ${inAll} in all`);
  }

  function confirm() {
    popover.list.close();
    act({ kind: 'confirm' });
    if (chosen.size === 0) announcer.say(t`Nothing chosen`);
  }

  function onKeyDown(event: KeyboardEvent) {
    const isConfirm =
      event.key === 'Enter' && (event.ctrlKey || event.metaKey) && popover.list.isOpen && !isComposingKey(event.nativeEvent);
    if (!isConfirm || spec.policy.cardinality === 'one') return popover.list.onKeyDown(event);
    event.preventDefault();
    confirm();
  }

  return { ...popover, list: { ...popover.list, onKeyDown, view: { ...popover.list.view, onKeyDown } }, confirm };
}
