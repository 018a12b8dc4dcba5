import { evaluateFormula, failedWith, fieldsOf } from './evaluateFormula.ts';
import { parseFormula } from './parseFormula.ts';
import type { Calculation, FieldValues } from './types.ts';

/**
 * The result of one formula, half rounded up: `calculate(['a', '×', '2'], { values: { a: '1.10' }, precision: 2 })` is `2.20`.
 * Whatever is wrong with the formula or a value makes an error that counts as 0; nothing is thrown.
 * @param expression a text, a list, or anything else a configuration may hold in their place
 * @param options.values what the fields hold: numbers or decimals; an empty field counts as 0
 * @param options.precision decimals, 0 to 10; 0 when not given
 * @source forms §5
 * @reading R-308
 */
export function calculate(
  expression: unknown,
  { values = {}, precision = 0 }: { readonly values?: FieldValues; readonly precision?: number } = {},
): Calculation {
  const parsed = parseFormula(expression);
  return parsed.kind === 'problem' ? failedWith(parsed.problem, precision) : evaluateFormula(parsed.formula, fieldsOf(values), precision);
}
