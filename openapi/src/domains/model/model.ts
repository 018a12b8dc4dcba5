import type { ModelOf, Open } from '../../wire/index.ts';
import type { RecordModel } from '../../wire/record.ts';
import type { modelCodecs } from './codec.ts';
import type { configMembers, formParameter, kindMembers, optionMembers } from './control.ts';
import type { stepMembers, tableMembers } from './design-parts.ts';
import type { formMembers } from './form-config.ts';
import type { columnMembers, listMembers, searchMembers } from './list-config.ts';

/** A control of a designed form. Its value stands in a record under `vModel`; a layout has none. */
export interface FormControl extends Open<RecordModel<typeof kindMembers>> {
  config: FormControlConfig;
}
/** What every control has, whatever its kind. */
export interface FormControlConfig extends Open<RecordModel<typeof configMembers>> {
  /** Controls of a layout or of a sub-table. */
  children: FormControl[];
}
export interface FormOption extends Open<RecordModel<typeof optionMembers>> {
  children: FormOption[];
}
/** A step of a workflow. */
export interface FlowNode extends Open<RecordModel<typeof stepMembers>> {
  conditionNodes: FlowNode[];
  /** Null at the end. */
  childNode: FlowNode | null;
}
export type FormParameter = ModelOf<typeof formParameter>;

/** A designed form, its controls in the order they stand. */
export interface FormConfig extends Open<RecordModel<typeof formMembers>> {}
/** A designed list: filters, columns, buttons, and how its rows are put together. */
export interface ListConfig extends Open<RecordModel<typeof listMembers>> {}
/** A column, with the control whose values it shows; `{table}-{child}` is one of a sub-table. */
export interface ListColumn extends Open<RecordModel<typeof columnMembers>> {}
/** A filter above a list, with its control. */
export interface ListSearch extends Open<RecordModel<typeof searchMembers>> {}
/** A table the records are stored in. */
export interface ModelTable extends Open<RecordModel<typeof tableMembers>> {}

type Codecs = typeof modelCodecs;
/** A model of the managing list. */
export type Model = ModelOf<Codecs['listModels']['data']>['rows'][number];
/** One model with its design. */
export type ModelDesign = ModelOf<Codecs['getModel']['data']>;
/** What a designer saves. */
export type ModelDraft = ModelOf<Codecs['createModel']['body']>;
/** A category with its models, or a model. */
export type ModelOption = ModelOf<Codecs['listModelOptions']['data']>[number];
