import { useMemo } from 'react';
import { useAnnounce } from '../../engines/environment/index.ts';
import { useHeld } from '../../engines/prop-getters/index.ts';
import type { ListPanelOptions } from '../option-list/headless.ts';
import { usePickerField } from '../picker-field/headless.ts';
import type { PickerFieldOptions } from '../picker-field/headless.ts';
import { layOut, pathOf } from './treeRows.ts';
import type { TreeChosen } from './treeRows.ts';
import type { TreeSelectOptions } from './types.ts';
import { useTreeList } from './useTreeList.ts';

/** One node of a tree, as facts of its two halves: `field` for `usePickerField` and, while `isOpen`, `panel` for `useListPanel`. */
export function useTreeSelectState(given: TreeSelectOptions) {
  const { value: _, initialValue = null, onChange, nodes, state, chooses = 'any', messages, initial, ...words } = given;
  const announce = useAnnounce();
  const [value, choose] = useHeld<string | null>({ name: 'value', value: given.value, initial: initialValue, onChange });
  const tree = useMemo(() => layOut(nodes), [nodes]);
  const chosen = useMemo((): TreeChosen => ({ kind: 'one', id: value, chooses }), [value, chooses]);
  const items = useMemo(() => {
    if (value === null) return [];
    const row = tree.indexOf(value);
    return [row < 0 ? { identity: value, text: value, isUnknown: true } : { identity: value, text: pathOf(tree, row).join(' / ') }];
  }, [tree, value]);
  const { opens, onOpen, panel } = useTreeList({
    tree,
    chosen,
    state,
    startIds: useMemo(() => (value === null ? [] : [value]), [value]),
    onPick(row) {
      panel.list.close();
      const id = tree.idOf(row);
      if (id === value) return;
      choose(id);
      // A field that had the focus all along is not read again.
      if (!panel.search) announce(messages.selected(pathOf(tree, row).join(' / ')));
    },
  });
  const isNameLoading = state?.kind === 'loading' && items[0]?.isUnknown === true;
  const field: PickerFieldOptions = {
    ...words,
    cardinality: 'one',
    items,
    names: { kind: isNameLoading ? 'loading' : 'ready' },
    opens,
    onOpen,
    ...(!words.isRequired && { onClear: () => choose(null) }),
    messages: messages.field,
  };
  const open: ListPanelOptions = { ...panel, label: words.label, messages: messages.list, initial };
  return { value, items, isOpen: opens.isOpen, field, panel: open };
}

/**
 * One node of a tree, in a field that opens. Right and Left open and close, Enter chooses, a search lists what it finds with the way
 * to it. Draw the box with `getBoxProps()`, in it a button with `getOpenerProps()`; while `isOpen`, a part that calls
 * `useListPanel(panel)`, whose rows have a part with `optionToggleProps()`.
 */
export function useTreeSelect(options: TreeSelectOptions) {
  const state = useTreeSelectState(options);
  return { ...state, ...usePickerField(state.field) };
}
