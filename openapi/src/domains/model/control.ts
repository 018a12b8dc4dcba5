import {
  choice,
  from,
  json,
  list,
  number,
  open,
  optionalId,
  text,
  truth,
  type ModelOf,
  type Open,
  type RecordModel,
} from '../../wire/index.ts';
import { optionValue, texts, type Named } from './leaves.ts';

/** Codec that refers to itself: it is named before it is built. */
const later = <Model>(codec: () => Named<Model>): Named<Model> => ({
  decode: (wire) => codec().decode(wire),
  encode: (model) => codec().encode(model),
});

/** An option, but for those below it. */
const optionMembers = { id: optionValue, fullName: text, disabled: truth };

export interface FormOption extends Open<RecordModel<typeof optionMembers>> {
  children: FormOption[];
}

export const formOption: Named<FormOption> = open({ ...optionMembers, children: list(later(() => formOption)) });

/** Parameter of a data interface, and the control its value comes from. */
export const formParameter = open({
  id: text,
  field: text,
  fieldName: text,
  dataType: text,
  required: truth,
  defaultValue: json,
  relationField: text,
  jnpfKey: text,
});

export type FormParameter = ModelOf<typeof formParameter>;

const formRule = open({ pattern: text, message: text });
const optionNames = open({ label: text, value: text, children: text });
const columnOption = open({ value: text, label: text });
const controlSlot = open({ options: list(formOption), prepend: text, append: text, default: text });
const controlEvents = open({ change: text, blur: text, click: text });

const timeLimits = {
  startTimeRule: truth,
  startTimeType: number,
  startTimeValue: json,
  startTimeTarget: number,
  startRelationField: text,
  endTimeRule: truth,
  endTimeType: number,
  endTimeValue: json,
  endTimeTarget: number,
  endRelationField: text,
};

/** Members of every control, but for the controls within it. */
const configMembers = {
  jnpfKey: text,
  label: text,
  tipLabel: text,
  labelWidth: number,
  showLabel: truth,
  tag: text,
  tagIcon: text,
  defaultValue: json,
  defaultCurrent: truth,
  required: truth,
  layout: choice({ control: 'colFormItem', holder: 'rowFormItem' }, 'control'),
  span: number,
  dragDisabled: truth,
  visibility: texts,
  tableName: text,
  noShow: truth,
  regList: list(formRule),
  trigger: texts,
  dataType: text,
  dictionaryType: optionalId,
  propsUrl: optionalId,
  templateJson: list(formParameter),
  props: optionNames,
  optionType: text,
  border: truth,
  rule: text,
  columnWidth: number,
  formId: optionalId,
  renderKey: json,
  isSubTable: truth,
  parentVModel: text,
  relationTable: text,
  isStorage: number,
  unique: truth,
  ...timeLimits,
};

/** Settings of every control, whatever its kind. */
export interface FormControlConfig extends Open<RecordModel<typeof configMembers>> {
  /** Controls of a layout or of a sub-table. */
  children: FormControl[];
}

const controlConfig: Named<FormControlConfig> = open({ ...configMembers, children: list(later(() => formControl)) });

const inputMembers = {
  placeholder: text,
  clearable: truth,
  disabled: truth,
  readonly: truth,
  multiple: truth,
  filterable: truth,
  type: json,
  size: json,
  maxlength: number,
  showWordLimit: from('show-word-limit', truth),
  showPassword: from('show-password', truth),
  min: number,
  max: number,
  step: number,
  precision: number,
  thousands: truth,
  isAmountChinese: truth,
  activeValue: from('active-value', json),
  inactiveValue: from('inactive-value', json),
  format: text,
  valueFormat: from('value-format', text),
  expression: list(optionValue),
};

const choiceMembers = {
  props: json,
  options: list(formOption),
  showAllLevels: from('show-all-levels', truth),
  selectType: text,
  ableDepIds: texts,
  ablePosIds: texts,
  ableUserIds: texts,
  ableRoleIds: texts,
  ableGroupIds: texts,
  level: number,
  interfaceId: optionalId,
  interfaceName: text,
  modelId: optionalId,
  propsValue: text,
  relationField: text,
  showField: text,
  isStorage: number,
  columnOptions: list(columnOption),
  templateJson: list(formParameter),
  hasPage: truth,
  pageSize: number,
  popupType: text,
  popupTitle: text,
  popupWidth: text,
};

const fileMembers = {
  limit: number,
  accept: text,
  fileSize: number,
  sizeUnit: text,
  pathType: text,
  isAccount: number,
  folder: text,
  buttonText: text,
};

const shownMembers = {
  dataType: text,
  staticText: text,
  content: text,
  href: text,
  target: text,
  header: text,
  shadow: text,
  active: texts,
  accordion: truth,
  tabPosition: from('tab-position', text),
  addType: number,
  actionText: text,
  showSummary: truth,
  summaryField: texts,
  thousandsField: texts,
};

/** Members of a control of some kind, but for its config. */
const kindMembers = {
  vModel: from('__vModel__', text),
  slot: from('__slot__', controlSlot),
  events: from('on', controlEvents),
  style: json,
  name: text,
  title: text,
  ...inputMembers,
  ...choiceMembers,
  ...fileMembers,
  ...shownMembers,
};

/** A control of a designed form. Its value stands in a record under `vModel`; a layout has none. */
export interface FormControl extends Open<RecordModel<typeof kindMembers>> {
  config: FormControlConfig;
}

/** A control, in a form as in the columns and filters of a list. */
export const controlMembers = { ...kindMembers, config: from('__config__', controlConfig) };

export const formControl: Named<FormControl> = open(controlMembers);
