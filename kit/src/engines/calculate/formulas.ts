import { evaluateFormula, failedWith, fieldsOf } from './evaluateFormula.ts';
import { groupsOf } from './groups.ts';
import { parseFormula } from './parseFormula.ts';
import type { Formula } from './parseFormula.ts';
import type { Calculation, CalculationProblem, FieldValues } from './types.ts';

/** A calculated field as a form has it. */
export interface FormulaConfig {
  /** A text, a list, or anything else a configuration may hold in their place. */
  readonly expression: unknown;
  /** Decimals, 0 to 10; 0 when not given. */
  readonly precision?: number;
}

type PlannedField = { readonly field: string; readonly precision: number } & (
  | { readonly kind: 'formula'; readonly formula: Formula }
  | { readonly kind: 'problem'; readonly problem: CalculationProblem }
);

/** The calculated fields of a form, read and put in order. */
export interface FormulaPlan {
  /** Names the formulas read that are no formulas themselves. */
  readonly needs: readonly string[];
  /**
   * Every calculated field. A formula that needs another one counts with its rounded result, and with 0 where that is an error.
   * @param values what the other fields hold; what they hold of calculated fields is not looked at
   * @reading R-315
   */
  readonly resultsOf: (values: FieldValues) => ReadonlyMap<string, Calculation>;
}

/**
 * Reads the formulas of a form once, when it is loaded. Formulas that need each other, or themselves, are found here and are
 * errors from then on; they are never worked out.
 * @param formulas by the name of the calculated field
 * @source forms §5
 */
export function planFormulas(formulas: Readonly<Record<string, FormulaConfig>>): FormulaPlan {
  const read = new Map(
    Object.entries(formulas).map(([field, { expression, precision = 0 }]) => [field, { precision, parsed: parseFormula(expression) }]),
  );
  const needs = new Map(
    [...read].map(([field, { parsed }]) => [
      field,
      parsed.kind === 'formula' ? parsed.formula.fields.filter((needed) => read.has(needed)) : [],
    ]),
  );
  const ordered = groupsOf(needs).flatMap(({ members, isCycle }) =>
    members.flatMap((field): PlannedField[] => {
      const own = read.get(field);
      if (!own) return [];
      const { precision, parsed } = own;
      return isCycle
        ? [{ field, precision, kind: 'problem', problem: { reason: 'cycle', fields: members } }]
        : [{ field, precision, ...parsed }];
    }),
  );
  const named = [...read.values()].flatMap(({ parsed }) => (parsed.kind === 'formula' ? parsed.formula.fields : []));
  return { needs: [...new Set(named)].filter((name) => !read.has(name)), resultsOf: (values) => resultsOf(ordered, values) };
}

function resultsOf(ordered: readonly PlannedField[], values: FieldValues): ReadonlyMap<string, Calculation> {
  const results = new Map<string, Calculation>();
  const readValue = fieldsOf(values);
  for (const planned of ordered)
    results.set(
      planned.field,
      planned.kind === 'problem'
        ? failedWith(planned.problem, planned.precision)
        : evaluateFormula(planned.formula, (field) => results.get(field) ?? readValue(field), planned.precision),
    );
  return results;
}
