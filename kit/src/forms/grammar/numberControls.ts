import type { NumberPreset } from '../../engines/number-entry/index.ts';
import type { Base, Text } from './base.ts';

/** A whole number, null while empty. */
export interface IntegerControl extends Base<'integer'> {
  readonly min: number;
  readonly max: number;
}

/** Limits of a number; the ends are inclusive, and texts where a JavaScript number has not enough digits. */
interface NumberBounds {
  /** Limits the whole product has; those given beside it come first. @source forms §9 */
  readonly preset?: NumberPreset;
  readonly min?: number | string;
  readonly max?: number | string;
  /** Places after the point. */
  readonly precision?: number;
  /** Commas between thousands. */
  readonly hasThousands?: boolean;
  readonly prefix?: Text;
  readonly suffix?: Text;
  /** Value: a decimal string, exact, or a JavaScript number, of 15 digits at most. @defaultValue `text` */
  readonly storedAs?: 'text' | 'number';
}

/** A number or an amount. */
export interface NumberControl extends Base<'number'>, NumberBounds {
  readonly step?: number | string;
  readonly hasStepButtons?: boolean;
  /** Value of the emptied field. @defaultValue `null` */
  readonly emptyAs?: 'null' | 'zero';
  /** The amount in Chinese capitals under the field. */
  readonly hasCapital?: boolean;
}

/** Two ends of a range: a list of two numbers, null for an open end; an empty list when both are. @source forms §5 */
export interface NumberRangeControl extends Base<'numberRange'>, NumberBounds {}

/**
 * A number worked out of others, kept in the record. Whatever is wrong counts as 0 and is told beside the result.
 * @source forms §5
 */
export interface CalculateControl extends Base<'calculate'>, Pick<NumberBounds, 'hasThousands' | 'prefix' | 'suffix' | 'storedAs'> {
  /**
   * Numbers, signs `+ - × ÷ ( )` and names of fields; `rows.column` is the sum of a column of rows. In a column of rows a name is
   * another column of the same row, or a field of the form.
   */
  readonly expression: unknown;
  /** Places the result is rounded to, half up. @defaultValue 0 */
  readonly precision?: number;
  readonly hasCapital?: boolean;
  /** The result is shown and left out of what is saved. @defaultValue `saved` */
  readonly storage?: 'shown' | 'saved';
}

/** A rating in stars, null while nobody has rated. @source forms §3 */
export interface RateControl extends Base<'rate'> {
  /** @defaultValue 5 */
  readonly count?: number;
  readonly hasHalves?: boolean;
}

/** A number between two ends, null while nobody has set it. @source forms §3 */
export interface SliderControl extends Base<'slider'> {
  /** @defaultValue 0 */
  readonly min?: number;
  /** @defaultValue 100 */
  readonly max?: number;
  /** @defaultValue 1 */
  readonly step?: number;
  readonly unit?: Text;
}
