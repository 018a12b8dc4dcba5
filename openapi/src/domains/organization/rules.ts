import { CODE_MAX_CHARS, NAME_MAX_CHARS, SORT_MAX, SORT_MIN } from '../dictionary/index.ts';

/** Chinese, letters and digits. @source admin §5 @reading R-100 */
const PLAIN_NAME = /^[\p{Script=Han}A-Za-z0-9]+$/u;
/** Letters, digits and dots, no dot at the start or the end. @source admin §5 @reading R-100 */
const CODE = /^[A-Za-z0-9]([A-Za-z0-9.]*[A-Za-z0-9])?$/;

/** What is wrong with a field; the words for it belong to the view. */
export interface PlaceProblem<Field extends string> {
  field: Field;
  problem: 'required' | 'tooLong' | 'pattern' | 'range';
}

/** What organisations, positions, roles and groups have in common when they are written. */
export interface PlaceDraft {
  fullName: string;
  enCode: string;
  /** Null while the field is empty. */
  sortCode: number | null;
}

/** An organisation, a position, a role or a group: at most one problem per field. @source admin §5 @reading R-100 */
export const placeProblems = ({ fullName, enCode, sortCode }: PlaceDraft): PlaceProblem<keyof PlaceDraft>[] =>
  [
    textProblem('fullName', fullName, NAME_MAX_CHARS, PLAIN_NAME),
    textProblem('enCode', enCode, CODE_MAX_CHARS, CODE),
    sortProblem(sortCode),
  ].filter((problem) => problem !== null);

/** A company stands at the top or below a company; undefined while nothing is chosen. @reading R-096 */
export const companyProblems = (
  draft: PlaceDraft & { parentId: string | null | undefined },
): PlaceProblem<keyof PlaceDraft | 'parentId'>[] => [
  ...(draft.parentId === undefined || draft.parentId === '' ? [{ field: 'parentId', problem: 'required' } as const] : []),
  ...placeProblems(draft),
];

/** A department stands below an organisation, never at the top. @reading R-096 */
export const departmentProblems = (
  draft: PlaceDraft & { parentId: string | null | undefined },
): PlaceProblem<keyof PlaceDraft | 'parentId'>[] => companyProblems({ ...draft, parentId: draft.parentId ?? undefined });

/** Length counts characters as people see code points, so that a rare Chinese character is one. */
function textProblem(field: 'fullName' | 'enCode', text: string, maxChars: number, pattern: RegExp): PlaceProblem<keyof PlaceDraft> | null {
  if (text.trim() === '') return { field, problem: 'required' };
  if (Array.from(text).length > maxChars) return { field, problem: 'tooLong' };
  return pattern.test(text) ? null : { field, problem: 'pattern' };
}

function sortProblem(sortCode: number | null): PlaceProblem<keyof PlaceDraft> | null {
  const isFine = sortCode === null || (Number.isInteger(sortCode) && sortCode >= SORT_MIN && sortCode <= SORT_MAX);
  return isFine ? null : { field: 'sortCode', problem: 'range' };
}
