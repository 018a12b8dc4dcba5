import { placeProblems, type PlaceDraft, type PlaceProblem } from '../organization/index.ts';

/** Problems of a position, at most one per field. @source admin §5 @reading R-100 */
export const positionProblems = (draft: PlaceDraft & { organizeId: string }): PlaceProblem<keyof PlaceDraft | 'organizeId'>[] => [
  ...(draft.organizeId === '' ? [{ field: 'organizeId', problem: 'required' } as const] : []),
  ...placeProblems(draft),
];
