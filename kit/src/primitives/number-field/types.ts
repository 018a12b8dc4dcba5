import type { fieldAria, FieldMessages, FieldUse, FieldWords } from '../field/headless.ts';
import type { FieldPart } from '../field/index.ts';
import type { PartsProps } from '../parts/index.ts';
import type { NumberLimits, NumberProblemKind } from '../../engines/number-entry/index.ts';

/** Reason a text is not the number asked for, and the sentence that says so in the user's language. */
export interface NumberProblem {
  readonly kind: NumberProblemKind;
  readonly message: string;
}

/** Value of a number and what is told about it. */
export interface NumberOwner extends NumberLimits {
  /** Decimal string such as `-1234.5`, so that no digit is lost; null when empty. */
  readonly value: string | null;
  /** Called when the text is a number within the limits, or empty. A text that is neither changes nothing. */
  readonly onChange: (value: string | null) => void;
  /**
   * Called when the text stops or starts being a number within the limits, before the field is left.
   * While there is a problem, `value` is the last good one and not what is on the screen: do not save it.
   */
  readonly onProblem?: (problem: NumberProblem | null) => void;
  /** Called when the focus has left and any composition has ended. */
  readonly onLeave?: () => void;
  /** Value of an emptied field. @defaultValue `null` */
  readonly emptyAs?: 'null' | 'zero';
  /** Commas between thousands, once the field is left. @defaultValue false */
  readonly hasThousands?: boolean;
}

/** Looks of a number. */
export interface NumberLook {
  /** Of Up, Down and the two buttons; PageUp and PageDown take ten of them. @defaultValue `1` */
  readonly step?: string;
  /** Buttons for one step down and up. @defaultValue true */
  readonly hasStepButtons?: boolean;
  /** Text before the digits, such as a currency sign. */
  readonly prefix?: string;
  /** Text after the digits, such as a unit. */
  readonly suffix?: string;
  readonly use?: FieldUse;
}

/** Sentence about a text that is not the number asked for, by the limits of the field. */
export type NumberWording = (kind: NumberProblemKind, limits: NumberLimits & { readonly hasThousands?: boolean | undefined }) => string;

/** Sentences of a number. */
export interface NumberMessages extends FieldMessages {
  readonly refusal: NumberWording;
  /** Names of the buttons for one step, with the name of the field. */
  readonly decrease: (label: string) => string;
  readonly increase: (label: string) => string;
}

/** Attributes that tie the input to its words. */
export interface InputWords extends Partial<Omit<ReturnType<typeof fieldAria>, 'id'>> {
  readonly id: string;
  /** The same name, for tools that do not follow ids out of what is scrolled into view. */
  readonly 'aria-label'?: string | undefined;
}

/** Options of `useNumberInput`. */
export interface NumberInputOptions extends NumberLook, Pick<NumberOwner, 'min' | 'max' | 'precision'> {
  /** Name of the number, for its buttons and for what is said when a button was pressed from elsewhere. */
  readonly label: string;
  /** Id, name, description and states of the input. */
  readonly control: InputWords;
  readonly messages: Pick<NumberMessages, 'decrease' | 'increase'>;
}

/** Options of `useNumberField`. */
export interface NumberFieldOptions extends FieldWords, Omit<NumberOwner, 'value' | 'onChange'>, NumberLook {
  /** Decimal string, null for none. Left out, the field keeps it itself. */
  readonly value?: string | null | undefined;
  /** Number a field begins with that keeps it itself. */
  readonly initialValue?: string | null | undefined;
  readonly onChange?: ((value: string | null) => void) | undefined;
  /** Adds the amount in Chinese capitals. @defaultValue false */
  readonly hasCapital?: boolean | undefined;
  readonly messages: NumberMessages;
}

/** Parts of a drawn number field, for `parts` and as `data-part`. */
export type NumberFieldPart = FieldPart | 'control' | 'input' | 'prefix' | 'suffix' | 'step' | 'capital';

export interface NumberFieldProps extends FieldWords, NumberOwner, NumberLook, PartsProps<NumberFieldPart> {
  /** Shows the amount in Chinese capitals under the field. @defaultValue false */
  readonly hasCapital?: boolean;
}
