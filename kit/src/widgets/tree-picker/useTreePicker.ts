import type { StoredValue } from '../../engines/pick/index.ts';
import type { FieldUse } from '../../primitives/field/headless.ts';
import type { TreePickerMessages } from './messageTypes.ts';
import type { TextOf } from './nodeWords.ts';
import type { PickerNode, PickerSpec } from './types.ts';
import { useItems } from './useItems.ts';
import { useOnly } from './useOnly.ts';
import { usePicker } from './usePicker.ts';

/** Options of `useTreePicker`. */
export interface TreePickerOptions {
  /** Stable between renders: the picker starts anew when it changes. */
  readonly spec: PickerSpec;
  /** The value of the form field. @source forms §3 */
  readonly value: StoredValue;
  /** Called once per confirmation, clearing or removal that changes the value. */
  readonly onChange: (value: StoredValue, nodes: readonly PickerNode[]) => void;
  /** @defaultValue `editable` */
  readonly use?: FieldUse | undefined;
  readonly messages: TreePickerMessages;
  /** Shows words of the spec in the language of the page; the same function from drawing to drawing. @defaultValue texts as they are, messages by their English */
  readonly text?: TextOf | undefined;
}

/**
 * Behaviour of a picker: its value, the names of what is stored, and the way in and out. Draw a field of `items` with
 * `usePickerField`, and while `isOpen` a surface of your own in whose component `usePickerDraft({ session, … })` is called.
 * @source forms §2.1–2.5, §4
 */
export function useTreePicker({ onChange, messages, ...options }: TreePickerOptions) {
  const picker = usePicker({
    ...options,
    onPicked: ({ value, nodes }, isChanged) => isChanged && onChange(value, nodes),
  });
  const { session, open, take, clear, undo, remove } = picker;
  const takeOnly = useOnly(session, take, messages);
  return {
    /** Share that what is open has in the picker: the hooks of surfaces take it. */
    session,
    isOpen: session.state.kind === 'open',
    /** Choices as a field shows them. */
    items: useItems(session),
    /** Arrival of the names of what is stored. */
    names: session.names,
    /** Opens the picker; where there is only one thing to choose, it is chosen and said instead. */
    open: () => (options.spec.only === undefined ? open() : takeOnly()),
    clear,
    /** Brings back what the last clear took. */
    undo,
    /** Takes one thing out of the value, by its identity. */
    remove,
  };
}
