import type { NumberRange } from '../../engines/number-entry/index.ts';
import type { FieldWords } from '../field/index.ts';
import type { NumberLook, NumberOwner } from '../number-field/index.ts';

export interface NumberRangeFieldProps extends FieldWords, Omit<NumberOwner, 'value' | 'onChange' | 'onProblem' | 'emptyAs'>, NumberLook {
  /** Two decimal strings, null for an end that is open; an empty list when both are. */
  readonly value: NumberRange;
  /** Called when an end is a number within the limits, or empty; also while the minimum is larger than the maximum. */
  readonly onChange: (value: NumberRange) => void;
  /**
   * Called when a text stops or starts being a number within the limits, before the field is left: while one does not, `value` has
   * its last good number. A range turned round is a value, and none of this.
   */
  readonly onProblem?: (message: string | null) => void;
}
