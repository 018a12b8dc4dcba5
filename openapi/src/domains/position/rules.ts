import type { FieldProblem } from '../../rules/index.ts';
import { placeProblems, type PlaceDraft } from '../organization/index.ts';

/** Problems of a position, at most one per field. @source admin §5 @reading R-100 */
export const positionProblems = (draft: PlaceDraft & { organizeId: string }): FieldProblem<keyof PlaceDraft | 'organizeId'>[] => [
  ...(draft.organizeId === '' ? [{ field: 'organizeId', problem: 'required' } as const] : []),
  ...placeProblems(draft),
];
