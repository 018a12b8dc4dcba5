export { compileForm } from './form.ts';
export type { CompiledForm, CompiledFrame, SpecProblem } from './form.ts';
export { compileList } from './list.ts';
export type { CompiledList, ModelRow } from './list.ts';
