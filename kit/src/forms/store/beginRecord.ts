import type { CalculationProblem } from '../../engines/calculate/index.ts';
import { emptyOf, isEmptyValue, isFieldName, valueAt, withValueAt } from '../grammar/index.ts';
import type { Control, FieldPath, PlacedControl } from '../grammar/index.ts';
import type { Calculate } from '../formulas/index.ts';
import type { Values } from './types.ts';

/** The record a form begins with: what was loaded, and for each control without a value its first one. */
export function withDefaults(controls: readonly PlacedControl[], loaded: Values): Values {
  const missing = controls.filter(({ control }) => control.kind !== 'derived' && valueAt(loaded, control.field) === undefined);
  // Fields of the record itself are set at once: a copy for each of them would cost as much as all of them together.
  const own = missing.filter(({ control }) => !control.field.includes('.') && isFieldName(control.field));
  const record: Values = { ...loaded, ...Object.fromEntries(own.map(({ control }) => [control.field, emptyOf(control)])) };
  const placed = new Set(own);
  return missing
    .filter((one) => !placed.has(one))
    .reduce(
      (all, { control }) => (valueAt(all, control.field) === undefined ? withValueAt(all, control.field, emptyOf(control)) : all),
      record,
    );
}

interface Begun {
  readonly record: Values;
  /** Formulas without a result, with the reason. */
  readonly unworkable: ReadonlyMap<FieldPath, CalculationProblem>;
}

/** The same with the results of its formulas: a record that has one keeps it; a new one begins with it, and is not changed by that. */
export function beginRecord(controls: readonly PlacedControl[], loaded: Values, calculate: Calculate | null): Begun {
  let record = withDefaults(controls, loaded);
  if (!calculate) return { record, unworkable: new Map() };
  const { values, problems } = calculate(record);
  for (const [field, value] of values) {
    const before = valueAt(record, field);
    const control = controls.find((placed) => placed.control.field === field)?.control;
    const begun = control?.kind === 'table' ? withFirstResults(control, before, value) : isEmptyValue(before) ? value : before;
    if (begun !== before) record = withValueAt(record, field, begun);
  }
  return { record, unworkable: problems };
}

/** Rows with the results of formulas in the cells that have none yet. */
function withFirstResults({ columns }: Extract<Control, { readonly kind: 'table' }>, before: unknown, worked: unknown): unknown {
  if (!Array.isArray(before) || !Array.isArray(worked)) return before;
  const formulas = columns.filter(({ kind }) => kind === 'calculate').map(({ field }) => field);
  const rows = before.map((row: Values, at) => {
    const empty = formulas.filter((field) => isEmptyValue(row[field]));
    const result = worked[at] as Values;
    return empty.length === 0 ? row : { ...row, ...Object.fromEntries(empty.map((field) => [field, result[field]])) };
  });
  return rows.some((row, at) => row !== before[at]) ? rows : before;
}
