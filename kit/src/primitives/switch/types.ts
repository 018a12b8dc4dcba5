import type { FieldWords } from '../field/headless.ts';
import type { FieldPart } from '../field/index.ts';
import type { PartsProps } from '../parts/index.ts';

/** Options of `useSwitch`. */
export interface SwitchOptions extends Omit<FieldWords, 'isRequired' | 'error'> {
  /** State of the setting. Left out, the switch keeps it itself. */
  readonly isOn?: boolean;
  /** State a switch begins with that keeps it itself. @defaultValue false */
  readonly initialIsOn?: boolean;
  /** Called with the state asked for, by a press or Space. */
  readonly onChange?: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
}

/** Parts of a drawn switch, for `parts` and as `data-part`. */
export type SwitchPart = FieldPart | 'row' | 'track' | 'state';

export interface SwitchProps extends Omit<SwitchOptions, 'initialIsOn'>, PartsProps<SwitchPart> {
  readonly isOn: boolean;
  /** Called with the state asked for, by a press or Space. */
  readonly onChange: (isOn: boolean) => void;
  /** The two states in words, such as “Enabled” and “Disabled”: shown beside the switch. */
  readonly onText: string;
  readonly offText: string;
}

/** Parts of a drawn line with a switch, for `parts` and as `data-part`. */
export type SwitchRowPart = 'words' | 'name' | 'help' | 'track';

export interface SwitchRowProps extends PartsProps<SwitchRowPart> {
  /** Name of the switch, at the start of its line. */
  readonly label: string;
  readonly isOn: boolean;
  /** Called with the state asked for, by a press or Space. */
  readonly onChange: (isOn: boolean) => void;
  /** One sentence under the name: what it does. */
  readonly help?: string;
}
