import type { ChoiceGroupProps } from '../choice-box/index.ts';

export interface CheckboxGroupProps extends ChoiceGroupProps {
  /** Ids of the chosen options. An id no option has is kept, shown as unknown, and can be taken out. */
  readonly value: readonly string[];
  /** Ids in the order of the options, those no option has first. */
  readonly onChange: (ids: readonly string[]) => void;
  /** A box over the others that chooses all of them, or none; it is half when some are. */
  readonly hasSelectAll?: boolean;
}
