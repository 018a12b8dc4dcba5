import { formulaIn, formulaInRow, planCalculations } from '@milepost/kit/forms/formulas';
import type { Calculate, FormulaControl } from '@milepost/kit/forms/formulas';
import type { Members, RecordField } from './types.ts';

/** Places of a result whose design does not say how many, and the most there are. */
const PLACES = { usual: 2, most: 15 } as const;

function placesOf({ control }: RecordField): number {
  const { precision } = control;
  const places = precision === null || precision === '' || precision === undefined ? Number.NaN : Number(precision);
  return Number.isInteger(places) && places >= 0 && places <= PLACES.most ? places : PLACES.usual;
}

function formulaControl(field: RecordField, table?: string): FormulaControl {
  const { key, kind, control, children } = field;
  if (kind === 'table') return { kind, field: key, columns: children.map((child) => formulaControl(child, key)) };
  if (kind !== 'calculate') return { kind, field: key };
  const expression = formulaIn(control['expression']);
  const own = table === undefined ? expression : formulaInRow(expression, table);
  return { kind, field: key, expression: own, precision: placesOf(field), storedAs: 'number' } as FormulaControl;
}

/** Plans are made once for each form. */
const plans = new WeakMap<readonly RecordField[], { readonly calculate: Calculate | null }>();

/**
 * Results of the formulas of a form, worked out as the form works them out: of the form itself, and rows of sub-tables with theirs in
 * them, by the key of their field. What a formula cannot be worked out with counts as 0.
 * @source forms §5
 */
export function calculatedValues(fields: readonly RecordField[], values: Members): ReadonlyMap<string, unknown> {
  const plan = plans.get(fields) ?? { calculate: planCalculations(fields.map((field) => ({ control: formulaControl(field) }))) };
  plans.set(fields, plan);
  return new Map(plan.calculate?.(values).values);
}
