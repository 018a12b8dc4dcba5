export { calculatedValues } from './calculated.ts';
export { controlOf, isSeveral, type RecordControl } from './control-of.ts';
export { recordProblems } from './judge.ts';
export { freedFields } from './freed.ts';
export { recordSentence, valueSentence, type Language } from './words.ts';
export { problemOfRefusal } from './types.ts';
export type { ProblemOfValue, RecordContext, RecordField, RecordProblem } from './types.ts';
