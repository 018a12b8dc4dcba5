import { planFormulas } from '../../engines/calculate/index.ts';
import type { Calculation, CalculationProblem, FormulaPlan } from '../../engines/calculate/index.ts';
import { addDecimals, decimalOf } from '../../engines/decimal-digits/index.ts';
import { numberOut } from '../kinds/numbers.ts';
import { isEmptyValue } from '../kinds/readings.ts';
import type { FieldPath } from '../grammar/base.ts';
import type { CalculateControl } from '../grammar/numberControls.ts';
import { valueAt, withValueAt } from '../grammar/paths.ts';

type Row = Readonly<Record<string, unknown>>;
type Values = Row;

/** Facts of a formula. */
export type FormulaFacts = Pick<CalculateControl, 'field' | 'expression' | 'precision' | 'storedAs'> & { readonly kind: 'calculate' };

/** Control as far as formulas need it: its name, and those of its columns where it holds rows. */
export interface FormulaControl {
  readonly kind: string;
  readonly field: FieldPath;
  readonly columns?: readonly FormulaControl[];
}
/** Control that holds rows. */
type FormulaRows = FormulaControl & { readonly columns: readonly FormulaControl[] };

/** Formulas of one part of a form: its own fields, or the columns of rows. */
interface Formulas {
  readonly plan: FormulaPlan;
  readonly controls: readonly FormulaFacts[];
}

/** Values and problems the formulas of a form come to. */
export interface Calculated {
  readonly values: readonly (readonly [FieldPath, unknown])[];
  readonly problems: ReadonlyMap<FieldPath, CalculationProblem>;
}

const isCalculate = (control: FormulaControl): control is FormulaFacts => control.kind === 'calculate';
const hasColumns = (control: FormulaControl): control is FormulaRows => control.columns !== undefined;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

function formulasOf(controls: readonly FormulaControl[]): Formulas | null {
  const own = controls.filter(isCalculate);
  if (own.length === 0) return null;
  const formulas = own.map(
    ({ field, expression, precision }) => [field, { expression, ...(precision !== undefined && { precision }) }] as const,
  );
  return { plan: planFormulas(Object.fromEntries(formulas)), controls: own };
}

/** The sum of a column, or the first value that is no number, which the formula then names. */
function sumOf(rows: unknown, column: string): unknown {
  let sum = '0';
  for (const row of Array.isArray(rows) ? rows : []) {
    const value: unknown = isRow(row) ? row[column] : null;
    if (isEmptyValue(value)) continue;
    const decimal = decimalOf(value);
    if (decimal === null) return value;
    sum = addDecimals(sum, decimal);
  }
  return sum;
}

/** A result as the record keeps it. */
const kept = ({ storedAs }: FormulaFacts, { value }: Calculation) => numberOut(value, storedAs);

/** Work of all formulas over a record. */
export type Calculate = (values: Values) => Calculated;

/**
 * The formulas of a form, read once; null where it has none. Rows are worked out first, since formulas of the form may add up
 * their columns.
 * @source forms §5
 */
export function planCalculations(placed: readonly { readonly control: FormulaControl }[]): Calculate | null {
  const controls = placed.map(({ control }) => control);
  const rows = controls.filter(hasColumns);
  const own = formulasOf(controls);
  const columns = rows.flatMap((control) => {
    const ofColumns = formulasOf(control.columns);
    return ofColumns ? [{ control, ofColumns }] : [];
  });
  if (!own && columns.length === 0) return null;
  const known = new Set(controls.map(({ field }) => field));
  const workedOut = new Map<FormulaControl, WeakMap<Row, Row>>();

  /** Content of what a formula names; undefined for what the form does not have. */
  function named(name: string, values: Values): unknown {
    if (known.has(name)) return valueAt(values, name) ?? null;
    const table = rows.find(({ field, columns: cells }) => cells.some((cell) => `${field}.${cell.field}` === name));
    return table && sumOf(valueAt(values, table.field), name.slice(table.field.length + 1));
  }
  const read = ({ plan }: Formulas, values: Values, row: Row = {}): Values =>
    Object.fromEntries(
      plan.needs.flatMap((name) => {
        const value = Object.hasOwn(row, name) ? row[name] : named(name, values);
        return value === undefined ? [] : [[name, value]];
      }),
    );

  return (given) => {
    const problems = new Map<FieldPath, CalculationProblem>();
    const found: [FieldPath, unknown][] = [];
    let values = given;
    for (const { control, ofColumns } of columns) {
      const before = valueAt(values, control.field);
      if (!Array.isArray(before)) continue;
      const empty = Object.fromEntries(control.columns.map(({ field }) => [field, null]));
      // Rows are never changed: one whose formulas read nothing but itself is worked out once.
      const isAlone = ofColumns.plan.needs.every((name) => Object.hasOwn(empty, name));
      const done = workedOut.get(control) ?? new WeakMap<Row, Row>();
      workedOut.set(control, done);
      const after = before.map((row: unknown) => {
        if (!isRow(row)) return row;
        const earlier = isAlone ? done.get(row) : undefined;
        if (earlier) return earlier;
        const results = ofColumns.plan.resultsOf(read(ofColumns, values, { ...empty, ...row }));
        const cells = ofColumns.controls.map((one) => [one.field, kept(one, results.get(one.field) as Calculation)] as const);
        const next = cells.every(([field, value]) => Object.is(row[field], value)) ? row : { ...row, ...Object.fromEntries(cells) };
        done.set(row, next).set(next, next);
        return next;
      });
      found.push([control.field, after]);
      values = withValueAt(values, control.field, after);
    }
    const results = own?.plan.resultsOf(read(own, values)) ?? new Map<string, Calculation>();
    for (const control of own?.controls ?? []) {
      const result = results.get(control.field);
      if (!result) continue;
      found.push([control.field, kept(control, result)]);
      if (result.kind === 'error') problems.set(control.field, result.warning);
    }
    return { values: found, problems };
  };
}
