import { numberOut, numberProblem, rangeProblem } from './numbers.ts';
import type { Condition, Control, ProblemKind, Read } from './types.ts';

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

/** True for what counts as not filled in: nothing, blank text, an empty list. */
export const isEmptyValue = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Value of a control nobody has filled in. */
export function emptyOf(control: Control): unknown {
  if (control.initial !== undefined) return typeof control.initial === 'function' ? (control.initial as () => unknown)() : control.initial;
  switch (control.kind) {
    case 'text':
    case 'html':
    case 'color':
    case 'derived':
      return '';
    case 'switch':
      return control.keeps === 'number' ? 0 : false;
    case 'number':
      return control.emptyAs === 'zero' ? numberOut('0', control.keeps) : null;
    case 'integer':
    case 'calculate':
    case 'rate':
    case 'slider':
    case 'date':
    case 'time':
    case 'dateRange':
    case 'timeRange':
      return null;
    case 'choice':
    case 'pick':
      return control.isMany ? [] : null;
    case 'numberRange':
    case 'rows':
    case 'table':
    case 'files':
    case 'cascade':
      return [];
    case 'record':
    case 'shown':
    case 'unknown':
    case 'custom':
      return null;
  }
}

/** Characters as people see code points, so that a rare Chinese character is one. */
const lengthOf = (text: string): number => Array.from(text).length;

/** Problem of a value by its kind of control; null when it is fine. What is disabled or hidden is not judged. */
export function problemOf(control: Control, value: unknown, isRequired: boolean): ProblemKind | null {
  const isEmpty = control.kind === 'custom' && control.isEmpty ? control.isEmpty(value) : isEmptyValue(value);
  if (isEmpty) return isRequired ? 'required' : null;
  if (control.kind === 'text' && typeof value === 'string') {
    if (control.maxChars !== undefined && lengthOf(value) > control.maxChars) return 'tooLong';
    return control.pattern && !control.pattern.test(value) ? 'pattern' : null;
  }
  if (control.kind === 'integer')
    return typeof value === 'number' && Number.isInteger(value) && value >= control.min && value <= control.max ? null : 'range';
  if (control.kind === 'numberRange') return rangeProblem(control, value);
  if (control.kind === 'number') return numberProblem(control, value);
  if (control.kind === 'rows' && Array.isArray(value)) {
    const isWrong = value.some((row) => control.columns.some((column) => cellProblem(column, row) !== null));
    return isWrong ? 'invalid' : null;
  }
  return null;
}

/** Problem of a cell of a `rows` control. */
export function cellProblem(column: Control, row: unknown): ProblemKind | null {
  const value = typeof row === 'object' && row !== null ? Reflect.get(row, column.field) : undefined;
  const read: Read = (path) => (typeof row === 'object' && row !== null ? Reflect.get(row, path) : undefined);
  if (column.shown !== undefined && !holds(column.shown, read)) return null;
  const isRequired =
    typeof column.required === 'object' || typeof column.required === 'function' ? holds(column.required, read) : column.required === true;
  return problemOf(column, value, isRequired);
}
