import { choice, fromJson, json, list, number, open, optionalId, text, truth, type Open, type RecordModel } from '../../wire/index.ts';
import { controlMembers, formControl, formParameter } from './control.ts';
import { functionText, parts, texts, type Named } from './leaves.ts';

const columnMembers = {
  ...controlMembers,
  prop: text,
  label: text,
  jnpfKey: text,
  fixed: choice({ none: 'none', left: 'left', right: 'right' }, 'none'),
  align: choice({ left: 'left', center: 'center', right: 'right' }, 'left'),
  width: number,
  sortable: truth,
  checked: truth,
};
/** A column, with the control whose values it shows; `{table}-{child}` is one of a sub-table. */
export interface ListColumn extends Open<RecordModel<typeof columnMembers>> {}
const listColumn: Named<ListColumn> = open(columnMembers);

const searchMembers = {
  ...controlMembers,
  prop: text,
  label: text,
  jnpfKey: text,
  value: json,
  searchType: choice({ equal: 1, contains: 2, range: 3 }, 'equal'),
  searchMultiple: truth,
};
/** A filter above a list, with its control. */
export interface ListSearch extends Open<RecordModel<typeof searchMembers>> {}
const listSearch: Named<ListSearch> = open(searchMembers);

const listButton = open({ value: text, label: text, icon: text });
const customButton = open({ value: text, label: text, icon: text, event: json, func: text });
const listRule = open({ field: text, fieldName: text, symbol: text, fieldValue: json, logic: text, jnpfKey: text });

const leftTreeMembers = {
  hasTreeQuery: truth,
  treeTitle: text,
  treeDataSource: text,
  treeDictionary: optionalId,
  treeRelation: text,
  treeSynType: number,
  treeInterfaceId: optionalId,
  treeInterfaceName: text,
  treeTemplateJson: list(formParameter),
  treePropsUrl: optionalId,
  treePropsValue: text,
  treePropsChildren: text,
  treePropsLabel: text,
};

const listMembers = {
  printIds: texts,
  ruleList: parts(listRule),
  searchList: parts(listSearch),
  hasSuperQuery: truth,
  childTableStyle: number,
  showSummary: truth,
  summaryField: texts,
  thousands: truth,
  thousandsField: texts,
  columnList: parts(listColumn),
  columnOptions: parts(formControl),
  defaultColumnList: parts(listColumn),
  type: choice({ table: 1, leftTree: 2, group: 3, inlineEdit: 4, tree: 5 }, 'table'),
  defaultSidx: text,
  sort: choice({ asc: 'asc', desc: 'desc' }, 'desc'),
  hasPage: truth,
  pageSize: number,
  ...leftTreeMembers,
  groupField: text,
  parentField: text,
  useColumnPermission: truth,
  useFormPermission: truth,
  useBtnPermission: truth,
  useDataPermission: truth,
  btnsList: parts(listButton),
  columnBtnsList: parts(listButton),
  customBtnsList: parts(customButton),
  funcs: open({ afterOnload: functionText, rowStyle: functionText, cellStyle: functionText }),
  uploaderTemplateJson: open({ selectKey: texts, dataType: text }),
};

/** A designed list: filters, columns, buttons, and how its rows are put together. */
export interface ListConfig extends Open<RecordModel<typeof listMembers>> {}

/** A designed list: the JSON of `columnData` and `appColumnData`. Nothing of it is lost when it is saved. */
export const listConfig: Named<ListConfig> = open(listMembers);

/** Reading of the list of a design that is a value already. @throws where it is none */
export const readListConfig = (json: unknown): ListConfig => fromJson(listConfig, json);
