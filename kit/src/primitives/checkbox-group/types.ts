import type { ChoiceGroupData, ChoiceGroupMessages } from '../choice-box/headless.ts';
import type { ChoiceGroupPart, ChoiceGroupProps } from '../choice-box/index.ts';
import type { PartsProps } from '../parts/index.ts';

/** Sentences of a group of checkboxes. */
export interface CheckboxGroupMessages extends ChoiceGroupMessages {
  /** Name of the box over the others. */
  readonly selectAll: string;
  /** News after that box was pressed, with the number of what is chosen now. */
  readonly selected: (count: number) => string;
  /** Names of what is chosen as one text. */
  readonly names: (names: readonly string[]) => string;
}

/** Options of `useCheckboxGroup`. */
export interface CheckboxGroupOptions extends ChoiceGroupData {
  /** Ids of the chosen options. Left out, the group keeps them itself. An id no option has is kept, named as unknown, and can be taken out. */
  readonly value?: readonly string[] | undefined;
  /** Ids that are chosen at first in a group that keeps them itself. */
  readonly initialValue?: readonly string[] | undefined;
  /** Ids in the order of the options, those no option has first. */
  readonly onChange?: ((ids: readonly string[]) => void) | undefined;
  /** A box over the others that chooses all of them, or none; it is half when some are. @defaultValue false */
  readonly hasSelectAll?: boolean | undefined;
  readonly messages: CheckboxGroupMessages;
}

/** Parts of a drawn group of checkboxes, for `parts` and as `data-part`. */
export type CheckboxGroupPart = ChoiceGroupPart | 'all';

export interface CheckboxGroupProps extends Omit<ChoiceGroupProps, 'parts'>, PartsProps<CheckboxGroupPart> {
  /** Ids of the chosen options. An id no option has is kept, shown as unknown, and can be taken out. */
  readonly value: readonly string[];
  /** Ids in the order of the options, those no option has first. */
  readonly onChange: (ids: readonly string[]) => void;
  /** A box over the others that chooses all of them, or none; it is half when some are. */
  readonly hasSelectAll?: boolean;
}
