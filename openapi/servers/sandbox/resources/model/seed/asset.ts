import {
  area,
  barcode,
  billNumber,
  card,
  choice,
  control,
  day,
  files,
  fromDictionary,
  grid,
  images,
  money,
  number,
  qrcode,
  system,
  text,
} from './controls.ts';
import { pick, type Ids } from './ids.ts';
import type { DesignSeed } from './types.ts';

export const STAKE_RULE = { pattern: '/^K\\d{1,4}\\+\\d{3}$/', message: '桩号格式应为 K12+300' };
const CONDITIONS = ['good', 'good', 'good', 'minor', 'moderate', 'severe'] as const;
const ROADS = ['S26 云望高速', 'G5 京昆高速石桥段', 'S31 双溪高速'] as const;
export const stakeOf = (index: number): string => `K${6 + ((index * 13) % 180)}+${String((index * 137) % 1000).padStart(3, '0')}`;
const DAY_MS = 86_400_000;

/** Things that belong to the road. */
export const asset: DesignSeed = {
  count: 64,
  fields: (ids: Ids) => [
    card('基本信息', [
      billNumber('code', '设施编号', 'asset.ledger'),
      text('name', '设施名称', { config: { required: true, unique: true } }),
      fromDictionary('cascader', 'kind', '设施类型', ids.category('asset.type'), {
        props: { props: { multiple: false } },
        'show-all-levels': true,
        config: { required: true },
      }),
      fromDictionary('select', 'condition', '完好状态', ids.category('asset.condition'), {}, 'enCode'),
      choice(
        'radio',
        'road',
        '所在路线',
        ROADS.map((road) => [road.split(' ')[0] ?? road, road] as const),
      ),
      text('stake', '桩号', { placeholder: 'K12+300', config: { regList: [STAKE_RULE] } }),
      control('address', 'region', '行政区划', { level: 2, multiple: false }),
      day('builtOn', '建成日期', { config: { endTimeRule: true, endTimeType: 3, endTimeTarget: 1 } }),
      money('price', '资产原值'),
      control('depSelect', 'department', '管养部门', { selectType: 'all', multiple: false }),
      control('userSelect', 'keeper', '责任人', { selectType: 'all', multiple: false }),
    ]),
    grid([
      [[[number('length', '长度', 2, { __slot__: { append: 'm' } })]], [[number('width', '宽度', 2, { __slot__: { append: 'm' } })]]],
      [[[text('maker', '生产厂家')]], [[number('guarantee', '质保年限', 0, { min: 0, max: 50 })]]],
      [[[area('note', '技术说明')], 2]],
    ]),
    images('photos', '现场照片'),
    files('drawings', '图纸'),
    barcode('设施条码', 'code'),
    qrcode('设施二维码', 'dynamic'),
    system('createUser', 'creator', '登记人'),
    system('createTime', 'createdAt', '登记时间'),
    system('modifyUser', 'modifier', '修改人'),
    system('modifyTime', 'modifiedAt', '修改时间'),
    system('currOrganize', 'owner', '所属组织', { showLevel: 'last' }),
  ],
  form: () => ({ popupType: 'drawer', drawerWidth: '800px' }),
  list: (ids) => ({
    columns: ['code', 'name', 'kind', 'condition', 'road', 'stake', 'region', 'builtOn', 'price', 'department', 'keeper', 'createdAt'],
    filters: ['name', 'code', 'condition', 'road', 'builtOn', 'price', 'keeper'],
    several: ['condition'],
    buttons: ['add', 'download', 'upload', 'batchRemove', 'batchPrint'],
    look: {
      code: { fixed: 'left', width: 160, sortable: true },
      name: { width: 180 },
      builtOn: { sortable: true },
      price: { sortable: true, width: 140 },
    },
    more: {
      type: 2,
      hasTreeQuery: true,
      treeTitle: '设施类型',
      treeDataSource: 'dictionary',
      treeDictionary: ids.category('asset.type'),
      treeRelation: 'kind',
      treePropsValue: 'id',
      defaultSidx: 'code',
      sort: 'asc',
      showSummary: true,
      summaryField: ['price'],
      thousands: true,
      thousandsField: ['price'],
    },
  }),
  record: (ids, index) => {
    const path = pick(ids.paths('asset.type'), index, 5) ?? [];
    const leaf = ids.entries('asset.type').find(({ id }) => id === path.at(-1));
    const stake = stakeOf(index);
    return {
      code: `LC${String(index + 101).padStart(8, '0')}`,
      name: `${leaf?.fullName ?? '设施'} ${stake}`,
      kind: path,
      condition: pick(CONDITIONS, index, 5),
      road: pick(['S26', 'G5', 'S31'], index, 2),
      stake,
      region: pick(ids.districts, index, 11) ?? [],
      builtOn: Date.parse('2014-05-01T00:00:00+08:00') + index * 53 * DAY_MS,
      price: 1200 + ((index * 7919) % 260_000) + (index % 4) / 4,
      department: pick(ids.departments, index, 3) ?? '',
      keeper: pick(ids.people, index, 5) ?? '',
      length: 4 + (index % 30),
      width: 0.3 + (index % 5) / 2,
      maker: pick(['渝江交安', '中环机电', '华路交通设施'], index, 2),
      guarantee: index % 12,
      note: index % 3 === 0 ? '按 JTG D81 设置，螺栓扭矩已复核。' : '',
      photos: [],
      drawings: [],
    };
  },
};
