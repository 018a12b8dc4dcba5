import { decimalOf } from '../../engines/decimal-digits/index.ts';
import { NumberField } from '../number-field/index.ts';
import type { NumberProblem } from '../number-field/index.ts';
import type { IntegerFieldProps, IntegerProblem } from './types.ts';

const KIND: Readonly<Record<NumberProblem['kind'], IntegerProblem['kind']>> = {
  notNumber: 'notInteger',
  tooPrecise: 'notInteger',
  belowMin: 'belowMin',
  aboveMax: 'aboveMax',
};
const textOf = (number: number) => decimalOf(number) ?? '0';

/**
 * A whole number between two ends, as a spin button: a `NumberField` without places, for values that a JavaScript number holds.
 * @source admin §5
 * @reading R-038
 */
export function IntegerField({ value, onChange, onProblem, min, max, step = 1, ...props }: IntegerFieldProps) {
  return (
    <NumberField
      {...props}
      precision={0}
      min={textOf(min)}
      max={textOf(max)}
      step={textOf(step)}
      value={decimalOf(value)}
      onChange={(next) => onChange(next === null ? null : Number(next))}
      onProblem={(problem) => onProblem?.(problem && { kind: KIND[problem.kind], message: problem.message })}
    />
  );
}
