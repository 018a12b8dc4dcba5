/** A control of a form of the seed. */
interface Control {
  readonly __vModel__?: string;
  readonly __config__: Readonly<Record<string, unknown>>;
  readonly [member: string]: unknown;
}

const control = (jnpfKey: string, vModel: string, label: string, more: Readonly<Record<string, unknown>> = {}): Control => ({
  __vModel__: vModel,
  __config__: { jnpfKey, label, tag: `jnpf-${jnpfKey}`, layout: 'colFormItem', span: 12, required: false },
  ...more,
});
const group = (content: string): Control => ({
  __config__: { jnpfKey: 'groupTitle', label: '分组标题', tag: 'jnpf-group-title', layout: 'colFormItem', span: 24 },
  content,
});
const input = (vModel: string, label: string) => control('comInput', vModel, label);
const area = (vModel: string, label: string) => control('textarea', vModel, label);
const amount = (vModel: string, label: string) =>
  control('numInput', vModel, label, { precision: 2, thousands: true, isAmountChinese: true, __slot__: { append: '元' } });
const count = (vModel: string, label: string, append = '') =>
  control('numInput', vModel, label, { ...(append && { __slot__: { append } }) });
const figure = (vModel: string, label: string, precision: number) => control('numInput', vModel, label, { precision, thousands: true });
const moment = (vModel: string, label: string) => control('date', vModel, label, { type: 'datetime', format: 'yyyy-MM-dd HH:mm' });
const span = (vModel: string, label: string) => control('dateRange', vModel, label, { type: 'datetimerange', format: 'yyyy-MM-dd HH:mm' });
const choice = (vModel: string, label: string, ...options: readonly (readonly [string, string])[]) =>
  control('select', vModel, label, { __slot__: { options: options.map(([id, fullName]) => ({ id, fullName })) } });
const files = (vModel: string, label: string) => control('uploadFz', vModel, label, { fileSize: 10, sizeUnit: 'MB', limit: 9 });
const table = (vModel: string, label: string, children: readonly Control[], summaryField: readonly string[]): Control => ({
  __vModel__: vModel,
  __config__: { jnpfKey: 'table', label, tag: 'jnpf-table', layout: 'rowFormItem', span: 24, children },
  showSummary: summaryField.length > 0,
  summaryField,
});

const LANES = [
  ['lane1', '第一车道'],
  ['lane2', '第二车道'],
  ['shoulder', '应急车道'],
] as const;

/** The forms of the kinds of flow, by the code of the flow. */
const FORMS: Readonly<Record<string, readonly Control[]>> = {
  laneClosure: [
    group('施工信息'),
    input('route', '路线'),
    input('stakes', '桩号范围'),
    choice('lane', '占用车道', ...LANES),
    input('work', '作业内容'),
    span('plan', '计划时间'),
    count('people', '作业人数', '人'),
    input('safety', '安全负责人'),
    amount('budget', '预算金额'),
    group('作业车辆'),
    table(
      'vehicles',
      '作业车辆',
      [
        input('plate', '车牌号'),
        input('kind', '车型'),
        input('driver', '驾驶员'),
        moment('arrival', '进场时间'),
        figure('load', '核载（吨）', 1),
      ],
      ['load'],
    ),
    files('files', '附件'),
  ],
  maintenanceOrder: [
    group('工单信息'),
    input('place', '养护路段'),
    input('stakes', '桩号'),
    choice('defect', '病害类型', ['pothole', '坑槽'], ['drain', '排水沟淤塞'], ['joint', '伸缩缝破损'], ['rail', '护栏变形']),
    span('plan', '计划工期'),
    area('note', '作业说明'),
    group('工程量'),
    table(
      'works',
      '工程量',
      [
        input('item', '项目'),
        input('unit', '单位'),
        figure('amount', '数量', 2),
        figure('price', '单价（元）', 2),
        figure('sum', '金额（元）', 2),
      ],
      ['sum'],
    ),
    files('files', '附件'),
  ],
  materialRequest: [
    group('领用信息'),
    input('store', '领用仓库'),
    input('use', '用途'),
    moment('needed', '需用时间'),
    group('物资明细'),
    table(
      'items',
      '物资明细',
      [input('item', '物资名称'), input('model', '规格型号'), input('unit', '单位'), figure('amount', '数量', 0)],
      ['amount'],
    ),
    files('files', '附件'),
  ],
  damageClaim: [
    group('案件信息'),
    input('place', '事故地点'),
    moment('happened', '事故时间'),
    input('party', '当事人'),
    amount('claim', '赔补偿金额'),
    area('note', '损坏情况'),
    files('files', '附件'),
  ],
};

/** Controls of every other kind of flow. */
const PLAIN: readonly Control[] = [
  group('申请信息'),
  input('subject', '事项'),
  input('place', '地点'),
  moment('when', '时间'),
  area('note', '说明'),
  files('files', '附件'),
];

/** The design of the form of a kind of flow, as the JSON of `propertyJson`. */
export const designOf = (enCode: string): string =>
  JSON.stringify({
    formRef: 'elForm',
    formModel: 'dataForm',
    size: 'small',
    labelPosition: 'right',
    labelWidth: 100,
    popupType: 'fullScreen',
    gutter: 15,
    disabled: false,
    span: 24,
    fields: FORMS[enCode] ?? PLAIN,
  });
