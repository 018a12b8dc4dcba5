export { judgeTextRow } from './judgeTextRow.ts';
export type { FindBrokenRule, TextProblem, TextRow, TextRowFault } from './judgeTextRow.ts';
export { useTextRowCheck } from './useTextRowCheck.ts';
