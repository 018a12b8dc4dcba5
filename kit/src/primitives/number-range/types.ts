import type { NumberRange } from '../../engines/number-entry/index.ts';
import type { FieldWords } from '../field/headless.ts';
import type { NumberFieldPart, NumberLook } from '../number-field/index.ts';
import type { NumberMessages, NumberOwner } from '../number-field/headless.ts';
import type { PartsProps } from '../parts/index.ts';

/** Sentences of a range of numbers. */
export interface NumberRangeMessages extends NumberMessages {
  /** Names of both ends. */
  readonly minimum: string;
  readonly maximum: string;
  /** Problem of a minimum that is larger than the maximum. */
  readonly turned: string;
}

/** Facts of a range of numbers, whoever draws it. */
export interface NumberRangeData extends FieldWords, Omit<NumberOwner, 'value' | 'onChange' | 'onProblem' | 'emptyAs'>, NumberLook {
  /** Two decimal strings, null for an end that is open; an empty list when both are. Left out, the field keeps them itself. */
  readonly value?: NumberRange | undefined;
  /** Range a field begins with that keeps it itself. */
  readonly initialValue?: NumberRange | undefined;
  /** Called when an end is a number within the limits, or empty; also while the minimum is larger than the maximum. */
  readonly onChange?: ((value: NumberRange) => void) | undefined;
  /**
   * Called when a text stops or starts being a number within the limits, before the field is left: while one does not, `value` has
   * its last good number. A range turned round is a value, and none of this.
   */
  readonly onProblem?: (message: string | null) => void;
}

/** Options of `useNumberRange`. */
export interface NumberRangeOptions extends NumberRangeData {
  readonly messages: NumberRangeMessages;
}

/** Parts of a drawn range of numbers, for `parts` and as `data-part`. */
export type NumberRangePart = NumberFieldPart | 'ends' | 'end' | 'name';

export interface NumberRangeFieldProps extends NumberRangeData, PartsProps<NumberRangePart> {
  readonly value: NumberRange;
  readonly onChange: (value: NumberRange) => void;
}
