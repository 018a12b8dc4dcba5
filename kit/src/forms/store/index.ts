export { createFormStore, withDefaults } from './createFormStore.ts';
export { createRecordStore } from './createRecordStore.ts';
export type { Cause, CellFault, Emptied, FieldState, FormProblem, FormStore, FormSummary, Refusal, RuleWords } from './types.ts';
