export { compileForm } from './form.ts';
export type { CompiledForm, CompiledFrame, SpecProblem } from './form.ts';
export { valuesToSave } from './records.ts';
export type { Values } from './records.ts';
export { compileList } from './list.ts';
export type { CompiledList, ModelRow } from './list.ts';
