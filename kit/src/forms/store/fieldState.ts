import type { CalculationProblem } from '../../engines/calculate/index.ts';
import { fieldsIn, holds, isSame, problemOf, tableProblems, valueAt } from '../grammar/index.ts';
import type { Condition, Control, FieldPath, FieldProblem, PlacedControl, Read } from '../grammar/index.ts';
import { givenOf } from './given.ts';
import type { RuledUse } from './runRules.ts';
import type { CellFault, FieldState, FormProblem, Refusal, Values } from './types.ts';

/** Cells of a table a summary of problems leads to; who mends them is led to the next ones. */
const MOST_CELLS = 50;

/** The form as it is now: all that states of fields are made from. */
export interface FormNow {
  values: Values;
  /** Number of tries to save. */
  attempt: number;
  refusal: Refusal | null;
  /** Value the server refused. */
  refusedValue: unknown;
  /** Formulas without a result, with the reason. */
  unworkable: ReadonlyMap<FieldPath, CalculationProblem>;
  /** Problems a check of the whole record has found. */
  judged: readonly FieldProblem[];
  /** Fields that were left once. */
  readonly blurred: Set<FieldPath>;
  /** Fields whose text is no value, with the reason. */
  readonly unreadable: Map<FieldPath, string>;
  readonly cellFaults: Map<FieldPath, readonly CellFault[]>;
  /** Uses of fields as the form's rules have set them. */
  readonly uses: Map<FieldPath, RuledUse>;
}

/** State of a field as the form is now, with the places it was made from. */
export function fieldStateOf({ control, shown }: PlacedControl, form: FormNow): { state: FieldState; reads: Set<FieldPath> } {
  const reads = new Set<FieldPath>([control.field]);
  const read: Read = (path) => {
    reads.add(path);
    return valueAt(form.values, path);
  };
  const judge = (rule: boolean | Condition | undefined) =>
    typeof rule === 'boolean' || rule === undefined ? rule === true : holds(rule, read);
  const value = control.kind === 'derived' ? control.compute(read) : valueAt(form.values, control.field);
  const use = form.uses.get(control.field);
  // A rule has the last word on the field itself, not on what stands around it.
  const around = use?.show === undefined ? shown : shown.filter((condition) => condition !== control.shown);
  const isShown = around.every((condition) => holds(condition, read)) && use?.show !== false;
  const isRequired = use?.require ?? judge(control.required);
  const isDisabled = use?.disable ?? judge(control.disabled);
  const problem = isShown && !isDisabled ? ownProblem(form, control, value, isRequired, read) : null;
  const isReported = form.attempt > 0 || form.blurred.has(control.field);
  const refused = form.refusal?.field === control.field && isSame(form.refusedValue, value) ? { message: form.refusal.message } : null;
  return {
    state: {
      value,
      isShown,
      isRequired,
      isDisabled,
      problem: (isReported ? problem : null) ?? refused,
      hasProblem: problem !== null,
      kept: use?.keep ? { where: use.keep, given: fieldsIn(use.keep).map((path) => (path === control.field ? null : read(path))) } : null,
      given: control.kind === 'calculate' ? (form.unworkable.get(control.field) ?? null) : givenOf(control, read),
    },
    reads,
  };
}

function ownProblem(form: FormNow, control: Control, value: unknown, isRequired: boolean, read: Read): FormProblem['problem'] | null {
  const typed = form.unreadable.get(control.field);
  if (typed !== undefined) return { message: typed };
  const kind = problemOf(control, value, isRequired, read);
  if (kind !== null) return kind;
  if (control.kind === 'table' && cellsToMend(form, control, value).length > 0) return 'invalid';
  const message = control.refuses?.(value, read);
  if (message) return { message };
  return form.judged.find(({ field }) => field === control.field)?.problem ?? null;
}

/** Cells of a table that are to be mended, in their order. */
export function cellsToMend(
  { cellFaults }: FormNow,
  control: Extract<Control, { readonly kind: 'table' }>,
  value: unknown,
): Omit<FormProblem, 'tabs'>[] {
  const { field, columns } = control;
  const faults = cellFaults.get(field) ?? [];
  const own = tableProblems(columns, value, MOST_CELLS).filter(
    (one) => !faults.some((fault) => fault.row === one.row && fault.column === one.column.field),
  );
  const noted = faults.flatMap(({ row, column: name, message }) => {
    const column = columns.find((one) => one.field === name);
    return column ? [{ row, column, problem: { message } }] : [];
  });
  const place = ({ row, column }: { row: number; column: (typeof columns)[number] }) => row * columns.length + columns.indexOf(column);
  return [...own, ...noted]
    .toSorted((one, other) => place(one) - place(other))
    .slice(0, MOST_CELLS)
    .map(({ row, column, problem }) => ({ field, control: column, problem, cell: { row, column } }));
}
