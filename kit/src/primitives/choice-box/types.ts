import type { ChangeEventHandler } from 'react';
import type { FieldMessages, FieldUse, FieldWords } from '../field/headless.ts';
import type { FieldPart } from '../field/index.ts';
import type { ListState } from '../option-list/headless.ts';
import type { PartsProps } from '../parts/index.ts';

/** Facts of a choice its behaviour depends on. */
export interface ChoiceData {
  /** Unique within the group. */
  readonly id: string;
  /** A second, quieter line, read after the name. */
  readonly description?: string;
  /** Reason it cannot be chosen; takes the place of the description, so that it is read without being reached. */
  readonly disabledReason?: string;
}

/** One of a few things that are all in sight. */
export interface Choice extends ChoiceData {
  readonly label: string;
}

/** One choice as it is drawn: the same object as long as nothing of it changes. */
export interface ChoiceView<C extends ChoiceData = Choice> {
  readonly choice: C;
  /** Beginning of the ids of its parts. */
  readonly id: string;
  readonly type: 'radio' | 'checkbox';
  /** Name the radios of a group share; undefined for a checkbox. */
  readonly name: string | undefined;
  readonly isChosen: boolean;
  /** Some of what it stands for is chosen; undefined where it stands for itself. */
  readonly isHalf: boolean | undefined;
  readonly isDisabled: boolean;
  readonly isInvalid: boolean;
  /** The second line: the reason it cannot be chosen, else its description. */
  readonly description: string | undefined;
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
}

/** Options of `useRadioSet`. */
export interface RadioSetOptions<C extends ChoiceData> {
  /** In the order shown. */
  readonly choices: readonly C[];
  /** Id of the chosen one, null for none. */
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  /** None can be chosen. @defaultValue false */
  readonly isDisabled?: boolean | undefined;
  readonly isInvalid?: boolean | undefined;
}

/** Facts of every group of choices. */
export interface ChoiceGroupData extends FieldWords {
  /** In the order shown. */
  readonly options: readonly Choice[];
  readonly use?: FieldUse;
  /** @defaultValue `ready` */
  readonly state?: ListState;
}

/** Sentences of a group of choices. */
export interface ChoiceGroupMessages extends FieldMessages {
  /** Name of a chosen id no option has. */
  readonly unknown: (id: string) => string;
  /** Text of a read-only group in which nothing is chosen. */
  readonly nothingChosen: string;
}

/** Options of `useChoiceGroup`. */
export interface ChoiceGroupOptions extends ChoiceGroupData {
  /** `radiogroup`: one is chosen. `group`: any number of checkboxes. */
  readonly role: 'radiogroup' | 'group';
  /** Text of a read-only group: the names of what is chosen. */
  readonly chosenText: string;
  readonly messages: FieldMessages & Pick<ChoiceGroupMessages, 'nothingChosen'>;
}

/** Parts of a drawn group, for `parts` and as `data-part`. */
export type ChoiceGroupPart =
  | FieldPart
  | 'group'
  | 'choices'
  | 'choice'
  | 'box'
  | 'words'
  | 'name'
  | 'description'
  | 'state'
  | 'control'
  | 'input';

/** Props of every group of choices. */
export interface ChoiceGroupProps extends ChoiceGroupData, PartsProps<ChoiceGroupPart> {
  /** Beside one another, as many as fit, or below one another. @defaultValue `horizontal` */
  readonly flow?: 'horizontal' | 'vertical';
}
