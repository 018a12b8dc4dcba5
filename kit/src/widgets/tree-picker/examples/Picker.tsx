import type { StoredValue } from '../../../engines/pick/index.ts';
import { Stateful } from '../../../testing/Stateful.tsx';
import { TreePicker } from '../TreePicker.tsx';
import type { TreePickerProps } from '../types.ts';

export type PickerProps = Omit<TreePickerProps, 'value' | 'onChange'> & {
  readonly value?: StoredValue;
  readonly onChange?: (value: StoredValue) => void;
};

/** A picker that keeps its value, as a form would. */
export function Picker({ value: first = null, onChange, ...props }: PickerProps) {
  return (
    <Stateful first={first} onChange={onChange}>
      {(held) => <TreePicker {...props} {...held} />}
    </Stateful>
  );
}
