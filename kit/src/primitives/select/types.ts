import type { FieldUse, FieldWords } from '../field/index.ts';

export interface SelectOption {
  /** Unique among the options. */
  readonly id: string;
  /** Name in the list, and what typing a letter finds. */
  readonly label: string;
  /** Names from the top of a tree down to this option, itself included; shown in the closed field. */
  readonly path?: readonly string[];
  /** Level in a tree, 0 at the top; indents the option. */
  readonly depth?: number;
  /** A second, quieter line. */
  readonly description?: string;
  /** Can be reached but not chosen; say why in `reason`. */
  readonly isDisabled?: boolean;
  /** Why it cannot be chosen; takes the place of the description. */
  readonly reason?: string;
}

export interface SelectProps extends FieldWords {
  /** Id of the chosen option, null when there is none. An id no option has is kept and shown as unknown. */
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  /** In the order shown; a tree is given flat, each parent before its children. */
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  readonly placeholder: string;
  readonly use?: FieldUse;
}
