/** A control of a design of the seed, in the keys of 3.4. */
export interface Control {
  readonly __vModel__?: string;
  readonly __config__: Readonly<Record<string, unknown>> & { readonly jnpfKey: string; readonly children?: readonly Control[] };
  readonly [member: string]: unknown;
}

/** Members of a control; those of `config` stand in `__config__`. */
export interface More {
  readonly config?: Readonly<Record<string, unknown>>;
  readonly [member: string]: unknown;
}

const ROW_ITEMS = new Set(['card', 'row', 'tab', 'collapse', 'tableGrid', 'tableGridTr', 'tableGridTd', 'table']);

const build = (jnpfKey: string, label: string, { config, ...members }: More): Control => ({
  ...members,
  __config__: {
    jnpfKey,
    label,
    tipLabel: '',
    showLabel: true,
    tag: `jnpf-${jnpfKey}`,
    required: false,
    layout: ROW_ITEMS.has(jnpfKey) ? 'rowFormItem' : 'colFormItem',
    span: ROW_ITEMS.has(jnpfKey) ? 24 : 12,
    dragDisabled: false,
    visibility: ['pc', 'app'],
    noShow: false,
    regList: [],
    trigger: 'blur',
    ...config,
  },
});

/** A control that has a value. */
export const control = (jnpfKey: string, key: string, label: string, more: More = {}): Control => ({
  __vModel__: key,
  ...build(jnpfKey, label, more),
});
/** A part that only shows something. */
export const display = (jnpfKey: string, label: string, more: More = {}): Control =>
  build(jnpfKey, label, { ...more, config: { span: 24, ...more.config } });

export const text = (key: string, label: string, more: More = {}) =>
  control('comInput', key, label, { placeholder: `请输入${label}`, clearable: true, maxlength: 50, ...more });
export const area = (key: string, label: string, more: More = {}) =>
  control('textarea', key, label, { autosize: { minRows: 4, maxRows: 4 }, ...more, config: { span: 24, ...more.config } });
export const number = (key: string, label: string, precision = 0, more: More = {}) =>
  control('numInput', key, label, { step: 1, precision, thousands: precision > 0, ...more });
export const money = (key: string, label: string, more: More = {}) =>
  number(key, label, 2, { min: 0, isAmountChinese: true, __slot__: { append: '元' }, ...more });
export const toggle = (key: string, label: string, more: More = {}) =>
  control('switch', key, label, { 'active-value': 1, 'inactive-value': 0, ...more, config: { defaultValue: 0, ...more.config } });
export const day = (key: string, label: string, more: More = {}) =>
  control('date', key, label, { type: 'date', format: 'yyyy-MM-dd', 'value-format': 'timestamp', ...more });
export const minute = (key: string, label: string, more: More = {}) =>
  day(key, label, { type: 'datetime', format: 'yyyy-MM-dd HH:mm', ...more });
export const span = (key: string, label: string, more: More = {}) =>
  control('dateRange', key, label, { type: 'daterange', format: 'yyyy-MM-dd', 'value-format': 'timestamp', ...more });

const PROPS = { label: 'fullName', value: 'id' };
type Options = readonly (readonly [id: string, fullName: string])[];

/** A choice among options that stand in the design. */
export const choice = (jnpfKey: 'select' | 'radio' | 'checkbox', key: string, label: string, options: Options, more: More = {}) =>
  control(jnpfKey, key, label, {
    __slot__: { options: options.map(([id, fullName]) => ({ id, fullName })) },
    clearable: true,
    ...more,
    config: { dataType: 'static', props: PROPS, ...(jnpfKey === 'checkbox' && { defaultValue: [] }), ...more.config },
  });

/** A choice among the entries of a dictionary, kept by id or by code. */
export const fromDictionary = (jnpfKey: string, key: string, label: string, dictionaryType: string, more: More = {}, value = 'id') =>
  control(jnpfKey, key, label, {
    clearable: true,
    filterable: true,
    ...more,
    config: { dataType: 'dictionary', dictionaryType, props: { ...PROPS, value }, ...more.config },
  });

/** A choice among the rows of a data interface. */
export const fromInterface = (jnpfKey: string, key: string, label: string, propsUrl: string, more: More = {}) =>
  control(jnpfKey, key, label, {
    clearable: true,
    filterable: true,
    ...more,
    config: { dataType: 'dynamic', propsUrl, props: PROPS, templateJson: [], ...more.config },
  });

const FILES = { limit: 9, fileSize: 10, sizeUnit: 'MB', pathType: 'defaultPath', isAccount: 0, folder: '' };
export const files = (key: string, label: string, more: More = {}) =>
  control('uploadFz', key, label, {
    ...FILES,
    accept: '',
    buttonText: '点击上传',
    ...more,
    config: { span: 24, defaultValue: [], ...more.config },
  });
export const images = (key: string, label: string, more: More = {}) =>
  control('uploadImg', key, label, { ...FILES, accept: 'image/*', ...more, config: { span: 24, defaultValue: [], ...more.config } });

/** Written by the server: who and when, the organisation, the number of a rule. */
export const system = (jnpfKey: string, key: string, label: string, more: More = {}) =>
  control(jnpfKey, key, label, { readonly: true, placeholder: '系统自动生成', ...more });
export const billNumber = (key: string, label: string, rule: string) => system('billRule', key, label, { config: { rule } });

const holds = (jnpfKey: string, label: string, children: readonly Control[], more: More = {}): Control =>
  build(jnpfKey, label, { ...more, config: { children, ...more.config } });
export const card = (header: string, children: readonly Control[]) => holds('card', '卡片', children, { header, shadow: 'always' });
export const group = (content: string) => display('groupTitle', '分组标题', { content });

const panels = (
  jnpfKey: 'tab' | 'collapse',
  label: string,
  children: readonly (readonly [title: string, children: readonly Control[]])[],
  more: More,
) =>
  holds(
    jnpfKey,
    label,
    children.map(([title, inner], index) => ({ title, name: `p${index + 1}`, __config__: { jnpfKey: `${jnpfKey}Item`, children: inner } })),
    more,
  );
type Panels = readonly (readonly [title: string, children: readonly Control[]])[];
export const tabs = (...children: Panels) => panels('tab', '标签面板', children, { active: 'p1', 'tab-position': 'top', type: '' });
export const collapse = (...children: Panels) => panels('collapse', '折叠面板', children, { active: ['p1'], accordion: false });

/** A grid of cells with controls; a cell may reach over several. */
export const grid = (rows: readonly (readonly (readonly [cell: readonly Control[], colspan?: number])[])[]): Control =>
  holds(
    'tableGrid',
    '表格容器',
    rows.map((cells) =>
      holds(
        'tableGridTr',
        '行',
        cells.map(([inner, colspan = 1]) => holds('tableGridTd', '单元格', inner, { config: { colspan, rowspan: 1, merged: false } })),
      ),
    ),
  );

/** A sub-table. */
export const table = (key: string, label: string, children: readonly Control[], more: More = {}): Control => ({
  __vModel__: key,
  ...holds(
    'table',
    label,
    children.map((child) => ({ ...child, __config__: { ...child.__config__, isSubTable: true, parentVModel: key } })),
    { showSummary: false, summaryField: [], addType: 0, actionText: '新增', ...more },
  ),
});

/** The value of another control as a bar code. */
export const barcode = (label: string, relationField: string) =>
  display('barcode', label, {
    dataType: 'relation',
    relationField,
    staticText: '',
    format: 'code128',
    width: 4,
    height: 40,
    lineColor: '#000',
    background: '#fff',
  });
/** The record itself as a QR code, or a text. */
export const qrcode = (label: string, dataType: 'dynamic' | 'static', staticText = '') =>
  display('qrcode', label, { dataType, staticText, relationField: '', size: 100, colorDark: '#000', colorLight: '#fff' });
