import { focusRing } from '../../theme/focus.css.ts';
import { partProps, rootProps } from '../parts/index.ts';
import { track } from './Switch.css.ts';
import { rowHelp, rowLine, rowWords } from './SwitchRow.css.ts';
import { useSwitch } from './headless.ts';
import type { SwitchRowProps } from './types.ts';

/** A switch at the end of its line, for a list of settings: the words before it are pressed too. */
export function SwitchRow(props: SwitchRowProps) {
  const { label, help, parts } = props;
  const field = useSwitch(props);
  return (
    <label {...rootProps(props, rowLine)}>
      <span {...partProps(parts, 'words', rowWords)}>
        <span {...field.getNameProps(partProps(parts, 'name', undefined))}>{label}</span>
        {help && <span {...field.getMessageProps(partProps(parts, 'help', rowHelp))}>{help}</span>}
      </span>
      <input {...field.getSwitchProps(partProps(parts, 'track', `${track} ${focusRing}`))} />
    </label>
  );
}
