import { PATTERNS } from './patterns.ts';

/** Limits that every maintained record shares; ends are inclusive. @source admin §5 §9 */
export const FIELD_LIMITS = { nameChars: 50, codeChars: 50, sortMin: 0, sortMax: 999_999 } as const;

/** Patterns of every maintained record, for those that judge by an expression. @source admin §5 */
export const FIELD_PATTERNS = { plainName: PATTERNS.fullName, code: PATTERNS.code } as const;

/** Problem of a field; the words for it belong to the view. */
export interface FieldProblem<Field extends string> {
  field: Field;
  problem: 'required' | 'tooLong' | 'pattern' | 'range';
}

/** A text that must be there. Length counts characters as people see code points, so that a rare Chinese character is one. */
export function textProblem<Field extends string>(
  field: Field,
  text: string,
  maxChars: number,
  pattern?: RegExp,
): FieldProblem<Field> | null {
  if (text.trim() === '') return { field, problem: 'required' };
  if (Array.from(text).length > maxChars) return { field, problem: 'tooLong' };
  return pattern && !pattern.test(text) ? { field, problem: 'pattern' } : null;
}

/** A sort order may be left empty. */
export function sortProblem(sortCode: number | null): FieldProblem<'sortCode'> | null {
  const { sortMin, sortMax } = FIELD_LIMITS;
  const isFine = sortCode === null || (Number.isInteger(sortCode) && sortCode >= sortMin && sortCode <= sortMax);
  return isFine ? null : { field: 'sortCode', problem: 'range' };
}

/** Null is the top; undefined and an empty id mean that nothing is chosen. */
export const parentProblem = (parentId: string | null | undefined): FieldProblem<'parentId'> | null =>
  parentId === undefined || parentId === '' ? { field: 'parentId', problem: 'required' } : null;

/** The problems there are, in their order. */
export const present = <Problem>(problems: readonly (Problem | null)[]): Problem[] => problems.filter((problem) => problem !== null);
