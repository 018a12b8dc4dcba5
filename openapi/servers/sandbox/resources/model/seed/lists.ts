import type { Control } from './controls.ts';

/** Content of a list of the seed, by the keys of its controls. */
export interface ListSeed {
  readonly columns: readonly string[];
  readonly filters?: readonly string[];
  /** Filters that take several values. */
  readonly several?: readonly string[];
  readonly buttons?: readonly ('add' | 'download' | 'upload' | 'batchRemove' | 'batchPrint')[];
  readonly rowButtons?: readonly ('edit' | 'remove' | 'detail')[];
  /** Widths, what is fixed, and what is sorted, where it differs. */
  readonly look?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Other members of the list. */
  readonly more?: Readonly<Record<string, unknown>>;
}

const LABELS = {
  add: '新增',
  download: '导出',
  upload: '导入',
  batchRemove: '批量删除',
  batchPrint: '批量打印',
  edit: '编辑',
  remove: '删除',
  detail: '详情',
} as const;
const FUZZY = new Set(['comInput', 'textarea', 'billRule', 'autoComplete']);
const BETWEEN = new Set(['date', 'time', 'numInput', 'rate', 'slider', 'calculate', 'createTime', 'modifyTime', 'dateRange', 'timeRange']);
const AT_RIGHT = new Set(['numInput', 'calculate', 'rate', 'slider']);

/** 1 equal, 2 fuzzy, 3 a range. @source forms §7 */
export const searchTypeOf = (jnpfKey: string): 1 | 2 | 3 => (FUZZY.has(jnpfKey) ? 2 : BETWEEN.has(jnpfKey) ? 3 : 1);

/** Every control that has a value, by its key; those of a sub-table as `table-child`. */
export function keyed(controls: readonly Control[], prefix = ''): Map<string, Control> {
  const found = new Map<string, Control>();
  for (const each of controls) {
    const { __vModel__: key, __config__: config } = each;
    const isTable = config.jnpfKey === 'table';
    if (key !== undefined) found.set(prefix + key, each);
    for (const [inner, control] of keyed(config.children ?? [], isTable ? `${key}-` : prefix)) found.set(inner, control);
  }
  return found;
}

/** A designed list as the designer keeps it: each column and filter repeats its control. */
export function listOf(fields: readonly Control[], { columns, filters = [], several = [], look = {}, more = {}, ...seed }: ListSeed) {
  const controls = keyed(fields);
  const at = (key: string): Control => {
    const found = controls.get(key);
    if (!found) throw new Error(`[sandbox] The list of the seed names "${key}", which its form has not. Correct one of the two.`);
    return found;
  };
  const labelOf = (key: string): string => {
    const [table, child] = key.split('-');
    const own = String(at(key).__config__['label']);
    return child === undefined || table === undefined ? own : `${String(at(table).__config__['label'])}-${own}`;
  };
  const column = (key: string) => {
    const control = at(key);
    const { jnpfKey } = control.__config__;
    const align = AT_RIGHT.has(jnpfKey) ? 'right' : 'left';
    const place = { fixed: 'none', align, width: null, sortable: false, ...look[key] };
    return { ...control, ...place, __vModel__: key, prop: key, label: labelOf(key), jnpfKey };
  };
  const columnList = columns.map(column);
  const named = (value: keyof typeof LABELS) => ({ value, label: LABELS[value], icon: `icon-ym icon-ym-btn-${value}` });
  return {
    printIds: [],
    ruleList: [],
    searchList: filters.map((key) => ({
      ...column(key),
      value: null,
      searchType: searchTypeOf(at(key).__config__.jnpfKey),
      searchMultiple: several.includes(key),
    })),
    hasSuperQuery: true,
    childTableStyle: 1,
    showSummary: false,
    summaryField: [],
    thousands: false,
    thousandsField: [],
    columnList,
    columnOptions: [...controls.keys()]
      .filter((key) => controls.get(key)?.__config__.jnpfKey !== 'table')
      .map((key) => ({ ...at(key), __vModel__: key, label: labelOf(key) })),
    defaultColumnList: columnList.map((each) => ({ ...each, checked: true })),
    type: 1,
    defaultSidx: '',
    sort: 'desc',
    hasPage: true,
    pageSize: 20,
    hasTreeQuery: false,
    treeTitle: '',
    treeDataSource: 'dictionary',
    treeDictionary: '',
    treeRelation: '',
    treeSynType: 0,
    treeInterfaceId: '',
    treeTemplateJson: [],
    treePropsUrl: '',
    treePropsValue: 'id',
    treePropsChildren: 'children',
    treePropsLabel: 'fullName',
    groupField: '',
    parentField: '',
    useColumnPermission: false,
    useFormPermission: false,
    useBtnPermission: true,
    useDataPermission: false,
    customBtnsList: [],
    btnsList: (seed.buttons ?? ['add']).map(named),
    columnBtnsList: (seed.rowButtons ?? ['edit', 'remove', 'detail']).map(named),
    funcs: {
      afterOnload: { func: '', name: '表格数据渲染' },
      rowStyle: { func: '', name: '表格行样式' },
      cellStyle: { func: '', name: '单元格样式' },
    },
    uploaderTemplateJson: { selectKey: columns.filter((key) => !NOT_IMPORTED.has(at(key).__config__.jnpfKey)), dataType: '1' },
    ...more,
  };
}

/** @source forms §7 */
const NOT_IMPORTED = new Set([
  'billRule',
  'relationForm',
  'relationFormAttr',
  'popupSelect',
  'popupTableSelect',
  'popupAttr',
  'uploadFz',
  'uploadImg',
  'calculate',
  'colorPicker',
  'sign',
  'signature',
  'location',
  'createUser',
  'createTime',
  'modifyUser',
  'modifyTime',
  'currOrganize',
  'currPosition',
  'table',
]);
