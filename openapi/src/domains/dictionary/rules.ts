import {
  FIELD_LIMITS,
  FIELD_PATTERNS,
  parentProblem,
  present,
  sortProblem,
  textProblem,
  type FieldProblem as Problem,
} from '../../rules/index.ts';
import type { CategoryDraft, EntryDraft } from './model.ts';

/** @source admin §9 */
export const NAME_MAX_CHARS = FIELD_LIMITS.nameChars;
/** @source admin §9 */
export const CODE_MAX_CHARS = FIELD_LIMITS.codeChars;
/** Ends inclusive. @source admin §5 */
export const SORT_MIN = FIELD_LIMITS.sortMin;
/** Ends inclusive. @source admin §5 */
export const SORT_MAX = FIELD_LIMITS.sortMax;

export type DictionaryField = 'parentId' | 'fullName' | 'enCode' | 'sortCode';

/** Problem of a field of a category or an entry. */
export type FieldProblem = Problem<DictionaryField>;

/** Problems of a category, at most one per field, in the order of the dialog. @source admin §5 */
export const categoryProblems = (draft: Pick<CategoryDraft, DictionaryField>): FieldProblem[] =>
  present([
    parentProblem(draft.parentId),
    textProblem('fullName', draft.fullName, NAME_MAX_CHARS, FIELD_PATTERNS.plainName),
    textProblem('enCode', draft.enCode, CODE_MAX_CHARS, FIELD_PATTERNS.code),
    sortProblem(draft.sortCode),
  ]);

/** Problems of an entry, at most one per field, in the order of the dialog. @source admin §5 */
export const entryProblems = (draft: Pick<EntryDraft, DictionaryField>): FieldProblem[] =>
  present([
    parentProblem(draft.parentId),
    textProblem('fullName', draft.fullName, NAME_MAX_CHARS),
    textProblem('enCode', draft.enCode, CODE_MAX_CHARS, FIELD_PATTERNS.code),
    sortProblem(draft.sortCode),
  ]);
