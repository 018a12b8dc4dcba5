import { withMember } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import { KINDS, hasKey, nameOfKind } from './kinds.ts';
import type { DesignDialect, KindName } from './kinds.ts';

/** Facts a new control begins with. */
export interface NewControl {
  readonly kind: KindName;
  /** Key its value stands under; not asked for of a layout. */
  readonly key: string;
  readonly label: string;
  /** Number of the control in its form. */
  readonly number: number;
  readonly dialect: DesignDialect;
  /** Share of the 24 columns; what is usual for its kind when left out. */
  readonly span?: number;
  /** Key of the sub-table it stands in. */
  readonly table?: string;
  /** Words it shows at first; Chinese ones, as design tools write them, when left out. */
  readonly words?: FirstWords | undefined;
}

/** Words a new control shows until somebody writes others, in the language of whoever designs. */
export interface FirstWords {
  /** Hints of a field that is typed into, and of one that is chosen in: the usual ones, which forms say themselves. */
  readonly enter: string;
  readonly choose: string;
  /** Names of the two options of a choice. */
  readonly options: readonly [string, string];
  readonly upload: string;
  /** Title of the dialog a record is chosen in. */
  readonly chooseRecord: string;
  /** Hint of what the server writes. */
  readonly madeByServer: string;
  readonly staticText: string;
  readonly notice: string;
  readonly link: string;
  readonly button: string;
  readonly addRow: string;
  /** Titles of tabs and folds, before their number; the label of their layout when left out. */
  readonly tab?: string;
  readonly fold?: string;
}

/** Words of the documented design tools. */
const CHINESE: FirstWords = {
  enter: '请输入',
  choose: '请选择',
  options: ['选项一', '选项二'],
  upload: '点击上传',
  chooseRecord: '选择数据',
  madeByServer: '系统自动生成',
  staticText: '文字说明',
  notice: '提示',
  link: '链接',
  button: '按钮',
  addRow: '添加',
};

/** Members of one kind: those of the control, and those of its settings. */
interface Begin {
  readonly tag: string;
  readonly own?: JsonObject;
  readonly config?: JsonObject;
  readonly span?: number;
}
const WHOLE = 24;
const HALF = 12;
const layout = (tag: string, own: JsonObject = {}): Begin => ({ tag, own, config: { children: [] }, span: WHOLE });
const shown = (tag: string, own: JsonObject): Begin => ({ tag, own, span: WHOLE });

/** First members of controls that are alike, with these words. */
function beginsOf(words: FirstWords) {
  const text = (tag: string, own: JsonObject = {}, config: JsonObject = {}): Begin => ({
    tag,
    own: { placeholder: words.enter, clearable: true, disabled: false, readonly: false, ...own },
    config,
  });
  const chosen = (tag: string, own: JsonObject = {}, config: JsonObject = {}): Begin => ({
    tag,
    own: { placeholder: words.choose, clearable: true, disabled: false, ...own },
    config,
  });
  const options = (tag: string, own: JsonObject = {}): Begin =>
    chosen(
      tag,
      { __slot__: { options: words.options.map((fullName, at) => ({ id: String(at + 1), fullName })) }, ...own },
      { dataType: 'static', dictionaryType: '', propsUrl: '', templateJson: [], props: { label: 'fullName', value: 'id' } },
    );
  const picked = (tag: string): Begin => chosen(tag, { multiple: false, selectType: 'all' });
  const files = (tag: string): Begin => ({
    tag,
    own: {
      accept: '',
      fileSize: 10,
      sizeUnit: 'MB',
      limit: 9,
      buttonText: words.upload,
      disabled: false,
      pathType: 'defaultPath',
      isAccount: 0,
      folder: '',
    },
    config: { defaultValue: [] },
    span: WHOLE,
  });
  const rows = (tag: string, own: JsonObject): Begin =>
    chosen(tag, {
      relationField: '',
      columnOptions: [],
      hasPage: true,
      pageSize: 20,
      popupType: 'dialog',
      popupTitle: words.chooseRecord,
      popupWidth: '800px',
      ...own,
    });
  const made = (tag: string): Begin => ({ tag, own: { placeholder: words.madeByServer, readonly: true } });
  return { text, chosen, options, picked, files, rows, made };
}

/** First members of every kind, with these words. */
function beginsIn(words: FirstWords): Readonly<Record<KindName, Begin>> {
  const { text, chosen, options, picked, files, rows, made } = beginsOf(words);
  return {
    comInput: text(
      'el-input',
      { maxlength: null, 'show-word-limit': false, 'show-password': false, __slot__: { prepend: '', append: '' } },
      { unique: false },
    ),
    textarea: {
      ...text('el-input', { type: 'textarea', autosize: { minRows: 4, maxRows: 4 }, maxlength: null, 'show-word-limit': false }),
      span: WHOLE,
    },
    numInput: text('el-input-number', { min: null, max: null, step: 1, precision: null, thousands: false, isAmountChinese: false }),
    switch: { tag: 'el-switch', own: { disabled: false, 'active-value': 1, 'inactive-value': 0 }, config: { defaultValue: 0 } },
    radio: options('el-radio-group'),
    checkbox: { ...options('el-checkbox-group'), config: { ...options('').config, defaultValue: [] } },
    select: options('el-select', { filterable: false, multiple: false }),
    cascader: {
      ...options('el-cascader', { filterable: false, 'show-all-levels': true }),
      config: { ...options('').config, defaultValue: [] },
    },
    date: chosen(
      'el-date-picker',
      { type: 'date', format: 'yyyy-MM-dd', 'value-format': 'timestamp', readonly: false },
      { defaultCurrent: false },
    ),
    time: chosen('el-time-picker', { format: 'HH:mm:ss', 'value-format': 'HH:mm:ss', readonly: false }, { defaultCurrent: false }),
    dateRange: chosen('el-date-picker', { type: 'daterange', format: 'yyyy-MM-dd', 'value-format': 'timestamp' }),
    timeRange: chosen('el-time-picker', { format: 'HH:mm:ss', 'value-format': 'HH:mm:ss' }),
    uploadFz: files('jnpf-upload-fz'),
    uploadImg: files('jnpf-upload-img'),
    colorPicker: { tag: 'el-color-picker', own: { 'show-alpha': false, 'color-format': '', disabled: false } },
    rate: { tag: 'el-rate', own: { max: 5, 'allow-half': false, disabled: false }, config: { defaultValue: 0 } },
    slider: { tag: 'el-slider', own: { min: 0, max: 100, step: 1, disabled: false }, config: { defaultValue: 0 } },
    editor: { tag: 'jnpf-quill', own: { placeholder: words.enter }, span: WHOLE },
    userSelect: picked('user-select'),
    usersSelect: picked('users-select'),
    comSelect: { ...picked('com-select'), config: { defaultValue: [] } },
    depSelect: picked('dep-select'),
    posSelect: picked('pos-select'),
    roleSelect: picked('role-select'),
    groupSelect: picked('group-select'),
    address: { ...chosen('jnpf-address', { level: 2, multiple: false }), config: { defaultValue: [] } },
    treeSelect: options('jnpf-tree-select', { filterable: false, multiple: false }),
    dicSelect: chosen('dic-select', { multiple: false, filterable: false }, { dictionaryType: '' }),
    relationForm: rows('relation-form', { modelId: '' }),
    relationFormAttr: { tag: 'relation-form-attr', own: { relationField: '', showField: '', isStorage: 1 } },
    popupSelect: rows('popup-select', { interfaceId: '', interfaceName: '', propsValue: 'id', templateJson: [] }),
    popupTableSelect: rows('popup-table-select', {
      interfaceId: '',
      interfaceName: '',
      propsValue: 'id',
      templateJson: [],
      multiple: false,
      filterable: true,
    }),
    popupAttr: { tag: 'popup-attr', own: { relationField: '', showField: '', isStorage: 1 } },
    autoComplete: text('jnpf-auto-complete', { interfaceId: '', interfaceName: '', relationField: '', total: 50, templateJson: [] }),
    calculate: { tag: 'jnpf-calculate', own: { expression: [], precision: 2, thousands: false, isAmountChinese: false, isStorage: 1 } },
    billRule: { ...made('bill-rule'), config: { rule: '' } },
    createUser: made('jnpf-open-data'),
    createTime: made('jnpf-open-data'),
    modifyUser: made('jnpf-open-data'),
    modifyTime: made('jnpf-open-data'),
    currOrganize: made('jnpf-open-data'),
    currDept: made('jnpf-open-data'),
    currPosition: made('jnpf-open-data'),
    sign: { tag: 'jnpf-sign', own: { disabled: false }, span: WHOLE },
    signature: { tag: 'jnpf-signature', own: { disabled: false }, span: WHOLE },
    location: { tag: 'jnpf-location', own: { disabled: false }, span: WHOLE },
    text: shown('jnpf-text', { content: words.staticText, textStyle: { 'text-align': 'left' } }),
    divider: shown('el-divider', { content: '', 'content-position': 'center' }),
    groupTitle: shown('group-title', { content: '分组标题', 'content-position': 'left' }),
    alert: shown('el-alert', { title: words.notice, type: 'info', closable: false, 'show-icon': true }),
    link: shown('jnpf-link', { content: words.link, href: '', target: '_blank' }),
    button: shown('jnpf-button', { buttonText: words.button, align: 'left' }),
    qrcode: shown('jnpf-qrcode', { dataType: 'static', staticText: '', relationField: '', width: 100 }),
    barcode: shown('jnpf-barcode', { dataType: 'static', staticText: '', relationField: '', format: 'code128', width: 2, height: 40 }),
    iframe: shown('jnpf-iframe', { href: '', height: 300 }),
    row: layout('el-row'),
    card: layout('el-card', { header: '', shadow: 'always' }),
    tab: layout('el-tabs', { type: '', 'tab-position': 'top' }),
    collapse: layout('el-collapse', { accordion: false }),
    tableGrid: layout('table-grid'),
    table: layout('jnpf-table', { disabled: false, actionText: words.addRow, addType: 0, showSummary: false, summaryField: [] }),
  };
}
const BEGINS = beginsIn(CHINESE);

const LAYOUTS: ReadonlySet<KindName> = new Set(['row', 'card', 'tab', 'collapse', 'tableGrid', 'table']);
const camel = (name: string): string =>
  name.startsWith('__') ? name : name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Members as a dialect writes them: from 3.6 on without hyphens, options and their names at the control itself. */
function inDialect(own: JsonObject, config: JsonObject, dialect: DesignDialect): { readonly own: JsonObject; readonly config: JsonObject } {
  if (dialect === 'old') return { own, config };
  const { __slot__: slot, ...members } = own;
  const { props, ...settings } = config;
  const { options: all, prepend, append } = (slot ?? {}) as JsonObject;
  return {
    own: {
      ...Object.fromEntries(Object.entries(members).map(([name, value]) => [camel(name), value])),
      ...(all !== undefined && { options: all }),
      ...(prepend !== undefined && { addonBefore: prepend, addonAfter: append }),
      ...(props !== undefined && { props }),
    },
    config: settings,
  };
}

/** An item of a layout that takes no controls itself: a tab, a fold, a row of cells or a cell. */
export const newItem = (name: string, title: string, at: number, children: readonly Json[] = []): JsonObject =>
  name.startsWith('tableGrid')
    ? { __config__: { jnpfKey: name, children, ...(name === 'tableGridTd' && { colspan: 1, rowspan: 1, merged: false }) } }
    : { title, name: `p${at + 1}`, __config__: { jnpfKey: name, children } };

/** Items of a layout at first: two tabs, two folds, two rows of two cells. */
function firstItems(kind: KindName, label: string, words: FirstWords): readonly Json[] | null {
  const two = (name: string, title = label, within?: () => readonly Json[]) =>
    [0, 1].map((at) => newItem(name, `${title} ${at + 1}`, at, within?.() ?? []));
  if (kind === 'tab') return two('tabItem', words.tab);
  if (kind === 'collapse') return two('collapseItem', words.fold);
  return kind === 'tableGrid' ? two('tableGridTr', label, () => two('tableGridTd')) : null;
}

/** A new control of a kind, in the keys of a dialect. @source wire-facts §17.1 @source designer Appendix D */
export function newControl({ kind, key, label, number, dialect, span, table, words = CHINESE }: NewControl): JsonObject {
  const begin = (words === CHINESE ? BEGINS : beginsIn(words))[kind];
  const items = firstItems(kind, label, words);
  const { own, config } = inDialect(begin.own ?? {}, begin.config ?? {}, dialect);
  const settings: JsonObject = {
    jnpfKey: nameOfKind(kind, dialect),
    label,
    tipLabel: '',
    showLabel: true,
    tag: begin.tag,
    required: false,
    layout: LAYOUTS.has(kind) ? 'rowFormItem' : 'colFormItem',
    span: span ?? begin.span ?? (KINDS[kind].value === 'none' ? WHOLE : HALF),
    dragDisabled: false,
    visibility: ['pc', 'app'],
    noShow: false,
    regList: [],
    trigger: 'blur',
    formId: number,
    ...config,
    ...(items && { children: items }),
    ...(kind === 'table' && { tableName: key }),
    ...(table !== undefined && { isSubTable: true, parentVModel: table, relationTable: table }),
  };
  const titled = kind === 'card' ? withMember(own, 'header', label) : kind === 'groupTitle' ? withMember(own, 'content', label) : own;
  return { ...(hasKey(kind) && { __vModel__: key }), ...titled, __config__: settings };
}
