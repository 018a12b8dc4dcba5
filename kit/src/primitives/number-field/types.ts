import type { FieldUse, FieldWords } from '../field/index.ts';
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

export interface NumberFieldProps extends FieldWords, NumberOwner, NumberLook {
  /** Shows the amount in Chinese capitals under the field. @defaultValue false */
  readonly hasCapital?: boolean;
}
