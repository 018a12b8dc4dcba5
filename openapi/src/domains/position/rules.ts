import type { FieldProblem } from '../../rules/index.ts';
import { namedProblems, type NamedDraft } from '../organization/index.ts';

/** Problems of a position, at most one per field. @source admin §5 @reading R-100 */
export const positionProblems = (draft: NamedDraft & { organizeId: string }): FieldProblem<keyof NamedDraft | 'organizeId'>[] => [
  ...(draft.organizeId === '' ? [{ field: 'organizeId', problem: 'required' } as const] : []),
  ...namedProblems(draft),
];
