import type { Control, FormSpec, Part } from '../../grammar/index.ts';
import type { FormSurroundings } from '../../render/index.ts';
import type { RecordAt } from '../../readers/index.ts';
import type { ArrivingRecord, ViewedRecord } from '../types.ts';

const control = <Kind extends Control['kind']>(
  kind: Kind,
  field: string,
  label: string,
  more: Partial<Extract<Control, { kind: Kind }>> = {},
): Extract<Control, { kind: Kind }> => ({ part: 'control', kind, field, label, ...more }) as unknown as Extract<Control, { kind: Kind }>;

const GRADES = [
  { id: 'normal', label: '一般' },
  { id: 'urgent', label: '紧急' },
];

const material: Part = control('table', 'materials', '材料与人工', {
  add: '添加一行',
  columns: [
    control('text', 'name', '名称'),
    control('text', 'unit', '单位'),
    control('number', 'count', '数量', { precision: 3 }),
    control('number', 'price', '单价（元）', { precision: 2 }),
    {
      ...control('calculate', 'amount', '金额（元）', { expression: ['count', '×', 'price'], precision: 2, hasThousands: true }),
      isSummed: true,
    },
  ],
});

/** A work order: most kinds of fields, rows with a sum, a related asset. */
export const ORDER: FormSpec = {
  parts: [
    {
      part: 'section',
      title: '基本信息',
      parts: [
        {
          part: 'row',
          parts: [control('text', 'asset', '路产设施', { opens: { of: 'asset', id: 'asset_id' } }), control('text', 'stake', '桩号')],
        },
        control('choice', 'grade', '等级', { options: { from: 'static', options: GRADES } }),
        control('choice', 'lanes', '占用车道', {
          isMany: true,
          options: { from: 'static', options: ['超车道', '行车道', '应急车道'].map((label) => ({ id: label, label })) },
        }),
        control('date', 'due', '计划完工'),
        control('timeRange', 'window', '作业时段'),
        control('switch', 'isNight', '夜间施工', { onText: '夜间', offText: '白天' }),
        control('text', 'nightLead', '夜间负责人', { shown: { field: 'isNight', is: [true] } }),
        control('rate', 'quality', '验收评分'),
        control('color', 'mark', '标记颜色'),
        control('number', 'budget', '预算金额', { precision: 2, hasThousands: true, prefix: '¥', hasCapital: true }),
        control('text', 'approval', '批复文号'),
      ],
    },
    { part: 'section', title: '明细', parts: [material] },
    {
      part: 'section',
      title: '说明',
      parts: [
        control('html', 'plan', '施工方案'),
        control('text', 'note', '备注', { rows: 4 }),
        { part: 'barcode', label: '工单条码', text: { from: 'field', field: 'code' } },
      ],
    },
    control('text', 'code', '工单编码'),
  ],
};

export const ORDER_VALUES = {
  code: 'WO20260315',
  asset: '混凝土护栏 K21+130',
  asset_id: 'a2',
  stake: 'K98+500',
  grade: 'urgent',
  lanes: ['行车道', '应急车道'],
  due: '2026-03-15',
  window: ['22:00', '05:30'],
  isNight: true,
  nightLead: '林志远',
  quality: 4,
  mark: '#c62828',
  budget: '40982.00',
  approval: '',
  materials: [
    { name: '沥青混凝土 AC-13C', unit: '立方米', count: '42.5', price: '586', amount: '24905' },
    { name: '波形梁护栏板 三波', unit: '延米', count: '18', price: '412.5', amount: '7425' },
    { name: '养护人工 夜间', unit: '工日', count: '16', price: '320.25', amount: '5124' },
  ],
  plan: '<p><strong>交通组织</strong></p><p>封闭<strong>行车道</strong>，保留超车道通行。</p><ul><li>锥桶间距 5 米</li><li>防撞缓冲车一台</li></ul>',
  note: '夜间施工，22:00 前完成布控。\n雨天顺延。',
};

const ASSET: FormSpec = {
  parts: [
    control('text', 'name', '名称'),
    control('text', 'maker', '生产厂家'),
    control('text', 'unit', '养护单位', { opens: { of: 'unit', id: 'unit_id' } }),
    control('date', 'built', '安装日期'),
  ],
};
const UNIT: FormSpec = {
  parts: [
    control('text', 'name', '名称'),
    control('text', 'last', '最近工单', { opens: { of: 'order', id: 'last_id' } }),
    control('text', 'phone', '电话'),
  ],
};

export const order: ViewedRecord = {
  title: '桥面铺装修复 K98+500',
  spec: ORDER,
  values: ORDER_VALUES,
  changes: { createdBy: '何俊杰', createdAt: '2026-03-01 09:12', changedBy: '林志远', changedAt: '2026-03-08 16:40' },
};

const asset: ViewedRecord = {
  title: '混凝土护栏 K21+130',
  spec: ASSET,
  values: { name: '混凝土护栏 K21+130', maker: '云望交通设施厂', unit: '恒通路桥工程', unit_id: 'u1', built: '2019-06-20' },
};
const unit: ViewedRecord = {
  title: '恒通路桥工程',
  spec: UNIT,
  values: { name: '恒通路桥工程', last: '桥面铺装修复 K98+500', last_id: 'WO20260315', phone: '028-8555 0123' },
};

const arriving = (record: ViewedRecord): ArrivingRecord => ({ kind: 'here', record });
const RELATED: Readonly<Record<string, ArrivingRecord>> = {
  'asset a2': arriving(asset),
  'unit u1': arriving(unit),
  'order WO20260315': arriving(order),
};
const GONE: ArrivingRecord = { kind: 'notFound' };

const nobody = () => {
  throw new Error('[kit] The example has no such field');
};
/** Surroundings of the examples: nothing of theirs is chosen from a feed. */
export const exampleSurroundings: FormSurroundings = { useOptions: nobody, usePicker: nobody, useUploads: nobody };

/** Place of the order among records. */
export const ORDER_AT: RecordAt = { of: 'order', id: 'WO20260315' };
/** Records that are there at once. */
export const useExampleRecord = ({ of, id }: RecordAt): ArrivingRecord => RELATED[`${of} ${id}`] ?? GONE;
