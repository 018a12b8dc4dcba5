import { combined, fractionOf, negated, rounded } from './fraction.ts';
import type { Fraction } from './fraction.ts';
import type { Formula, Step } from './parseFormula.ts';
import { numberOf } from './tokens.ts';
import { MAX_PRECISION } from './types.ts';
import type { Calculation, CalculationProblem, FieldValues } from './types.ts';

/** Content of a field; null when there is no such field. */
export type ReadField = (field: string) => { readonly value: unknown } | null;

const DECIMAL = /^-?\d+(?:\.\d+)?$/;
const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Fields of a form by name; what every object has besides is no field. */
export const fieldsOf =
  (values: FieldValues): ReadField =>
  (field) =>
    Object.hasOwn(values, field) ? { value: values[field] } : null;

/** @reading R-315 */
function readNumber(read: ReadField, field: string): Fraction | CalculationProblem {
  const found = read(field);
  if (!found) return { reason: 'unknown-field', field };
  const { value } = found;
  if (isEmpty(value)) return fractionOf(0);
  if (typeof value === 'number' && Number.isFinite(value)) return fractionOf(value);
  return typeof value === 'string' && DECIMAL.test(value) ? numberOf(value) : { reason: 'not-a-number', field };
}

function numberOfStep(step: Step, stack: Fraction[], read: ReadField): Fraction | CalculationProblem {
  if (step.kind === 'number') return step.number;
  if (step.kind === 'field') return readNumber(read, step.field);
  const last = stack.pop() ?? fractionOf(0);
  if (step.kind === 'negate') return negated(last);
  return combined(step.operator, stack.pop() ?? fractionOf(0), last);
}

/** An error as a result: 0 with as many decimals as asked for, and why. @source forms §5 */
export const failedWith = (warning: CalculationProblem, precision: number): Calculation => ({
  kind: 'error',
  value: '0',
  text: rounded(fractionOf(0), decimalsOf(precision)),
  warning,
});

const decimalsOf = (precision: number) => Math.min(Math.max(Math.trunc(precision) || 0, 0), MAX_PRECISION);
const canonical = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

/** Works a formula out, exactly, and rounds once at the end. */
export function evaluateFormula({ steps }: Formula, read: ReadField, precision: number): Calculation {
  const stack: Fraction[] = [];
  for (const step of steps) {
    const number = numberOfStep(step, stack, read);
    if ('reason' in number) return failedWith(number, precision);
    stack.push(number);
  }
  const text = rounded(stack.pop() ?? fractionOf(0), decimalsOf(precision));
  return { kind: 'value', value: canonical(text), text };
}
