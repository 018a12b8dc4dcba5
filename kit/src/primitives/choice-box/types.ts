import type { FieldUse, FieldWords } from '../field/index.ts';
import type { ListState } from '../option-list/index.ts';

/** One of a few things that are all in sight. */
export interface Choice {
  /** Unique within the group. */
  readonly id: string;
  readonly label: string;
  /** A second, quieter line. */
  readonly description?: string;
  /** Reason it cannot be chosen; takes the place of the description, so that it is read without being reached. */
  readonly disabledReason?: string;
}

/** Props of every group of choices. */
export interface ChoiceGroupProps extends FieldWords {
  /** In the order shown. */
  readonly options: readonly Choice[];
  /** Beside one another, as many as fit, or below one another. @defaultValue `horizontal` */
  readonly flow?: 'horizontal' | 'vertical';
  readonly use?: FieldUse;
  /** @defaultValue `ready` */
  readonly state?: ListState;
}
