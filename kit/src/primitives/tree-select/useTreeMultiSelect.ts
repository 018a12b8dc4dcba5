import { useHeld } from '../../engines/prop-getters/index.ts';
import type { ListPanelOptions } from '../option-list/headless.ts';
import { usePickerField } from '../picker-field/headless.ts';
import type { PickerFieldOptions } from '../picker-field/headless.ts';
import type { TreeMultiSelectOptions } from './types.ts';
import { useTreeChecks } from './useTreeChecks.ts';
import { useTreeList } from './useTreeList.ts';

const NONE: readonly string[] = [];

/** Several nodes of a tree, as facts of its two halves: `field` for `usePickerField` and, while `isOpen`, `panel` for `useListPanel`. */
export function useTreeMultiSelectState(given: TreeMultiSelectOptions) {
  const { value: _, initialValue = NONE, onChange, nodes, state, strategy = 'leaves', messages, initial, ...words } = given;
  const [value, change] = useHeld<readonly string[]>({ name: 'value', value: given.value, initial: initialValue, onChange });
  const checks = useTreeChecks({ value, onChange: change, nodes, strategy, messages });
  const { opens, onOpen, panel } = useTreeList({
    tree: checks.tree,
    chosen: checks.chosen,
    state,
    startIds: checks.known,
    onPick: checks.toggle,
    onPickAll: (rows) => checks.toggleAll(rows),
  });
  const isNameLoading = state?.kind === 'loading' && checks.known.length < value.length;
  const field: PickerFieldOptions = {
    ...words,
    cardinality: 'many',
    items: checks.items,
    names: { kind: isNameLoading ? 'loading' : 'ready' },
    opens,
    onOpen,
    onRemove: (id) => checks.remove(id),
    onClear: () => checks.clear(),
    onUndo: () => checks.undo(),
    messages: messages.field,
  };
  const open: ListPanelOptions = { ...panel, label: words.label, messages: messages.list, initial };
  return { value, items: checks.items, isOpen: opens.isOpen, field, panel: open };
}

/**
 * Several nodes of a tree, in a field that opens. A node with children shows what its leaves are, half included, and checks or clears
 * all of them; which of the checked nodes are stored is the strategy's. What is chosen is `tags` for `useTags`.
 * @reading R-239
 */
export function useTreeMultiSelect(options: TreeMultiSelectOptions) {
  const state = useTreeMultiSelectState(options);
  return { ...state, ...usePickerField(state.field) };
}
