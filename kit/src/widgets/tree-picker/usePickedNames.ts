import type { StoredValue } from '../../engines/pick/index.ts';
import type { PickedItem } from '../../primitives/picker-field/index.ts';
import type { PickerSpec } from './types.ts';
import { useItems } from './useItems.ts';
import { usePicker } from './usePicker.ts';
import { useText } from './useText.ts';

const nobody = () => undefined;

/** Names of what a picker has stored, for where it is read; ids stand in until they have come. */
export function usePickedNames(spec: PickerSpec, value: StoredValue): readonly PickedItem[] {
  return useItems(usePicker({ spec, value, use: 'readOnly', text: useText(), onPicked: nobody }).session);
}
