import type { FieldUse, FieldWords } from '../field/index.ts';
import type { ListState } from '../option-list/headless.ts';

export interface SelectOption {
  /** Unique among the options. */
  readonly id: string;
  /** Name in the list, and what typing a letter finds. */
  readonly label: string;
  /** Names from the top of a tree down to this option, itself included; shown in the closed field and searched. */
  readonly path?: readonly string[];
  /** Level in a tree, 0 at the top; indents the option. */
  readonly depth?: number;
  /** A second, quieter line. */
  readonly description?: string;
  /** Other words a search finds it by, separated by spaces: its code, its pinyin. */
  readonly keywords?: string;
  /** Heading it stands under. Options of one group stand together. */
  readonly group?: string;
  /** Can be reached but not chosen; say why in `reason`. */
  readonly isDisabled?: boolean;
  /** Reason it cannot be chosen; takes the place of the description. */
  readonly reason?: string;
}

/** Arrival of the options. */
export type OptionsState = ListState;

interface Selecting extends FieldWords {
  /** In the order shown; a tree is given flat, each parent before its children. The same list until an option changes. */
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  readonly placeholder: string;
  readonly use?: FieldUse;
  /** @defaultValue `ready` */
  readonly state?: OptionsState;
}

export interface SelectProps extends Selecting {
  /** Id of the chosen option, null when there is none. An id no option has is kept and shown as unknown. */
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  /** Makes the field clearable. */
  readonly onClear?: () => void;
}

export interface MultiSelectProps extends Selecting {
  /** Ids of the chosen options, in the order of choosing. An id no option has is kept and shown as unknown. */
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  /** Largest number that may be chosen. */
  readonly maximum?: number;
}
