import type { FieldWords } from '../field/index.ts';

export interface SwitchProps extends Omit<FieldWords, 'isRequired' | 'error'> {
  readonly isOn: boolean;
  /** Called with the state asked for, by a press or Space. */
  readonly onChange: (isOn: boolean) => void;
  /** The two states in words, such as “Enabled” and “Disabled”: shown beside the switch. */
  readonly onText: string;
  readonly offText: string;
  readonly isDisabled?: boolean;
}

export interface SwitchRowProps {
  /** Name of the switch, at the start of its line. */
  readonly label: string;
  readonly isOn: boolean;
  /** Called with the state asked for, by a press or Space. */
  readonly onChange: (isOn: boolean) => void;
  /** One sentence under the name: what it does. */
  readonly help?: string;
}
