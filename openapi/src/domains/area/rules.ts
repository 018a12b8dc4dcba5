import { FIELD_LIMITS, FIELD_PATTERNS, parentProblem, present, sortProblem, textProblem, type FieldProblem } from '../../rules/index.ts';

export type AreaField = 'parentId' | 'fullName' | 'enCode' | 'sortCode';

/** Draft of the dialog, as far as it can be wrong. */
export interface AreaDraft {
  /** Null for the top; undefined while nothing is chosen. */
  parentId: string | null | undefined;
  fullName: string;
  enCode: string;
  /** Null while the field is empty. */
  sortCode: number | null;
}

/** Problems of an area, at most one per field, in the order of the dialog. @reading R-123 */
export const areaProblems = (draft: AreaDraft): FieldProblem<AreaField>[] =>
  present([
    parentProblem(draft.parentId),
    textProblem('fullName', draft.fullName, FIELD_LIMITS.nameChars),
    textProblem('enCode', draft.enCode, FIELD_LIMITS.codeChars, FIELD_PATTERNS.code),
    sortProblem(draft.sortCode),
  ]);
