export { createFormStore, withDefaults } from './createFormStore.ts';
export { createRecordStore } from './createRecordStore.ts';
export type { Cause, CellFault, FieldState, FormProblem, FormStore, FormSummary, Refusal } from './types.ts';
