import type { ChoiceGroupData, ChoiceGroupMessages } from '../choice-box/headless.ts';
import type { ChoiceGroupPart, ChoiceGroupProps } from '../choice-box/index.ts';

/** Options of `useRadioGroup`. */
export interface RadioGroupOptions extends ChoiceGroupData {
  /** Id of the chosen option, null when none is. Left out, the group keeps it itself. An id no option has is kept and named as unknown. */
  readonly value?: string | null | undefined;
  /** Id that is chosen at first in a group that keeps it itself. */
  readonly initialValue?: string | null | undefined;
  readonly onChange?: ((id: string) => void) | undefined;
  readonly messages: ChoiceGroupMessages;
}

/** Parts of a drawn radio group, for `parts` and as `data-part`. */
export type RadioGroupPart = ChoiceGroupPart;

export interface RadioGroupProps extends ChoiceGroupProps {
  /** Id of the chosen option, null when none is. An id no option has is kept and shown as unknown. */
  readonly value: string | null;
  readonly onChange: (id: string) => void;
}
