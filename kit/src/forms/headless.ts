export { formProps } from './form/formProps.ts';
export { useFieldOptions } from './form/ports.ts';
export { problemMessage } from './form/problemMessage.ts';
export { useFieldEditor, useFieldState } from './form/useFieldEditor.ts';
export { useForm } from './form/useForm.ts';
export { useFormField } from './form/useFormField.ts';
export { useFormHandle } from './form/useFormHandle.ts';
export { useFormProblems, useFormSummary } from './form/useFormProblems.ts';
export { problemProps } from '../primitives/error-summary/headless.ts';
export type { FieldOption, FieldOptions } from './form/ports.ts';
export type {
  CellFacts,
  FormHandle,
  FormHandleOptions,
  FormMessages,
  FormOptions,
  FormPorts,
  InvalidFacts,
  ProblemFacts,
  ProblemView,
  RangeFacts,
  RequiredFacts,
  SubmitOutcome,
  TooLongFacts,
} from './form/types.ts';
export type { ProblemMessages } from './form/problemMessage.ts';
export type { Control, Editor, EditProps, FieldPath, FormSpec, Part, ProblemKind, Text } from './grammar/index.ts';
export type { FormStore, FormSummary, Refusal } from './store/index.ts';
