import { useLingui } from '@lingui/react/macro';
import { Switch } from '../../../primitives/switch/index.ts';
import type { EditProps, SwitchControl } from '../../grammar/index.ts';
import { useText } from '../../render/useText.ts';

type Props = EditProps<SwitchControl, boolean | number | string | null>;

/** Editor of a yes or no. */
export default function SwitchEditor({ control, field: { id, label, help, use }, value, onChange }: Props) {
  const { t } = useLingui();
  const text = useText();
  return (
    <Switch
      id={id}
      label={label}
      help={help}
      // Lists have it as text.
      isOn={value === true || value === 1 || value === '1'}
      onText={text(control.onText) || t({ message: 'On', context: 'switch' })}
      offText={text(control.offText) || t({ message: 'Off', context: 'switch' })}
      isDisabled={use !== 'editable'}
      onChange={(isOn) => onChange(control.keeps === 'number' ? Number(isOn) : isOn)}
    />
  );
}
