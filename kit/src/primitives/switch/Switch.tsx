import { focusRing } from '../../theme/focus.css.ts';
import { FieldFrame } from '../field/index.ts';
import { partProps } from '../parts/index.ts';
import { row, track } from './Switch.css.ts';
import { useSwitch } from './headless.ts';
import type { SwitchProps } from './types.ts';

/** A setting that is on or off, with the state in words beside it. Space and a press change it; Enter is the form's. */
export function Switch(props: SwitchProps) {
  const { label, help, onText, offText, className, style, parts } = props;
  const field = useSwitch(props);
  return (
    <FieldFrame {...{ field, label, help, className, style, parts }}>
      <label {...partProps(parts, 'row', row)}>
        <input {...field.getSwitchProps(partProps(parts, 'track', `${track} ${focusRing}`))} />
        <span {...field.getStateProps(partProps(parts, 'state', undefined))}>{field.isOn ? onText : offText}</span>
      </label>
    </FieldFrame>
  );
}
