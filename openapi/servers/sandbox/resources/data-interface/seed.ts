import type { SeedWorld } from '../../core/module.ts';
import { createDataInterfaces, LOG_SQL, SOURCE } from './tables.ts';

const CATEGORIES = ['收费运营', '车辆调度', '路网信息', '养护工程', '服务区经营'] as const;
type Category = (typeof CATEGORIES)[number];

interface ParameterSeed {
  field: string;
  fieldName: string;
  dataType: 'varchar' | 'int' | 'decimal';
  defaultValue?: string;
  isRequired?: boolean;
}
interface InterfaceSeed {
  fullName: string;
  enCode: string;
  category: Category;
  /** The SQL, the fixed rows, or the address of another server. */
  sql?: string;
  rows?: readonly object[];
  /** People of an organisation and of those below it, by its name. */
  peopleOf?: string;
  address?: string;
  parameters?: readonly ParameterSeed[];
  isDisabled?: boolean;
  description?: string;
}

const optionsOf = (...names: string[]): { id: string; fullName: string }[] =>
  names.map((fullName, index) => ({ id: String(index + 1), fullName }));
const text = (field: string, fieldName: string): ParameterSeed => ({ field, fieldName, dataType: 'varchar' });

const SEEDS: readonly InterfaceSeed[] = [
  {
    fullName: '收费站',
    enCode: 'toll.station',
    category: '收费运营',
    sql: `SELECT id, fullName, roadNumber, roadName, stake, entryLanes, exitLanes, phone, status FROM demo_toll_station
WHERE ({roadNumber} IS NULL OR roadNumber = {roadNumber}) ORDER BY id`,
    parameters: [text('roadNumber', '路线编号')],
    description: '表单选择收费站用',
  },
  {
    fullName: '收费站日流量',
    enCode: 'toll.traffic.daily',
    category: '收费运营',
    sql: `SELECT day, cars, trucks, etcShare, revenueYuan FROM demo_daily_traffic
WHERE stationId = {stationId} AND day BETWEEN {fromDay} AND {toDay} ORDER BY day`,
    parameters: [
      { ...text('stationId', '收费站'), isRequired: true },
      { ...text('fromDay', '开始日期'), defaultValue: '2026-10-01' },
      { ...text('toDay', '结束日期'), defaultValue: '2026-10-31' },
    ],
  },
  {
    fullName: '收费站月度汇总',
    enCode: 'toll.traffic.monthly',
    category: '收费运营',
    sql: `SELECT s.id, s.fullName, sum(t.cars) AS cars, sum(t.trucks) AS trucks, round(sum(t.revenueYuan), 2) AS revenueYuan
FROM demo_daily_traffic t JOIN demo_toll_station s ON s.id = t.stationId GROUP BY s.id ORDER BY revenueYuan DESC`,
  },
  {
    fullName: '通行费支付方式',
    enCode: 'toll.payment',
    category: '收费运营',
    rows: optionsOf('ETC 记账卡', 'ETC 储值卡', '微信', '支付宝', '银联', '现金'),
  },
  {
    fullName: '车辆档案',
    enCode: 'fleet.vehicle',
    category: '车辆调度',
    sql: `SELECT id, plate, kind, brand, tonnage, driverName, driverPhone, department, status FROM demo_vehicle
WHERE ({kind} IS NULL OR kind = {kind}) AND tonnage >= {minTonnage} ORDER BY plate`,
    parameters: [text('kind', '车辆类型'), { field: 'minTonnage', fieldName: '最小吨位', dataType: 'decimal', defaultValue: '0' }],
    description: '派车单、加油登记选车用',
  },
  {
    fullName: '车辆类型',
    enCode: 'fleet.kind',
    category: '车辆调度',
    sql: 'SELECT DISTINCT kind AS id, kind AS fullName FROM demo_vehicle ORDER BY kind',
  },
  {
    fullName: '货车轨迹服务',
    enCode: 'fleet.track',
    category: '车辆调度',
    address: 'https://track.yunwang-expressway.example/v1/points',
    parameters: [{ ...text('plate', '车牌'), isRequired: true }],
  },
  {
    fullName: '天气状况',
    enCode: 'road.weather',
    category: '路网信息',
    rows: optionsOf('晴', '多云', '小雨', '大雨', '大雾', '降雪', '道路结冰'),
  },
  {
    fullName: '管养路段',
    enCode: 'road.section',
    category: '路网信息',
    rows: [
      {
        id: 'S26',
        fullName: '云望高速',
        children: [
          { id: 'S26.1', fullName: '云阳至青溪' },
          { id: 'S26.2', fullName: '青溪至双河' },
        ],
      },
      {
        id: 'G5',
        fullName: '京昆高速石桥段',
        children: [
          { id: 'G5.1', fullName: '石桥北至长滩' },
          { id: 'G5.2', fullName: '长滩至红池坝' },
        ],
      },
      { id: 'S31', fullName: '双溪高速', children: [{ id: 'S31.1', fullName: '双河至梅子坪' }] },
    ],
  },
  { fullName: '事件等级', enCode: 'road.incident.level', category: '路网信息', rows: optionsOf('一般', '较大', '重大', '特别重大') },
  {
    fullName: '施工单位',
    enCode: 'maintenance.contractor',
    category: '养护工程',
    sql: 'SELECT id, fullName, qualification, contactName, phone, projects FROM demo_contractor ORDER BY projects DESC, id',
  },
  {
    fullName: '旧版材料价目',
    enCode: 'maintenance.price.old',
    category: '养护工程',
    rows: optionsOf('沥青混合料', '波形梁板'),
    isDisabled: true,
  },
  {
    fullName: '服务区',
    enCode: 'service.area',
    category: '服务区经营',
    sql: 'SELECT id, fullName, roadNumber, stake, parkingLots FROM demo_service_area ORDER BY id',
  },
  {
    fullName: '商户',
    enCode: 'service.merchant',
    category: '服务区经营',
    sql: `SELECT m.id, m.fullName, m.kind, a.fullName AS serviceAreaName, m.shopNo, m.contactName, m.phone, m.status
FROM demo_merchant m JOIN demo_service_area a ON a.id = m.serviceAreaId
WHERE ({serviceAreaId} IS NULL OR m.serviceAreaId = {serviceAreaId}) ORDER BY m.id`,
    parameters: [text('serviceAreaId', '服务区')],
  },
  {
    fullName: '养护作业人员',
    enCode: 'maintenance.worker',
    category: '养护工程',
    peopleOf: '养护工程部',
    description: '养护工单选择投入人员用',
  },
];

/** Enabled people whose organisation, or one above it, has this name. */
const PEOPLE_SQL = `
  WITH RECURSIVE branch (id) AS (
    SELECT id FROM organization WHERE fullName = ? UNION SELECT below.id FROM organization AS below JOIN branch ON below.parentId = branch.id
  )
  SELECT user.id, user.realName AS fullName, user.account, organization.fullName AS department
  FROM user
  JOIN user_organization ON user_organization.userId = user.id AND user_organization.isDefault = 1
  JOIN organization ON organization.id = user_organization.organizeId
  WHERE organization.id IN (SELECT id FROM branch) AND user.enabledMark = 1
  ORDER BY user.sortCode, user.id LIMIT 60`;

const SORT_STEP = 10;
const MINUTE_MS = 60_000;

/** Calls of data interfaces and their kinds, minutes after the seed's moment, and for how many milliseconds. */
const CALLS: readonly (readonly [enCode: string, kind: string, minutes: number, durationMs: number])[] = [
  ['fleet.vehicle', 'Preview', 20, 14],
  ['fleet.vehicle', 'List', 31, 6],
  ['fleet.vehicle', 'List', 32, 5],
  ['fleet.vehicle', 'InfoByIds', 33, 3],
  ['toll.station', 'List', 47, 8],
  ['toll.station', 'InfoByIds', 47, 2],
];
const CALLER_ADDRESS = '10.26.5.102';

/** Writes the categories, the data interfaces, and a few calls of two of them. */
export function seedDataInterfaces({ store, nextId, timeMs }: SeedWorld): void {
  const interfaces = createDataInterfaces(store);
  const creatorUserId = store.one<{ id: string }>("SELECT id FROM user WHERE account = 'admin'")?.id ?? '';
  const categoryIds = new Map<Category, string>();
  CATEGORIES.forEach((fullName, index) => {
    const id = nextId();
    categoryIds.set(fullName, id);
    store.run('INSERT INTO data_interface_category (id, fullName, sortCode) VALUES (?, ?, ?)', id, fullName, (index + 1) * SORT_STEP);
  });
  const interfaceIds = new Map<string, string>();
  SEEDS.forEach((seed, index) => {
    const time = timeMs + index * MINUTE_MS;
    const id = nextId();
    interfaceIds.set(seed.enCode, id);
    interfaces.insert({
      id,
      fullName: seed.fullName,
      enCode: seed.enCode,
      categoryId: categoryIds.get(seed.category) ?? '',
      dbLinkId: '0',
      ...sourceOf(seed.peopleOf === undefined ? seed : { ...seed, rows: store.all<object>(PEOPLE_SQL, seed.peopleOf) }),
      responseType: 'json',
      requestParameters: JSON.stringify((seed.parameters ?? []).map((parameter) => parameterOf(parameter, nextId()))),
      requestHeaders: '[]',
      checkType: 0,
      ipAddress: '',
      dataProcessing: '',
      enabledMark: seed.isDisabled ? 0 : 1,
      sortCode: (index + 1) * SORT_STEP,
      description: seed.description ?? '',
      creatorUserId,
      creatorTime: time,
      lastModifyTime: time,
    });
  });
  for (const [enCode, kind, minutes, durationMs] of CALLS)
    store.run(
      LOG_SQL,
      nextId(),
      interfaceIds.get(enCode) ?? null,
      timeMs + minutes * MINUTE_MS,
      creatorUserId,
      CALLER_ADDRESS,
      kind,
      durationMs,
      0,
    );
}

function sourceOf({ sql, rows, address }: InterfaceSeed) {
  if (sql !== undefined) return { dataType: SOURCE.sql, requestMethod: '3', query: sql, path: '' };
  if (rows !== undefined) return { dataType: SOURCE.fixed, requestMethod: '', query: JSON.stringify(rows), path: '' };
  return { dataType: SOURCE.remote, requestMethod: '7', query: '', path: address ?? '' };
}

const parameterOf = ({ field, fieldName, dataType, defaultValue, isRequired }: ParameterSeed, id: string) => ({
  id,
  field,
  fieldName,
  dataType,
  defaultValue: defaultValue ?? '',
  required: isRequired ? 1 : 0,
});
