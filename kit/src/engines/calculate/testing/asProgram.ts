import vm from 'node:vm';
import type { FieldValues } from '../types.ts';

/** Outcome of a formula, as rows judge it. */
export interface Outcome {
  readonly value: string;
  readonly text: string;
  readonly isError: boolean;
}
/** For tests: what works formulas out. */
export interface CalculationGuard {
  readonly one: (expression: unknown, values: FieldValues, precision: number) => Outcome;
  readonly all: (formulas: Readonly<Record<string, readonly unknown[]>>, precision: number) => readonly Outcome[];
}

const AT_MOST_MS = 1000;

/** Runs a formula in a world of its own that has no way out; a call of a function there does nothing. */
function run(program: string): number {
  const world = vm.createContext(vm.constants.DONT_CONTEXTIFY);
  vm.runInContext('globalThis.alert = globalThis.fetch = () => 1;', world);
  return Number(vm.runInContext(program, world, { timeout: AT_MOST_MS }));
}

const attempt = (program: string, precision: number): Outcome => {
  try {
    const text = run(program).toFixed(precision);
    return { value: String(Number(text)), text, isError: false };
  } catch {
    return { value: '0', text: (0).toFixed(precision), isError: true };
  }
};
const programOf = (expression: unknown) =>
  (Array.isArray(expression) ? expression.join('') : String(expression)).replaceAll('×', '*').replaceAll('÷', '/');

/** For tests: the guard switched off: a formula is a program, a field is whatever it holds. */
export const trustAnything: CalculationGuard = {
  one: (expression, values, precision) =>
    attempt(
      `${Object.entries(values)
        .map(([field, value]) => `const ${field} = ${JSON.stringify(value)};`)
        .join('')}${programOf(expression)}`,
      precision,
    ),
  all: (formulas, precision) =>
    Object.keys(formulas).map((field) =>
      attempt(
        `${Object.entries(formulas)
          .map(([name, tokens]) => `var ${name} = ${programOf(tokens)};`)
          .join('')}${field}`,
        precision,
      ),
    ),
};
