export { modelCodecs, type ModelField, type ModelOperation, type RelatedRecord } from './codec.ts';
export { formControl } from './control.ts';
export type { FormControl, FormControlConfig, FormOption, FormParameter } from './control.ts';
export { DESIGN_CHARS, flowNode, type FlowNode, type ModelTable } from './design-parts.ts';
export { formConfig, readFormConfig, type FormConfig } from './form-config.ts';
export { listConfig, readListConfig, type ListColumn, type ListConfig, type ListSearch } from './list-config.ts';
export { textOfFunction, type DesignedFunction, type Named } from './leaves.ts';
export type { Model, ModelDesign, ModelDraft, ModelOption, ModelVersion, ModelVersionRow } from './model.ts';
export { columnOfSubTable, controlsOf, followedField } from './rules.ts';
