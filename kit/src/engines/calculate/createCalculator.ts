import type { Clock } from '../clock/index.ts';
import { planFormulas } from './formulas.ts';
import type { FormulaConfig } from './formulas.ts';
import type { Calculation, FieldValues } from './types.ts';

/** Rest of a form before its formulas are worked out anew. @source forms §9 */
export const CALCULATE_AFTER_MS = 100;

export interface CalculatorOptions {
  /** Formulas by the name of the calculated field. */
  readonly formulas: Readonly<Record<string, FormulaConfig>>;
  readonly clock: Clock;
  /** Hears every calculated field, once the form rests. */
  readonly onResults: (results: ReadonlyMap<string, Calculation>) => void;
}

/** The calculated fields of one open form. */
export interface Calculator {
  /** Tells what the form holds now. Only the last word within 100 ms is worked out. */
  change(values: FieldValues): void;
  /** Results the form would show with these values, at once: before it is sent. */
  resultsOf(values: FieldValues): ReadonlyMap<string, Calculation>;
  /** Nothing is heard any more. */
  close(): void;
}

/** Keeps the calculated fields of a form in step with the others. @source forms §5 */
export function createCalculator({ formulas, clock, onResults }: CalculatorOptions): Calculator {
  const { resultsOf } = planFormulas(formulas);
  let callOff = () => {};
  return {
    change(values) {
      callOff();
      callOff = clock.after(CALCULATE_AFTER_MS, () => onResults(resultsOf(values)));
    },
    resultsOf,
    close: () => callOff(),
  };
}
