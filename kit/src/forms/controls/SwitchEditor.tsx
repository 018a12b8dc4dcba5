import { useLingui } from '@lingui/react/macro';
import { Switch } from '../../primitives/switch/index.ts';
import type { EditProps, SwitchControl } from '../grammar/index.ts';
import { useText } from '../render/useSaid.ts';

/** Editor of a yes or no. */
export default function SwitchEditor({ control, field: { id, label, help, use }, value, onChange }: EditProps<SwitchControl, boolean>) {
  const { t } = useLingui();
  const text = useText();
  return (
    <Switch
      id={id}
      label={label}
      help={help}
      isOn={value}
      onText={control.onText === undefined ? t`Enabled` : text(control.onText)}
      offText={control.offText === undefined ? t`Disabled` : text(control.offText)}
      isDisabled={use !== 'editable'}
      onChange={onChange}
    />
  );
}
