import type { FieldUse, FieldWords } from '../field/index.ts';

/** Reason a text is not the number asked for, and the sentence that says so in the user's language. */
export interface IntegerProblem {
  readonly kind: 'notInteger' | 'belowMin' | 'aboveMax';
  readonly message: string;
}

export interface IntegerFieldProps extends FieldWords {
  /** null when empty. */
  readonly value: number | null;
  /** Called when the text is an integer of the range, or empty. A text that is neither changes nothing. */
  readonly onChange: (value: number | null) => void;
  /**
   * Called when the text stops or starts being a number of the range, before the field is left.
   * While there is a problem, `value` is the last good one and not what is on the screen: do not save it.
   */
  readonly onProblem?: (problem: IntegerProblem | null) => void;
  /** Called when the focus has left and any composition has ended. */
  readonly onLeave?: () => void;
  /** Ends inclusive. */
  readonly min: number;
  readonly max: number;
  /** Of Up, Down and the two buttons; PageUp and PageDown take ten of them. */
  readonly step?: number;
  readonly use?: FieldUse;
}
