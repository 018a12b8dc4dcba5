/** As of every other code and name of the administration. @source admin §9 @reading R-123 */
export const AREA_NAME_MAX_CHARS = 50;
/** @source admin §9 @reading R-123 */
export const AREA_CODE_MAX_CHARS = 50;
/** Ends inclusive. @source admin §9 @reading R-123 */
export const AREA_SORT_MIN = 0;
/** Ends inclusive. @source admin §9 @reading R-123 */
export const AREA_SORT_MAX = 999_999;

/** Letters, digits and dots, no dot at the start or the end. @source admin §5 */
const CODE = /^[A-Za-z0-9]([A-Za-z0-9.]*[A-Za-z0-9])?$/;

export type AreaField = 'parentId' | 'fullName' | 'enCode' | 'sortCode';

/** What is wrong with a field; the words for it belong to the view. */
export interface AreaProblem {
  field: AreaField;
  problem: 'required' | 'tooLong' | 'pattern' | 'range';
}

/** What the dialog edits, as far as it can be wrong. */
export interface AreaDraft {
  /** Null for the top; undefined while nothing is chosen. */
  parentId: string | null | undefined;
  fullName: string;
  enCode: string;
  /** Null while the field is empty. */
  sortCode: number | null;
}

/** Problems of an area, at most one per field, in the order of the dialog. @reading R-123 */
export const areaProblems = (draft: AreaDraft): AreaProblem[] =>
  [parentProblem(draft.parentId), nameProblem(draft.fullName), codeProblem(draft.enCode), sortProblem(draft.sortCode)].filter(
    (problem) => problem !== null,
  );

const parentProblem = (parentId: string | null | undefined): AreaProblem | null =>
  parentId === undefined || parentId === '' ? { field: 'parentId', problem: 'required' } : null;

function nameProblem(fullName: string): AreaProblem | null {
  if (fullName.trim() === '') return { field: 'fullName', problem: 'required' };
  return Array.from(fullName).length > AREA_NAME_MAX_CHARS ? { field: 'fullName', problem: 'tooLong' } : null;
}

function codeProblem(enCode: string): AreaProblem | null {
  if (enCode.trim() === '') return { field: 'enCode', problem: 'required' };
  if (Array.from(enCode).length > AREA_CODE_MAX_CHARS) return { field: 'enCode', problem: 'tooLong' };
  return CODE.test(enCode) ? null : { field: 'enCode', problem: 'pattern' };
}

function sortProblem(sortCode: number | null): AreaProblem | null {
  const isFine = sortCode === null || (Number.isInteger(sortCode) && sortCode >= AREA_SORT_MIN && sortCode <= AREA_SORT_MAX);
  return isFine ? null : { field: 'sortCode', problem: 'range' };
}
