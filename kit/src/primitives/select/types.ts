import type { FieldUse, FieldWords } from '../field/headless.ts';
import type { ListPart } from '../option-list/index.ts';
import type { ListMessages, ListState } from '../option-list/headless.ts';
import type { PartsProps } from '../parts/index.ts';
import type { PickerFieldMessages } from '../picker-field/headless.ts';
import type { PickerFieldPart } from '../picker-field/index.ts';
import type { RowSizes } from '../row-scroller/headless.ts';

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

/** Sentences of a select: those of its field, of its list, and its own. */
export interface SelectMessages {
  readonly field: PickerFieldMessages;
  readonly list: ListMessages;
  /** An option was chosen. */
  readonly selected: (name: string) => string;
}

/** Sentences of a select of several; each with the number that is chosen then. */
export interface MultiSelectMessages {
  readonly field: PickerFieldMessages;
  readonly list: ListMessages;
  readonly selected: (name: string, count: number) => string;
  readonly deselected: (name: string, count: number) => string;
  readonly selectedAll: (count: number) => string;
  /** It would be more than may be chosen; nothing was. */
  readonly tooMany: (maximum: number) => string;
}

/** Options of `useSelect`. */
export interface SelectOptions extends Selecting {
  /** Id of the chosen option, null when there is none. Left out, the select keeps it itself. */
  readonly value?: string | null | undefined;
  /** Option a select begins with that keeps it itself. */
  readonly initialValue?: string | null | undefined;
  readonly onChange?: ((id: string | null) => void) | undefined;
  /** @defaultValue false */
  readonly isClearable?: boolean;
  readonly messages: SelectMessages;
  /** Sizes of the open list before it is measured, in px, so that its rows are there at once. */
  readonly initial?: RowSizes;
}

/** Options of `useMultiSelect`. */
export interface MultiSelectOptions extends Selecting {
  /** Ids of the chosen options, in the order of choosing. Left out, the select keeps them itself. */
  readonly value?: readonly string[] | undefined;
  /** Options a select begins with that keeps them itself. */
  readonly initialValue?: readonly string[] | undefined;
  readonly onChange?: ((ids: readonly string[]) => void) | undefined;
  /** Largest number that may be chosen. */
  readonly maximum?: number | undefined;
  readonly messages: MultiSelectMessages;
  /** Sizes of the open list before it is measured, in px, so that its rows are there at once. */
  readonly initial?: RowSizes;
}

/** Parts of the drawn field and of its list, for `parts` and as `data-part`. */
export type SelectPart = PickerFieldPart | ListPart;

export interface SelectProps extends Selecting, PartsProps<SelectPart> {
  /** Id of the chosen option, null when there is none. An id no option has is kept and shown as unknown. */
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  /** Makes the field clearable. */
  readonly onClear?: () => void;
}

export interface MultiSelectProps extends Selecting, PartsProps<SelectPart | 'foot'> {
  /** Ids of the chosen options, in the order of choosing. An id no option has is kept and shown as unknown. */
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  /** Largest number that may be chosen. */
  readonly maximum?: number;
}
