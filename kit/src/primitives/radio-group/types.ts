import type { ChoiceGroupProps } from '../choice-box/index.ts';

export interface RadioGroupProps extends ChoiceGroupProps {
  /** Id of the chosen option, null when none is. An id no option has is kept and shown as unknown. */
  readonly value: string | null;
  readonly onChange: (id: string) => void;
}
