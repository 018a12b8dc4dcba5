import { Switch } from '../../primitives/switch/index.ts';
import type { EditProps, SwitchControl } from '../grammar/index.ts';
import { useText } from '../render/useSaid.ts';

/** Editor of a yes or no. */
export default function SwitchEditor({ control, field: { id, label, help, use }, value, onChange }: EditProps<SwitchControl, boolean>) {
  const text = useText();
  return (
    <Switch
      id={id}
      label={label}
      help={help}
      isOn={value}
      onText={text(control.onText)}
      offText={text(control.offText)}
      isDisabled={use !== 'editable'}
      onChange={onChange}
    />
  );
}
