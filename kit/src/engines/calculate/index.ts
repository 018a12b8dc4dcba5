export { calculate } from './calculate.ts';
export { CALCULATE_AFTER_MS, createCalculator } from './createCalculator.ts';
export type { Calculator, CalculatorOptions } from './createCalculator.ts';
export { planFormulas } from './formulas.ts';
export type { FormulaConfig, FormulaPlan } from './formulas.ts';
export { MAX_DEPTH, MAX_DIGITS, MAX_INPUT_DIGITS, MAX_PRECISION, MAX_TOKENS } from './types.ts';
export type { Calculation, CalculationProblem, FieldValues } from './types.ts';
