export { withDefaults } from './beginRecord.ts';
export { createFormStore } from './createFormStore.ts';
export { createRecordStore } from './createRecordStore.ts';
export type {
  Cause,
  CellFault,
  ClearedFields,
  FieldState,
  FormProblem,
  FormStore,
  FormSummary,
  Refusal,
  RuleWords,
  TypedForm,
} from './types.ts';
