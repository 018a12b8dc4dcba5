export { createFormStore, withDefaults } from './createFormStore.ts';
export type { Cause, FieldState, FormProblem, FormStore, FormSummary, Refusal } from './types.ts';
