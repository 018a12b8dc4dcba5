import { useId } from 'react';
import { focusRing } from '../../theme/focus.css.ts';
import { track } from './Switch.css.ts';
import { rowHelp, rowLine, rowWords } from './SwitchRow.css.ts';
import type { SwitchRowProps } from './types.ts';

/** A switch at the end of its line, for a list of settings: the words before it are pressed too. */
export function SwitchRow({ label, isOn, onChange, help }: SwitchRowProps) {
  const id = useId();
  return (
    <label className={rowLine}>
      <span className={rowWords}>
        <span id={`${id}-name`}>{label}</span>
        {help && (
          <span id={`${id}-help`} className={rowHelp}>
            {help}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-labelledby={`${id}-name`}
        aria-describedby={help ? `${id}-help` : undefined}
        className={`${track} ${focusRing}`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
