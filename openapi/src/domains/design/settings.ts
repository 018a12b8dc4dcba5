import type { Path } from './json.ts';

/** Settings that have a name of their own in differences, by their place in a control. @source designer Appendix D */
const CONTROL = {
  tip: ['__config__', 'tipLabel'],
  showLabel: ['__config__', 'showLabel'],
  required: ['__config__', 'required'],
  unique: ['__config__', 'unique'],
  span: ['__config__', 'span'],
  hidden: ['__config__', 'noShow'],
  terminals: ['__config__', 'visibility'],
  initial: ['__config__', 'defaultValue'],
  currentAtFirst: ['__config__', 'defaultCurrent'],
  patterns: ['__config__', 'regList'],
  columnWidth: ['__config__', 'columnWidth'],
  source: ['__config__', 'dataType'],
  dictionary: ['__config__', 'dictionaryType'],
  interface: ['__config__', 'propsUrl'],
  numberRule: ['__config__', 'rule'],
  placeholder: ['placeholder'],
  disabled: ['disabled'],
  readOnly: ['readonly'],
  multiple: ['multiple'],
  maxLength: ['maxlength'],
  least: ['min'],
  most: ['max'],
  step: ['step'],
  precision: ['precision'],
  thousands: ['thousands'],
  capitals: ['isAmountChinese'],
  format: ['format'],
  fileCount: ['limit'],
  fileSize: ['fileSize'],
  accept: ['accept'],
  options: ['__slot__', 'options'],
  newOptions: ['options'],
  expression: ['expression'],
  model: ['modelId'],
  shownField: ['relationField'],
  columns: ['columnOptions'],
  text: ['content'],
  address: ['href'],
  summary: ['showSummary'],
  actionText: ['actionText'],
} as const satisfies Record<string, Path>;

/** Settings of a form and of a list that have names. */
const FORM = {
  popup: ['popupType'],
  width: ['generalWidth'],
  drawerWidth: ['drawerWidth'],
  labelPosition: ['labelPosition'],
  labelWidth: ['labelWidth'],
  gutter: ['gutter'],
  saveText: ['confirmButtonText'],
  cancelText: ['cancelButtonText'],
  printTemplates: ['printId'],
  scripts: ['funcs'],
} as const satisfies Record<string, Path>;
const LIST = {
  shape: ['type'],
  pageSize: ['pageSize'],
  paged: ['hasPage'],
  orderBy: ['defaultSidx'],
  order: ['sort'],
  advancedSearch: ['hasSuperQuery'],
  groupBy: ['groupField'],
  parentBy: ['parentField'],
  treeBy: ['treeRelation'],
  sums: ['summaryField'],
  columnRights: ['useColumnPermission'],
  formRights: ['useFormPermission'],
  buttonRights: ['useBtnPermission'],
  dataRights: ['useDataPermission'],
} as const satisfies Record<string, Path>;
const COLUMN = { label: ['label'], width: ['width'], align: ['align'], fixed: ['fixed'], sortable: ['sortable'] } as const satisfies Record<
  string,
  Path
>;
const FILTER = { label: ['label'], searchType: ['searchType'], multiple: ['searchMultiple'], initial: ['value'] } as const satisfies Record<
  string,
  Path
>;

export type SettingName = keyof typeof CONTROL | keyof typeof FORM | keyof typeof LIST | keyof typeof COLUMN | keyof typeof FILTER;
export const SETTINGS: Readonly<Record<'control' | 'form' | 'list' | 'column' | 'filter', Readonly<Partial<Record<SettingName, Path>>>>> = {
  control: CONTROL,
  form: FORM,
  list: LIST,
  column: COLUMN,
  filter: FILTER,
};
