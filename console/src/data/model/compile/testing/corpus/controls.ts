import type { Control } from '@milepost/kit/forms/grammar';

/** Spelling of a design: 3.1 to 3.4, or 3.6. */
export type Spelling = 'old' | 'new';
type Members = Readonly<Record<string, unknown>>;

/** A control every design may have: its names, its members in either spelling, what it becomes, and a value it keeps. */
export interface CorpusControl {
  /** Names; null where a spelling has none. */
  readonly names: readonly [old: string, now: string | null] | readonly [old: null, now: string];
  readonly kind: Control['kind'];
  readonly value: unknown;
  /** Members of its own, as 3.4 writes them. */
  readonly own?: Members;
  readonly config?: Members;
  readonly options?: readonly Members[];
  /** It may stand in a sub-table. */
  readonly isCell?: boolean;
}

const OPTIONS = [
  { id: '1', fullName: '沥青' },
  { id: '2', fullName: '混凝土', disabled: true },
];
const TREE = [
  { id: '1', fullName: '东段', children: [{ id: '11', fullName: 'K0–K20' }] },
  { id: '2', fullName: '西段' },
];
const DICTIONARY = { dataType: 'dictionary', dictionaryType: '301', props: { label: 'fullName', value: 'enCode' } };
const INTERFACE = {
  dataType: 'dynamic',
  propsUrl: '601',
  props: { label: 'name', value: 'code' },
  templateJson: [
    { id: '1', field: 'road', fieldName: '路段', dataType: 'varchar', required: '0', defaultValue: 'G1', relationField: '' },
    { id: '2', field: 'who', fieldName: '', dataType: 'varchar', required: '1', defaultValue: '', relationField: '@userId' },
  ],
};
const ROWS = {
  propsValue: 'id',
  relationField: 'name',
  columnOptions: [{ value: 'name', label: '名称' }],
  hasPage: true,
  pageSize: 20,
  popupType: 'dialog',
  popupTitle: '选择',
  popupWidth: '800px',
};
const FILES = { accept: '', fileSize: 10, sizeUnit: 'MB', limit: 9, pathType: 'selfPath', isAccount: 1, folder: 'road' };
const FILE = { name: 'a.pdf', fileId: 'f1', url: '/api/file/Image/annex/f1' };
const at = (edge: 'start' | 'end', type: number, more: Members = {}) => ({
  [`${edge}TimeRule`]: true,
  [`${edge}TimeType`]: type,
  [`${edge}TimeTarget`]: 3,
  ...more,
});

const cell = (control: CorpusControl): CorpusControl => ({ ...control, isCell: true });
const server = (...names: CorpusControl['names']): CorpusControl =>
  ({ names, kind: 'shown', value: 'x', own: { readonly: true } }) as CorpusControl;

/** Controls by what they have in common; each group is a design. @source forms §3 */
export const GROUPS: Readonly<Record<string, readonly CorpusControl[]>> = {
  texts: [
    cell({
      names: ['comInput', 'input'],
      kind: 'text',
      value: '一',
      own: { maxlength: 40, 'show-word-limit': true, 'show-password': false, 'prefix-icon': 'icon-road', readonly: false },
      config: { regList: [{ pattern: '/^.{1,40}$/', message: '太长' }], trigger: ['blur', 'change'], unique: true, span: '12' },
    }),
    cell({ names: ['textarea', 'textarea'], kind: 'text', value: '二\n三', own: { autosize: { minRows: 4, maxRows: 8 } } }),
    { names: ['editor', 'editor'], kind: 'html', value: '<p>四</p>' },
    cell({ names: ['colorPicker', 'colorPicker'], kind: 'color', value: '#112233', own: { 'show-alpha': true, 'color-format': 'rgb' } }),
    { names: ['autoComplete', 'autoComplete'], kind: 'record', value: '五', own: { interfaceId: '602', relationField: 'name', total: 10 } },
  ],
  numbers: [
    cell({
      names: ['numInput', 'inputNumber'],
      kind: 'number',
      value: 1.5,
      own: { min: 0, max: 99, step: 0.5, precision: 2, thousands: true },
    }),
    cell({
      names: ['switch', 'switch'],
      kind: 'switch',
      value: 1,
      own: { 'active-value': 1, 'inactive-value': 0 },
      config: { defaultValue: 0 },
    }),
    cell({ names: ['rate', 'rate'], kind: 'rate', value: 2.5, own: { max: 5, 'allow-half': true } }),
    cell({ names: ['slider', 'slider'], kind: 'slider', value: 40, own: { min: 0, max: 100, step: 5 } }),
    {
      names: ['calculate', 'calculate'],
      kind: 'calculate',
      value: 3,
      own: { expression: ['corpus0', '*', '2'], precision: 2, isAmountChinese: true },
    },
  ],
  options: [
    { names: ['radio', 'radio'], kind: 'choice', value: '1', options: OPTIONS, config: { optionType: 'button', border: true } },
    cell({
      names: ['select', 'select'],
      kind: 'choice',
      value: ['1', 'gone'],
      options: OPTIONS,
      own: { multiple: true, filterable: true },
    }),
    { names: ['checkbox', 'checkbox'], kind: 'choice', value: ['1'], options: OPTIONS, config: { defaultValue: ['1'] } },
    cell({ names: ['cascader', 'cascader'], kind: 'cascade', value: ['1', '11'], options: TREE, own: { 'show-all-levels': false } }),
    cell({ names: ['treeSelect', 'treeSelect'], kind: 'choice', value: '11', options: TREE }),
  ],
  dictionaries: [
    { names: ['radio', 'radio'], kind: 'choice', value: 'A', config: DICTIONARY },
    { names: ['checkbox', 'checkbox'], kind: 'choice', value: [], config: DICTIONARY },
    { names: ['cascader', 'cascader'], kind: 'cascade', value: [], config: DICTIONARY },
    cell({ names: ['dicSelect', 'dicSelect'], kind: 'choice', value: '9', config: { dictionaryType: '302' } }),
  ],
  interfaces: [
    cell({ names: ['select', 'select'], kind: 'choice', value: 0, config: INTERFACE }),
    { names: ['checkbox', 'checkbox'], kind: 'choice', value: ['1'], config: INTERFACE },
    { names: ['cascader', 'cascader'], kind: 'cascade', value: [], config: INTERFACE },
    { names: ['treeSelect', 'treeSelect'], kind: 'choice', value: null, config: { ...INTERFACE, templateJson: [] } },
  ],
  moments: [
    cell({
      names: ['date', 'datePicker'],
      kind: 'date',
      value: 1_640_995_200_000,
      own: { format: 'yyyy-MM-dd', 'value-format': 'timestamp' },
      config: { defaultCurrent: true },
    }),
    cell({ names: ['time', 'timePicker'], kind: 'time', value: '08:30:00', own: { format: 'HH:mm:ss' } }),
    { names: ['dateRange', null], kind: 'dateRange', value: [1_640_995_200_000, 1_641_081_600_000], own: { format: 'yyyy-MM-dd' } },
    { names: ['timeRange', null], kind: 'timeRange', value: ['08:00', '17:30'], own: { format: 'HH:mm' } },
  ],
  limits: [
    {
      names: ['date', 'datePicker'],
      kind: 'date',
      value: null,
      own: { format: 'yyyy' },
      config: at('start', 1, { startTimeValue: 1_609_459_200_000 }),
    },
    {
      names: ['date', 'datePicker'],
      kind: 'date',
      value: null,
      own: { format: 'yyyy-MM' },
      config: at('start', 2, { startRelationField: 'corpus0' }),
    },
    {
      names: ['date', 'datePicker'],
      kind: 'date',
      value: null,
      own: { format: 'yyyy-MM-dd HH:mm' },
      config: { ...at('start', 4, { startTimeValue: 7 }), ...at('end', 3) },
    },
    {
      names: ['time', 'timePicker'],
      kind: 'time',
      value: null,
      own: { format: 'HH:mm' },
      config: at('end', 5, { endTimeValue: '2', endTimeTarget: 1 }),
    },
  ],
  files: [
    cell({ names: ['uploadFz', 'uploadFile'], kind: 'files', value: [FILE], own: { ...FILES, accept: '.xls,.xlsx' } }),
    cell({ names: ['uploadImg', 'uploadImg'], kind: 'files', value: [], own: { ...FILES, limit: 0 } }),
  ],
  organizations: [
    cell({ names: ['comSelect', 'organizeSelect'], kind: 'pick', value: ['1', '2'], config: { defaultCurrent: true } }),
    cell({ names: ['depSelect', 'depSelect'], kind: 'pick', value: 'd1', own: { selectType: 'custom', ableDepIds: ['d1'] } }),
    cell({ names: ['posSelect', 'posSelect'], kind: 'pick', value: ['p1'], own: { multiple: true } }),
    { names: ['roleSelect', 'roleSelect'], kind: 'pick', value: 'r1' },
    { names: ['groupSelect', 'groupSelect'], kind: 'pick', value: 'g1' },
    { names: ['address', 'areaSelect'], kind: 'pick', value: ['330000', '330100', '330102'], own: { level: 2 } },
  ],
  people: [
    cell({ names: ['userSelect', 'userSelect'], kind: 'pick', value: 'u1', config: { defaultCurrent: true } }),
    { names: ['userSelect', 'userSelect'], kind: 'pick', value: 'u2', own: { selectType: 'dep', relationField: 'corpus0' } },
    {
      names: ['userSelect', 'userSelect'],
      kind: 'pick',
      value: ['u1'],
      own: { selectType: 'custom', multiple: true, ableUserIds: ['u1'], ableRoleIds: ['r1'] },
    },
    { names: ['usersSelect', 'usersSelect'], kind: 'pick', value: ['u1--user', 'd1--department'], own: { multiple: true } },
  ],
  relations: [
    cell({ names: ['relationForm', 'relationForm'], kind: 'record', value: 'r1', own: { ...ROWS, modelId: '520' } }),
    {
      names: ['relationFormAttr', 'relationFormAttr'],
      kind: 'record',
      value: undefined,
      own: { relationField: 'corpus0_jnpfTable_road0', showField: 'stake' },
    },
  ],
  popups: [
    cell({
      names: ['popupSelect', 'popupSelect'],
      kind: 'record',
      value: 'x',
      own: { ...ROWS, interfaceId: '603', templateJson: INTERFACE.templateJson },
    }),
    cell({
      names: ['popupTableSelect', 'popupTableSelect'],
      kind: 'record',
      value: ['x'],
      own: { ...ROWS, interfaceId: '603', multiple: true, filterable: true },
    }),
    {
      names: ['popupAttr', 'popupAttr'],
      kind: 'record',
      value: undefined,
      own: { relationField: 'corpus0_jnpfTable_0', showField: 'phone' },
    },
  ],
  server: [
    server('createUser', 'createUser'),
    server('createTime', 'createTime'),
    server('modifyUser', 'modifyUser'),
    server('modifyTime', 'modifyTime'),
    server('currOrganize', 'currOrganize'),
    server('currDept', null),
    server('currPosition', 'currPosition'),
    { names: ['billRule', 'billRule'], kind: 'shown', value: 'GD1', config: { rule: 'roadNumber' } },
    { names: [null, 'sign'], kind: 'shown', value: 'data:image/png;base64,AA==' },
    { names: [null, 'signature'], kind: 'shown', value: 's1' },
    { names: [null, 'location'], kind: 'shown', value: '{"fullAddress":"K12"}' },
  ],
};
