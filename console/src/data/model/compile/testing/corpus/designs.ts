import { GROUPS } from './controls.ts';
import type { CorpusControl, Spelling } from './controls.ts';

export type Json = Readonly<Record<string, unknown>>;

/** A design of the corpus, as servers answer it, with a record of it. */
export interface CorpusDesign {
  readonly name: string;
  readonly form: Json;
  readonly list: Json;
  readonly record: Json;
  /** Kinds of its controls, in their order. */
  readonly kinds: readonly string[];
}

const camel = (key: string) => key.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const EVENT = '({ data, formData }) => {\n    // 在此编写代码\n}';
/** A design that has no need of the words of a spelling says with this one which it is. */
const marksOf = (spelling: Spelling): Json => (spelling === 'old' ? { __slot__: { prepend: '', append: '段' } } : { options: [] });

/** A control as its spelling writes it; null where that has none. */
export function written({ names, own = {}, config = {}, options }: CorpusControl, field: string, spelling: Spelling): Json | null {
  const jnpfKey = names[spelling === 'old' ? 0 : 1];
  if (jnpfKey === null) return null;
  const isNew = spelling === 'new';
  const { props, ...rest } = config as { readonly props?: unknown };
  return {
    __vModel__: field,
    __config__: {
      jnpfKey,
      label: `${field} ${jnpfKey}`,
      labelWidth: null,
      showLabel: true,
      tag: isNew ? `Jnpf${jnpfKey}` : `el-${jnpfKey}`,
      required: false,
      layout: 'colFormItem',
      span: 24,
      visibility: ['pc', 'app'],
      noShow: false,
      formId: 101,
      renderKey: 1_660_000_000_101,
      ...(options && { dataType: 'static' }),
      ...rest,
      ...(props !== undefined && !isNew && { props }),
    },
    on: { change: EVENT, blur: '' },
    style: { width: '100%' },
    placeholder: '请输入',
    clearable: true,
    ...(isNew ? Object.fromEntries(Object.entries(own).map(([key, value]) => [camel(key), value])) : own),
    ...(options && (isNew ? { options } : { __slot__: { options } })),
    ...(props !== undefined && isNew && { props }),
  };
}

/** A layout or another control without a value of its own. */
export const holder = (jnpfKey: string, children: readonly object[], own: Json = {}): Json => ({
  __config__: { jnpfKey, label: jnpfKey, layout: 'rowFormItem', span: 24, children },
  ...own,
});

const FORM: Json = {
  formRef: 'elForm',
  labelPosition: 'right',
  labelWidth: 100,
  popupType: 'general',
  generalWidth: '600px',
  gutter: 15,
  confirmButtonText: '确 定',
  idGlobal: 120,
  className: [],
  funcs: { onLoad: EVENT, beforeSubmit: '', afterSubmit: '' },
  'a-member-of-tomorrow': { deep: [1, null, { more: '' }] },
};

const SHAPES = [1, 2, 3, 4, 5];

/** A list with a column, a filter and a condition for each control. */
function listOf(controls: readonly Json[], at: number): Json {
  const all = controls.map((control) => {
    const { jnpfKey, label } = control['__config__'] as Json;
    return { ...control, prop: control['__vModel__'], label, jnpfKey, id: control['__vModel__'] };
  });
  return {
    type: SHAPES[at % SHAPES.length],
    groupField: all[0]?.prop,
    hasSuperQuery: true,
    hasPage: true,
    pageSize: 20,
    defaultSidx: '',
    sort: 'desc',
    columnList: all.map((one) => ({ ...one, fixed: 'none', align: 'left', width: at % 2 === 0 ? null : '120', sortable: true })),
    searchList: all.map((one, index) => ({ ...one, value: '', searchType: (index % SHAPES.length) + 1, searchMultiple: index % 2 === 1 })),
    columnOptions: all,
    btnsList: [
      { value: 'add', icon: 'i', label: '新增' },
      { value: 'fly', label: '' },
    ],
    columnBtnsList: [{ value: 'edit', icon: 'i', label: '编辑' }],
    customBtnsList: [{ value: 'own', label: '自定', event: { btnType: 2, func: EVENT } }],
    funcs: { afterOnload: { func: EVENT, name: '' }, rowStyle: EVENT, cellStyle: '' },
  };
}

function designOf(
  name: string,
  spelling: Spelling,
  fields: readonly object[],
  controls: readonly CorpusControl[],
  placed: readonly Json[],
  at: number,
) {
  const record = Object.fromEntries(
    placed.flatMap((one, index) => (controls[index]?.value === undefined ? [] : [[String(one['__vModel__']), controls[index].value]])),
  );
  return {
    name: `${name}, ${spelling}`,
    form: {
      ...FORM,
      fields: [...fields, { __vModel__: 'mark', ...marksOf(spelling), __config__: { jnpfKey: 'textarea', label: 'mark' } }],
    },
    list: listOf(placed, at),
    record,
    kinds: [...controls.map(({ kind }) => kind), 'text'],
  };
}

/** Controls of a group that a spelling has. */
const had = (controls: readonly CorpusControl[], spelling: Spelling) =>
  controls.filter(({ names }) => names[spelling === 'old' ? 0 : 1] !== null);
const place = (controls: readonly CorpusControl[], spelling: Spelling) =>
  controls.map((control, at) => written(control, `corpus${at}`, spelling)).filter((one) => one !== null);

const panels = (of: readonly Json[]) =>
  of.map((one, at) => ({ title: `T${at}`, name: `t${at}`, __config__: { children: [one] }, __pane__: at }));
/** Layouts, with what stands in each of them. @source forms §3 */
const LAYOUTS: Readonly<Record<string, (inside: readonly Json[]) => Json>> = {
  row: (inside) => holder('row', inside),
  card: (inside) => holder('card', inside, { header: '卡片', shadow: 'always' }),
  tabs: (inside) => holder('tab', panels(inside), { active: 't0', type: 'border-card' }),
  folds: (inside) => holder('collapse', panels(inside), { active: ['t1'], accordion: true }),
  grid: (inside) =>
    holder('tableGrid', [
      holder(
        'tableGridTr',
        inside.map((one) => holder('tableGridTd', [one], { __merged__: false })),
      ),
      holder('tableGridTr', [{ __config__: { jnpfKey: 'tableGridTd', merged: true, colspan: 1, rowspan: 1, children: [] } }]),
    ]),
};

/** Parts without a value. @source forms §3 */
const DISPLAYS: readonly Json[] = [
  { __config__: { jnpfKey: 'groupTitle', label: '' }, content: '基本信息', 'content-position': 'left' },
  { __config__: { jnpfKey: 'divider', label: '' }, content: '' },
  { __config__: { jnpfKey: 'text', label: '' }, content: '说明', textStyle: { color: '#f00' } },
  { __config__: { jnpfKey: 'alert', label: '' }, title: '注意', type: 'warning', closable: false },
  { __config__: { jnpfKey: 'link', label: '' }, content: '外部', href: 'https://example.com', target: '_blank' },
  { __config__: { jnpfKey: 'button', label: '' }, buttonText: '计算', on: { click: EVENT } },
  { __config__: { jnpfKey: 'iframe', label: '地图' }, href: 'https://example.com/map', height: 300 },
  { __config__: { jnpfKey: 'qrcode', label: '码' }, dataType: 'static', staticText: 'x', width: 100, colorDark: '#000' },
  { __config__: { jnpfKey: 'barcode', label: '码' }, dataType: 'relation', relationField: 'corpus0', format: 'code128', height: '40' },
];

/** A sub-table with every control that may be a column of one. */
function tableOf(spelling: Spelling): Json {
  const cells = had(Object.values(GROUPS).flat(), spelling).filter(({ isCell }) => isCell);
  const columns = cells.map((control, at) => {
    const one = written(control, `c${at}`, spelling) as Json;
    return { ...one, __config__: { ...(one['__config__'] as Json), isSubTable: true, parentVModel: 'corpus0', columnWidth: 160 } };
  });
  const sums = cells.flatMap(({ kind }, at) => (kind === 'number' ? [`c${at}`] : []));
  return {
    ...holder('table', columns, { actionText: '新增', addType: 0, showSummary: true, summaryField: sums }),
    __vModel__: 'corpus0',
  };
}
const row = (spelling: Spelling): Json =>
  Object.fromEntries(
    had(Object.values(GROUPS).flat(), spelling)
      .filter(({ isCell }) => isCell)
      .map(({ value }, at) => [`c${at}`, value]),
  );

const INSIDE = [...(GROUPS['texts'] ?? []).slice(0, 2), ...(GROUPS['numbers'] ?? []).slice(0, 1)];
const SPELLINGS: readonly Spelling[] = ['old', 'new'];

/** Every control and layout in both spellings. */
export const CORPUS: readonly CorpusDesign[] = SPELLINGS.flatMap((spelling) => [
  ...Object.entries(GROUPS).map(([name, all], at) => {
    const controls = had(all, spelling);
    const placed = place(controls, spelling);
    return designOf(name, spelling, placed, controls, placed, at);
  }),
  ...Object.entries(LAYOUTS).map(([name, around], at) => {
    const placed = place(INSIDE, spelling);
    return designOf(name, spelling, [around(placed)], INSIDE, placed, at);
  }),
  designOf(
    'displays',
    spelling,
    [...DISPLAYS, ...place(INSIDE.slice(0, 1), spelling)],
    INSIDE.slice(0, 1),
    place(INSIDE.slice(0, 1), spelling),
    0,
  ),
  designOf(
    'table',
    spelling,
    [tableOf(spelling)],
    [{ names: ['table', 'table'], kind: 'table', value: [row(spelling), { ...row(spelling), of: 'tomorrow' }] }],
    [tableOf(spelling)],
    1,
  ),
]);
