import { describe, expect, test } from 'vitest';
import { make } from '../../testing/generated.ts';
import type { Generated } from '../../testing/generated.ts';
import { switchTest } from '../../testing/switchTest.ts';
import { calculate, planFormulas } from './index.ts';
import type { FieldValues } from './index.ts';
import { trustAnything } from './testing/asProgram.ts';
import type { CalculationGuard, Outcome } from './testing/asProgram.ts';
import rows from './testing/hostile.json' with { type: 'json' };

type Input =
  | { readonly kind: 'expression'; readonly expression: Generated; readonly precision: number }
  | { readonly kind: 'fields'; readonly expression: readonly unknown[]; readonly values: FieldValues; readonly precision: number }
  | { readonly kind: 'cycle'; readonly formulas: Readonly<Record<string, readonly unknown[]>>; readonly precision: number };
interface HostileRow {
  readonly id: string;
  readonly input: Input;
  readonly expected: { readonly verdict: string; readonly value: string; readonly text: string; readonly warning?: boolean };
}

const hostile = rows as readonly HostileRow[]; // the closed format of this file, see its rows

function outcomesOf({ one, all }: CalculationGuard, input: Input): readonly Outcome[] {
  switch (input.kind) {
    case 'expression':
      return [one(make(input.expression), {}, input.precision)];
    case 'fields':
      return [one(input.expression, input.values, input.precision)];
    case 'cycle':
      return all(input.formulas, input.precision);
    default:
      throw new Error(`unknown input ${JSON.stringify(input)}`);
  }
}

/** The fault in the outcome of a row, or null. */
function judge(guard: CalculationGuard, { input, expected }: HostileRow): string | null {
  if (expected.verdict !== 'value' && expected.verdict !== 'error-value') throw new Error(`unknown verdict ${expected.verdict}`);
  const isErrorExpected = expected.warning ?? expected.verdict === 'error-value';
  const wrong = outcomesOf(guard, input).find(
    ({ value, text, isError }) => value !== expected.value || text !== expected.text || isError !== isErrorExpected,
  );
  return wrong ? `${wrong.value}, shown as ${wrong.text}, ${wrong.isError ? 'an error' : 'no error'}` : null;
}

const guarded: CalculationGuard = {
  one(expression, values, precision) {
    const { kind, value, text } = calculate(expression, { values, precision });
    return { value, text, isError: kind === 'error' };
  },
  all(formulas, precision) {
    const plan = planFormulas(
      Object.fromEntries(Object.entries(formulas).map(([field, expression]) => [field, { expression, precision }])),
    );
    return [...plan.resultsOf({}).values()].map(({ kind, value, text }) => ({ value, text, isError: kind === 'error' }));
  },
};

describe('a formula is never a program', () => {
  switchTest(hostile, judge, { on: guarded, off: trustAnything, leastRed: 9 });
});

test('an unknown shape is a failure', () => {
  const [row] = hostile.slice(0, 1);
  expect(() => judge(guarded, { ...row, input: { kind: 'script' } } as never)).toThrow('unknown input');
  expect(() => judge(guarded, { ...row, expected: { verdict: 'maybe' } } as never)).toThrow('unknown verdict');
});
