import { focusRing } from '../../theme/focus.css.ts';
import { Field, fieldAria, useFieldIds } from '../field/index.ts';
import { row, track } from './Switch.css.ts';
import type { SwitchProps } from './types.ts';

/** A setting that is on or off, with the state in words beside it. Space and a press change it; Enter is the form's. */
export function Switch({ label, isOn, onChange, onText, offText, isDisabled, help, id }: SwitchProps) {
  const ids = useFieldIds(id);
  return (
    <Field label={label} ids={ids} help={help}>
      <label className={row}>
        <input
          {...fieldAria(ids, { help })}
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          disabled={isDisabled}
          className={`${track} ${focusRing}`}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {/* The switch says on or off by itself. */}
        <span aria-hidden="true">{isOn ? onText : offText}</span>
      </label>
    </Field>
  );
}
