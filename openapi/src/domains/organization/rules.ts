import { FIELD_LIMITS, FIELD_PATTERNS, parentProblem, present, sortProblem, textProblem, type FieldProblem } from '../../rules/index.ts';

/** Draft fields organisations, positions, roles and groups have in common. */
export interface NamedDraft {
  fullName: string;
  enCode: string;
  /** Null while the field is empty. */
  sortCode: number | null;
}

/** An organisation, a position, a role or a group: at most one problem per field. @source admin §5 @reading R-100 */
export const namedProblems = ({ fullName, enCode, sortCode }: NamedDraft): FieldProblem<keyof NamedDraft>[] =>
  present([
    textProblem('fullName', fullName, FIELD_LIMITS.nameChars, FIELD_PATTERNS.plainName),
    textProblem('enCode', enCode, FIELD_LIMITS.codeChars, FIELD_PATTERNS.code),
    sortProblem(sortCode),
  ]);

/** A company stands at the top or below a company; undefined while nothing is chosen. @reading R-096 */
export const companyProblems = (
  draft: NamedDraft & { parentId: string | null | undefined },
): FieldProblem<keyof NamedDraft | 'parentId'>[] => [...present([parentProblem(draft.parentId)]), ...namedProblems(draft)];

/** A department stands below an organisation, never at the top. @reading R-096 */
export const departmentProblems = (
  draft: NamedDraft & { parentId: string | null | undefined },
): FieldProblem<keyof NamedDraft | 'parentId'>[] => companyProblems({ ...draft, parentId: draft.parentId ?? undefined });
