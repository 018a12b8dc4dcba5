import Big from 'big.js';
import { MAX_DIGITS } from './types.ts';
import type { CalculationProblem } from './types.ts';

/** An exact number: thirds stay thirds until the result is rounded. `bottom` is never 0. */
export interface Fraction {
  readonly top: Big;
  readonly bottom: Big;
}
/** Signs that put two numbers together. */
export type Operator = '+' | '-' | '×' | '÷';

const ONE = new Big(1);
const TOO_LARGE: CalculationProblem = { reason: 'too-large', limit: MAX_DIGITS };
const digitsOf = ({ c, e }: Big) => c.length + Math.abs(e);

/** A decimal such as `-12.50`, or a number, as an exact number. */
export const fractionOf = (decimal: string | number): Fraction => ({ top: new Big(decimal), bottom: ONE });

/** The same number with the other sign. */
export const negated = ({ top, bottom }: Fraction): Fraction => ({ top: top.neg(), bottom });

const kept = (top: Big, bottom: Big): Fraction | CalculationProblem =>
  digitsOf(top) > MAX_DIGITS || digitsOf(bottom) > MAX_DIGITS ? TOO_LARGE : { top, bottom };

/** Two numbers put together, exactly; or what is wrong with that. */
export function combined(operator: Operator, a: Fraction, b: Fraction): Fraction | CalculationProblem {
  if (operator === '×') return kept(a.top.times(b.top), a.bottom.times(b.bottom));
  if (operator === '÷') return b.top.eq(0) ? { reason: 'divided-by-zero' } : kept(a.top.times(b.bottom), a.bottom.times(b.top));
  const isSameBottom = a.bottom.eq(b.bottom);
  const [left, right] = isSameBottom ? [a.top, b.top] : [a.top.times(b.bottom), b.top.times(a.bottom)];
  return kept(operator === '+' ? left.plus(right) : left.minus(right), isSameBottom ? a.bottom : a.bottom.times(b.bottom));
}

const roundings: Big.BigConstructor[] = [];

function rounding(decimals: number): Big.BigConstructor {
  const Decimal = (roundings[decimals] ??= Big());
  Decimal.DP = decimals;
  Decimal.RM = Big.roundHalfUp;
  return Decimal;
}

/**
 * The number with exactly so many decimals, half rounded away from 0: `-0.005` with 2 is `-0.01`. Zero has no sign.
 * @source forms §5
 */
export function rounded({ top, bottom }: Fraction, decimals: number): string {
  const text = rounding(decimals)(top).div(bottom).toFixed(decimals);
  return text.replace(/^-(?=[0.]+$)/, '');
}
