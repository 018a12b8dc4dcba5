import {
  area,
  billNumber,
  choice,
  collapse,
  control,
  day,
  display,
  files,
  group,
  number,
  money,
  span,
  system,
  table,
  text,
} from './controls.ts';
import { pick } from './ids.ts';
import { stakeOf, STAKE_RULE } from './asset.ts';
import type { DesignSeed } from './types.ts';

const LANES = [
  ['lane1', '第一车道'],
  ['lane2', '第二车道'],
  ['shoulder', '应急车道'],
] as const;
const DAY_MS = 86_400_000;

/** A closure of the road for works, and what others may do beside it. */
export const permit: DesignSeed = {
  count: 24,
  fields: () => [
    group('施工信息'),
    billNumber('number', '审批号', 'lane.closure'),
    text('route', '路线', { config: { required: true } }),
    text('stakes', '起点桩号', { config: { required: true, regList: [STAKE_RULE] } }),
    choice('select', 'lane', '占用车道', LANES, {
      config: { required: true },
      on: { change: "({ data, setRequired }) => { setRequired('safety', data === 'lane1'); }", blur: '', click: '' },
    }),
    text('work', '作业内容', { config: { required: true, span: 24 } }),
    span('plan', '计划时间', { config: { required: true } }),
    number('people', '作业人数', 0, { min: 1, __slot__: { append: '人' } }),
    text('safety', '安全负责人'),
    money('budget', '预算金额'),
    collapse(
      [
        '作业车辆',
        [
          table(
            'vehicles',
            '作业车辆',
            [
              text('plate', '车牌号'),
              text('kind', '车型'),
              text('driver', '驾驶员'),
              day('arrival', '进场日期'),
              number('load', '核载（吨）', 1),
            ],
            {
              showSummary: true,
              summaryField: ['load'],
            },
          ),
        ],
      ],
      [
        '安全承诺',
        [
          display('alert', '提示', { title: '夜间作业须布设警示灯', type: 'warning', closable: false }),
          control('sign', 'sign', '负责人签名'),
          area('promise', '承诺'),
        ],
      ],
    ),
    files('files', '附件'),
    system('createUser', 'creator', '申请人'),
    system('createTime', 'createdAt', '申请时间'),
  ],
  form: () => ({
    popupType: 'fullScreen',
    funcs: {
      onLoad: "({ formData, setShowOrHide }) => { setShowOrHide('budget', formData.people > 0); }",
      beforeSubmit:
        '({ formData }) => { return new Promise((resolve, reject) => { if (formData.people > 200) { reject(); } else { resolve(); } }); }',
      afterSubmit: '',
    },
  }),
  list: () => ({
    columns: ['number', 'route', 'stakes', 'lane', 'work', 'plan', 'people', 'budget', 'creator', 'createdAt'],
    filters: ['route', 'lane', 'plan', 'people', 'creator'],
    several: ['lane'],
    buttons: ['add', 'download'],
    look: { number: { fixed: 'left', width: 150 } },
    more: {
      defaultSidx: 'createdAt',
      sort: 'desc',
      funcs: {
        afterOnload: { func: '', name: '' },
        rowStyle: { func: "({ row, rowIndex }) => { return row.lane === '应急车道' ? { color: 'red' } : {}; }", name: '表格行样式' },
        cellStyle: { func: '', name: '' },
      },
    },
  }),
  record: (_, index) => {
    const from = Date.parse('2026-11-24T08:00:00+08:00') - index * 2 * DAY_MS;
    return {
      number: `ZDZY202611${String(index + 1).padStart(3, '0')}`,
      route: `S26 云望高速 ${index % 2 === 0 ? '上行' : '下行'}`,
      stakes: stakeOf(index + 40),
      lane: pick(['lane1', 'lane2', 'shoulder'], index, 2),
      work: pick(['桥面铺装破损修复', '标线复划', '护栏更换', '排水沟清淤'], index, 3),
      plan: [from, from + 2 * DAY_MS],
      people: 6 + (index % 20),
      safety: '何俊杰 13800260002',
      budget: 18_000 + index * 3170,
      vehicles: [{ plate: `皖A·D73${10 + index}`, kind: '防撞缓冲车', driver: '王海涛', arrival: from, load: 12 }],
      sign: '',
      promise: '',
      files: [],
    };
  },
};
