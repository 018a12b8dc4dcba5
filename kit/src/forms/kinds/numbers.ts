import { decimalOf } from '../../engines/decimal-digits/index.ts';
import { isTurned, NUMBER_PRESETS, rangeOf, readNumber } from '../../engines/number-entry/index.ts';
import type { NumberLimits, NumberRange } from '../../engines/number-entry/index.ts';
import type { ProblemKind } from '../grammar/base.ts';
import type { NumberControl, NumberRangeControl } from '../grammar/numberControls.ts';
import type { Facts } from './types.ts';

/** Limits of a control, those of its preset where it has none of its own. */
export function limitsOf({ preset, min, max, precision }: Pick<NumberControl, 'preset' | 'min' | 'max' | 'precision'>): NumberLimits {
  const whole: NumberLimits = preset === undefined ? {} : NUMBER_PRESETS[preset];
  return { min: decimalOf(min) ?? whole.min, max: decimalOf(max) ?? whole.max, precision: precision ?? whole.precision };
}

/** A value of a record as its field takes it; a text that is no number is kept, so that it can be seen and mended. */
export const numberIn = (value: unknown): string | null => decimalOf(value) ?? (typeof value === 'string' && value !== '' ? value : null);

/** A number of a field as the record keeps it. */
export const numberOut = (value: string | null, keeps: NumberControl['storedAs']): string | number | null =>
  value === null || keeps !== 'number' ? value : Number(value);

/** Problem of a number of a record; null when it is within its limits. */
export function numberProblem(control: Pick<NumberControl, 'preset' | 'min' | 'max' | 'precision'>, value: unknown): ProblemKind | null {
  const isFigure = value === null || value === undefined || typeof value === 'number' || typeof value === 'string';
  if (!isFigure) return 'invalid';
  const { kind } = readNumber(numberIn(value) ?? '', limitsOf(control));
  if (kind === 'value' || kind === 'empty') return null;
  return kind === 'belowMin' || kind === 'aboveMax' ? 'range' : 'invalid';
}

/** A range of a record as its field takes it. */
export const rangeIn = (value: unknown): NumberRange => (Array.isArray(value) ? rangeOf(numberIn(value[0]), numberIn(value[1])) : []);

/** A range of a field as the record keeps it. */
export const rangeOut = (value: NumberRange, keeps: NumberControl['storedAs']) => value.map((end) => numberOut(end, keeps));

/** Problem of a range of a record: `range` where it is turned round. */
export function rangeProblem(control: Parameters<typeof numberProblem>[0], value: unknown): ProblemKind | null {
  if (Array.isArray(value) && value.some((end) => numberProblem(control, end) !== null)) return 'invalid';
  return isTurned(rangeIn(value)) ? 'range' : null;
}

/** Facts of what a list asks for numbers with: one, or two ends. */
export const ONE_NUMBER = (): Facts<NumberControl> => ({ kind: 'number', storedAs: 'number' });
export const RANGE_OF_NUMBERS = (): Facts<NumberRangeControl> => ({ kind: 'numberRange', storedAs: 'number' });
