import { area, choice, control, day, fromDictionary, fromInterface, images, number, system, table, text, toggle } from './controls.ts';
import { pick } from './ids.ts';
import type { DesignSeed } from './types.ts';
import { STAKE_RULE, stakeOf } from './asset.ts';

const ITEMS = [
  ['surface', '路面'],
  ['rail', '护栏'],
  ['sign', '标志标线'],
  ['drain', '排水'],
  ['green', '绿化'],
] as const;
/** Records of the assets that rounds name. */
const ASSETS = 60;
const DAY_MS = 86_400_000;

/** A round on the road, and what was found on it. */
/** Looks of the list: poor roads and bad weather stand out. */
const LOOKS = {
  afterOnload: { func: '', name: '表格数据渲染' },
  rowStyle: { func: "({ row }) => (row.quality < 3 ? { fontWeight: 'bold' } : {})", name: '表格行样式' },
  cellStyle: {
    func: "({ row, column }) => { if (column.property === 'weather' && (row.weather === '大雾' || row.weather === '大雨')) { return { background: '#fdf6ec' }; } if (column.property === 'quality' && row.quality < 3) { return { background: '#fef0f0' }; } return {}; }",
    name: '单元格样式',
  },
};

export const patrol: DesignSeed = {
  count: 45,
  fields: (ids) => [
    text('title', '巡查主题', { config: { required: true } }),
    day('date', '巡查日期', { config: { required: true, defaultCurrent: true, endTimeRule: true, endTimeType: 3, endTimeTarget: 1 } }),
    control('time', 'start', '出发时间', { format: 'HH:mm', 'value-format': 'HH:mm', config: { defaultCurrent: true } }),
    control('timeRange', 'shift', '当班时段', { format: 'HH:mm', 'value-format': 'HH:mm' }),
    fromInterface('treeSelect', 'section', '管养路段', ids.dataInterface('road.section'), { multiple: false }),
    fromInterface('select', 'weather', '天气', ids.dataInterface('road.weather')),
    choice('checkbox', 'items', '巡查内容', ITEMS, { optionType: 'button', config: { span: 24 } }),
    control('relationForm', 'asset', '重点设施', {
      modelId: ids.model('assetLedger'),
      relationField: 'name',
      columnOptions: [
        { value: 'code', label: '设施编号' },
        { value: 'name', label: '设施名称' },
        { value: 'stake', label: '桩号' },
      ],
      hasPage: true,
      pageSize: 20,
      popupType: 'dialog',
      popupTitle: '选择设施',
      popupWidth: '800px',
      clearable: true,
    }),
    control('relationFormAttr', 'assetStake', '设施桩号', {
      relationField: 'asset_jnpfTable_0',
      showField: 'stake',
      config: { isStorage: 1 },
      isStorage: 1,
    }),
    control('relationFormAttr', 'assetState', '设施状态', {
      relationField: 'asset_jnpfTable_0',
      showField: 'condition',
      config: { isStorage: 2 },
      isStorage: 2,
    }),
    control('rate', 'quality', '路况评分', { max: 5, 'allow-half': true }),
    control('userSelect', 'officers', '巡查人员', { selectType: 'all', multiple: true, config: { defaultCurrent: true } }),
    toggle('urgent', '需要应急处置'),
    table(
      'findings',
      '发现问题',
      [
        fromDictionary('select', 'damage', '损坏项目', ids.category('asset.damage'), { config: { required: true } }, 'enCode'),
        text('stake', '桩号', { config: { regList: [STAKE_RULE] } }),
        number('count', '数量', 0, { min: 1, config: { required: true, defaultValue: 1 } }),
        fromInterface('select', 'level', '严重程度', ids.dataInterface('road.incident.level')),
        text('note', '说明'),
      ],
      { showSummary: true, summaryField: ['count'] },
    ),
    images('photos', '照片'),
    area('remark', '处置意见'),
    system('createUser', 'creator', '填报人'),
    system('createTime', 'createdAt', '填报时间'),
  ],
  form: () => ({ popupType: 'general', generalWidth: '1000px' }),
  list: () => ({
    columns: [
      'title',
      'date',
      'start',
      'section',
      'weather',
      'items',
      'asset',
      'quality',
      'officers',
      'findings-damage',
      'findings-stake',
      'findings-count',
      'createdAt',
    ],
    filters: ['title', 'date', 'section', 'weather', 'quality', 'officers'],
    buttons: ['add', 'download', 'upload', 'batchRemove'],
    look: { title: { fixed: 'left', width: 200 }, date: { sortable: true } },
    more: { childTableStyle: 2, defaultSidx: 'date', sort: 'desc', funcs: LOOKS },
  }),
  record: (ids, index) => ({
    title: `${pick(['上行', '下行', '枢纽匝道', '隧道群'], index, 3)}日常巡查 ${stakeOf(index * 3)}`,
    date: Date.parse('2026-11-19T00:00:00+08:00') - index * DAY_MS,
    start: `${String(7 + (index % 4)).padStart(2, '0')}:${index % 2 === 0 ? '30' : '05'}`,
    shift: ['08:00', '16:00'],
    section: pick(['S26.1', 'S26.2', 'G5.1', 'G5.2', 'S31.1'], index, 3),
    weather: String(1 + (index % 5)),
    items: ITEMS.filter((_, place) => (index + place) % 3 !== 0).map(([id]) => id),
    asset: index % 4 === 3 ? '' : ids.record('assetLedger', (index * 3) % ASSETS),
    quality: 2.5 + (index % 6) / 2,
    officers: [pick(ids.people, index, 3), pick(ids.people, index + 4, 7)],
    urgent: index % 9 === 0 ? 1 : 0,
    findings: Array.from({ length: index % 4 }, (_, place) => ({
      damage: pick(ids.entries('asset.damage'), index + place, 3)?.enCode ?? '',
      stake: stakeOf(index + place * 5),
      count: 1 + ((index + place) % 6),
      level: String(1 + ((index + place) % 3)),
      note: place === 0 ? '已设警示锥' : '',
    })),
    photos: [],
    remark: index % 5 === 0 ? '转养护所处置。' : '',
  }),
};
