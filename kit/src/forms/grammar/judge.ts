import { isEmptyValue } from '../kinds/readings.ts';
import { valueKindOf } from '../kinds/values.ts';
import type { Condition, Control, ProblemKind, Read } from './types.ts';

export { isEmptyValue };

/** True where a condition holds. */
export function holds(condition: Condition, read: Read): boolean {
  if (typeof condition === 'function') return condition(read);
  if ('all' in condition) return condition.all.every((one) => holds(one, read));
  if ('any' in condition) return condition.any.some((one) => holds(one, read));
  const value = read(condition.field);
  if ('isFilled' in condition) return !isEmptyValue(value) === condition.isFilled;
  if ('is' in condition) return condition.is.some((one) => one === value);
  return condition.isNot.every((one) => one !== value);
}

/** Value of a control nobody has filled in. */
export function emptyOf(control: Control): unknown {
  if (control.initial !== undefined) return typeof control.initial === 'function' ? (control.initial as () => unknown)() : control.initial;
  return valueKindOf(control).empty(control);
}

/**
 * Problem of a value by its kind of control; null when it is fine. What is disabled or hidden is not judged.
 * @param read values of the other fields, for ends that one of them gives
 */
export function problemOf(control: Control, value: unknown, isRequired: boolean, read?: Read): ProblemKind | null {
  const isEmpty = control.kind === 'custom' && control.isEmpty ? control.isEmpty(value) : isEmptyValue(value);
  if (isEmpty) return isRequired ? 'required' : null;
  return valueKindOf(control).problem(control, value, { cell: cellProblem, ...(read && { read }) });
}

/** Problem of a cell of a `rows` control. */
export function cellProblem(column: Control, row: unknown): ProblemKind | null {
  const value = typeof row === 'object' && row !== null ? Reflect.get(row, column.field) : undefined;
  const read: Read = (path) => (typeof row === 'object' && row !== null ? Reflect.get(row, path) : undefined);
  if (column.shown !== undefined && !holds(column.shown, read)) return null;
  const isRequired =
    typeof column.required === 'object' || typeof column.required === 'function' ? holds(column.required, read) : column.required === true;
  return problemOf(column, value, isRequired, read);
}
