import {
  area,
  billNumber,
  choice,
  control,
  display,
  files,
  fromDictionary,
  minute,
  money,
  number,
  system,
  table,
  tabs,
  text,
} from './controls.ts';
import { pick } from './ids.ts';
import { STAKE_RULE, stakeOf } from './asset.ts';
import type { DesignSeed } from './types.ts';

const PHONE = { pattern: '/^1[3-9]\\d{9}$/', message: '请输入正确的手机号码' };
const HOUR_MS = 3_600_000;

/** Damage that somebody pays for. */
export const claim: DesignSeed = {
  count: 38,
  fields: (ids) => [
    tabs(
      [
        '案件信息',
        [
          billNumber('number', '案件编号', 'damage.claim'),
          text('place', '事故地点', { config: { required: true } }),
          text('stake', '桩号', { config: { regList: [STAKE_RULE] } }),
          minute('happened', '事故时间', { config: { required: true, endTimeRule: true, endTimeType: 3, endTimeTarget: 5 } }),
          text('party', '当事人', { config: { required: true } }),
          text('phone', '联系电话', { config: { regList: [PHONE] } }),
          text('plate', '车牌号'),
          fromDictionary('select', 'source', '线索来源', ids.category('incident.source')),
        ],
      ],
      [
        '损失清单',
        [
          table(
            'items',
            '损失明细',
            [
              fromDictionary('select', 'damage', '损坏项目', ids.category('asset.damage'), { config: { required: true } }, 'enCode'),
              number('count', '数量', 2, { min: 0, config: { required: true } }),
              number('price', '单价（元）', 2, { min: 0, config: { required: true } }),
              control('calculate', 'sum', '金额（元）', {
                expression: ['items-count', '*', 'items-price'],
                precision: 2,
                thousands: true,
                config: { isStorage: 2 },
                isStorage: 2,
              }),
              text('note', '备注'),
            ],
            { showSummary: true, summaryField: ['count', 'sum'], thousandsField: ['sum'] },
          ),
          money('rescue', '清障费用'),
          control('calculate', 'total', '赔补偿合计', {
            expression: ['items-sum', '+', 'rescue'],
            precision: 2,
            thousands: true,
            isAmountChinese: true,
            config: { isStorage: 2 },
            isStorage: 2,
          }),
          choice('radio', 'way', '结案方式', [
            ['paid', '现场赔付'],
            ['insured', '保险理赔'],
            ['court', '诉讼'],
          ]),
        ],
      ],
      ['勘查与附件', [control('editor', 'report', '勘查报告', { config: { span: 24 } }), files('files', '附件'), area('note', '备注')]],
    ),
    display('link', '赔补偿标准', { content: '路产损坏赔补偿标准', href: '/manual/index.html', target: '_blank' }),
    system('createUser', 'creator', '经办人'),
    system('createTime', 'createdAt', '立案时间'),
  ],
  form: (ids) => ({ popupType: 'fullScreen', hasPrintBtn: true, printId: ids.print('asset.compensation'), printButtonText: '打 印' }),
  list: (ids) => ({
    columns: [
      'number',
      'place',
      'stake',
      'happened',
      'party',
      'plate',
      'total',
      'way',
      'items-damage',
      'items-count',
      'items-sum',
      'creator',
    ],
    filters: ['number', 'place', 'party', 'happened', 'total', 'way', 'creator'],
    buttons: ['add', 'download', 'batchRemove', 'batchPrint'],
    look: {
      number: { fixed: 'left', width: 160, sortable: true },
      happened: { sortable: true, width: 150 },
      total: { sortable: true, width: 140 },
    },
    more: {
      printIds: [ids.print('asset.compensation')],
      defaultSidx: 'happened',
      sort: 'desc',
      showSummary: true,
      summaryField: ['total'],
      thousands: true,
      thousandsField: ['total'],
    },
  }),
  record: (ids, index) => {
    const items = Array.from({ length: 1 + (index % 3) }, (_, place) => {
      const count = 1 + ((index + place * 2) % 9);
      const price = 80 + ((index * 131 + place * 57) % 900) + 0.5;
      return {
        damage: pick(ids.entries('asset.damage'), index + place, 5)?.enCode ?? '',
        count,
        price,
        sum: Math.round(count * price * 100) / 100,
        note: '',
      };
    });
    const rescue = index % 4 === 0 ? 480 : 0;
    return {
      number: `LZPC202610${String(index + 1).padStart(3, '0')}`,
      place: `S26 云望高速${pick(['上行', '下行'], index, 1)} ${stakeOf(index)}`,
      stake: stakeOf(index),
      happened: Date.parse('2026-11-18T22:10:00+08:00') - index * 31 * HOUR_MS,
      party: pick(['周德海', '秦建国', '冯丽娟', '重庆顺达货运有限公司', '蒋文涛'], index, 3),
      phone: `138${String(26_100_000 + index * 7919).slice(0, 8)}`,
      plate: `渝A·${String.fromCodePoint(65 + (index % 20))}${String(10_000 + index * 137).slice(0, 4)}`,
      source: pick(ids.entries('incident.source'), index, 3)?.id ?? '',
      items,
      rescue,
      total: Math.round((items.reduce((sum, each) => sum + each.sum, 0) + rescue) * 100) / 100,
      way: pick(['paid', 'insured', 'insured', 'court'], index, 3),
      report: '<p>护栏板变形，立柱倾斜，<strong>已拍照取证</strong>。</p>',
      files: [],
      note: '',
    };
  },
};
