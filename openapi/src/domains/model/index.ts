export { modelCodecs, type ModelField, type ModelOperation, type RelatedRecord } from './codec.ts';
export { flowNode } from './design-parts.ts';
export { formConfig } from './form-config.ts';
export { listConfig } from './list-config.ts';
export type { Named } from './leaves.ts';
export type {
  FlowNode,
  FormConfig,
  FormControl,
  FormControlConfig,
  FormOption,
  FormParameter,
  ListColumn,
  ListConfig,
  ListSearch,
  Model,
  ModelDesign,
  ModelDraft,
  ModelOption,
  ModelTable,
} from './model.ts';
export { columnOfSubTable, controlsOf, followedField } from './rules.ts';
