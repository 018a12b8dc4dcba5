import type { CategoryDraft, EntryDraft } from './model.ts';

/** @source admin §9 */
export const NAME_MAX_CHARS = 50;
/** @source admin §9 */
export const CODE_MAX_CHARS = 50;
/** Ends inclusive. @source admin §5 */
export const SORT_MIN = 0;
/** Ends inclusive. @source admin §5 */
export const SORT_MAX = 999_999;

/** Chinese, letters and digits. @source admin §5 @reading R-015 */
const PLAIN_NAME = /^[\p{Script=Han}A-Za-z0-9]+$/u;
/** Letters, digits and dots, no dot at the start or the end. @source admin §5 */
const CODE = /^[A-Za-z0-9]([A-Za-z0-9.]*[A-Za-z0-9])?$/;

export type DictionaryField = 'parentId' | 'fullName' | 'enCode' | 'sortCode';

/** What is wrong with a field; the words for it belong to the view. */
export interface FieldProblem {
  field: DictionaryField;
  problem: 'required' | 'tooLong' | 'pattern' | 'range';
}

/** Problems of a category, at most one per field, in the order of the dialog. @source admin §5 */
export const categoryProblems = (draft: Pick<CategoryDraft, DictionaryField>): FieldProblem[] =>
  present([
    parentProblem(draft.parentId),
    textProblem('fullName', draft.fullName, NAME_MAX_CHARS, PLAIN_NAME),
    textProblem('enCode', draft.enCode, CODE_MAX_CHARS, CODE),
    sortProblem(draft.sortCode),
  ]);

/** Problems of an entry, at most one per field, in the order of the dialog. @source admin §5 */
export const entryProblems = (draft: Pick<EntryDraft, DictionaryField>): FieldProblem[] =>
  present([
    parentProblem(draft.parentId),
    textProblem('fullName', draft.fullName, NAME_MAX_CHARS),
    textProblem('enCode', draft.enCode, CODE_MAX_CHARS, CODE),
    sortProblem(draft.sortCode),
  ]);

const present = (problems: (FieldProblem | null)[]): FieldProblem[] => problems.filter((problem) => problem !== null);

const parentProblem = (parentId: string | null | undefined): FieldProblem | null =>
  parentId === undefined || parentId === '' ? { field: 'parentId', problem: 'required' } : null;

/** Length counts characters as people see code points, so that a rare Chinese character is one. */
function textProblem(field: 'fullName' | 'enCode', text: string, maxChars: number, pattern?: RegExp): FieldProblem | null {
  if (text.trim() === '') return { field, problem: 'required' };
  if (Array.from(text).length > maxChars) return { field, problem: 'tooLong' };
  return pattern && !pattern.test(text) ? { field, problem: 'pattern' } : null;
}

function sortProblem(sortCode: number | null): FieldProblem | null {
  const isFine = sortCode === null || (Number.isInteger(sortCode) && sortCode >= SORT_MIN && sortCode <= SORT_MAX);
  return isFine ? null : { field: 'sortCode', problem: 'range' };
}
