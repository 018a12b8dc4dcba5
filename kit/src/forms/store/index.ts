export { createFormStore, withDefaults } from './createFormStore.ts';
export type { Cause, CellFault, FieldState, FormProblem, FormStore, FormSummary, Refusal } from './types.ts';
