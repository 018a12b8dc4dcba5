import { ROADS } from '../../../seed/dictionaries/road-points.ts';

type Cells = readonly (string | number)[];

const FAMILY_NAMES = '秦冯邓曹彭曾萧田董袁潘蒋蔡余杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆'.split('');
const GIVEN_NAMES = ['志远', '海燕', '国栋', '春梅', '建军', '雨桐', '晓峰', '丽娟', '永强', '思琪', '文涛', '秀兰', '子豪'];
const VEHICLE_COUNT = 240;
const MERCHANT_COUNT = 132;
const CONTRACTOR_COUNT = 28;
const TRAFFIC_DAYS = 28;
const FIRST_DAY_MS = Date.parse('2026-10-01T00:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

/** Takes from a list as often as asked, in an order that looks uneven and is the same every time. */
const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], index: number, step = 7): Item => {
  const found = items[(index * step + Math.floor(index / items.length)) % items.length];
  if (found === undefined)
    throw new Error('[sandbox] The demo tables pick from an empty list, so they cannot be filled. Give the list a first item.');
  return found;
};
const person = (index: number): string => pick(FAMILY_NAMES, index, 11) + pick(GIVEN_NAMES, index, 5);
const mobile = (index: number): string => `138${String(26_000_000 + ((index * 7919) % 1_000_000)).padStart(8, '0')}`;
const padded = (index: number, length: number): string => String(index + 1).padStart(length, '0');
const dayText = (days: number): string => new Date(FIRST_DAY_MS + days * DAY_MS).toISOString().slice(0, 10);

/** The stations of every road, at the places and with the codes of the dictionary. */
const SITES = ROADS.flatMap((road) =>
  road.places.map((place, index) => {
    const km = Math.round(road.fromKm + ((road.toKm - road.fromKm) / (road.places.length - 1)) * index);
    return { road, place, km, id: `${road.number}.${padded(index, 2)}` };
  }),
);

export const stations = (): Cells[] =>
  SITES.map(({ road, place, km, id }, index) => [
    id,
    `${place}收费站`,
    road.number,
    road.fullName,
    `K${km}+${String((index * 130) % 1000).padStart(3, '0')}`,
    2 + (index % 4),
    3 + ((index * 3) % 6),
    `023-5526${String(3000 + index * 37).padStart(4, '0')}`,
    person(index + 200),
    dayText(-4200 + index * 190),
    index % 9 === 8 ? '临时关闭' : '正常通行',
  ]);

const VEHICLE_KINDS = [
  { kind: '清障车', letter: 'Q', brands: ['徐工 XZJ5251', '东风 天锦KR'], tonnage: 8 },
  { kind: '养护巡查车', letter: 'X', brands: ['江铃 凯运', '福田 祥菱M2'], tonnage: 1.5 },
  { kind: '洒水车', letter: 'S', brands: ['重汽 豪沃TX', '解放 J6L'], tonnage: 12.5 },
  { kind: '除雪车', letter: 'C', brands: ['陕汽 德龙L3000', '重汽 豪瀚N5G'], tonnage: 10 },
  { kind: '防撞缓冲车', letter: 'F', brands: ['东风 多利卡D9', '江淮 帅铃Q6'], tonnage: 6 },
  { kind: '应急指挥车', letter: 'Z', brands: ['宇通 T7E', '江铃 特顺'], tonnage: 2.2 },
] as const;
const DEPARTMENTS = ['车辆调度中心', '养护工程部', '路产管理部', '清障救援大队', '应急保障中心'];
const VEHICLE_STATES = ['在用', '在用', '在用', '在用', '维修', '停用'];

export const vehicles = (): Cells[] =>
  Array.from({ length: VEHICLE_COUNT }, (_, index) => {
    const { kind, letter, brands, tonnage } = pick(VEHICLE_KINDS, index, 5);
    return [
      `V${padded(index, 4)}`,
      `渝F·${letter}${padded(index, 4)}`,
      kind,
      pick(brands, index, 3),
      tonnage + (index % 5) * 0.5,
      person(index),
      mobile(index),
      pick(DEPARTMENTS, index, 3),
      dayText(-2900 + index * 11),
      12_000 + ((index * 1733) % 180_000),
      pick(VEHICLE_STATES, index, 5),
    ];
  });

const AREA_PLACES = ['青溪', '白鹭湖', '望江', '长滩', '巴岳', '梅子坪', '古驿', '石桥'];

export const serviceAreas = (): Cells[] =>
  AREA_PLACES.map((place, index) => {
    const road = pick(ROADS, index, 1);
    return [`SA${padded(index, 2)}`, `${place}服务区`, road.number, `K${road.fromKm + 6 + index * 5}+200`, 120 + index * 35];
  });

const MERCHANT_KINDS = [
  { kind: '餐饮', names: ['老灶火锅', '云阳面馆', '山城小面', '渔家菜馆'] },
  { kind: '便利店', names: ['驿站便利', '路路通超市', '云品优选'] },
  { kind: '特产', names: ['三峡柑橘', '奉节脐橙', '梁平柚铺'] },
  { kind: '汽修', names: ['途安汽修', '顺达轮胎'] },
  { kind: '加油加气', names: ['中油能源', '云望燃气'] },
  { kind: '充电', names: ['快充驿站', '绿能充电'] },
] as const;

export const merchants = (): Cells[] =>
  Array.from({ length: MERCHANT_COUNT }, (_, index) => {
    const { kind, names } = pick(MERCHANT_KINDS, index, 5);
    const area = index % AREA_PLACES.length;
    const isOver = index % 17 === 16;
    return [
      `M${padded(index, 3)}`,
      `${pick(names, index, 3)}（${pick(AREA_PLACES, area, 1)}店）`,
      kind,
      `SA${padded(area, 2)}`,
      `${'AB'[index % 2] ?? 'A'}-${padded(Math.floor(index / AREA_PLACES.length), 2)}`,
      person(index + 300),
      mobile(index + 300),
      3600 + ((index * 470) % 24_000),
      dayText(isOver ? -30 - index : 60 + index * 5),
      isOver ? '合同到期' : '营业中',
    ];
  });

const CONTRACTOR_PLACES = ['云阳', '万州', '奉节', '开州', '梁平', '忠县', '涪陵'];
const CONTRACTOR_TRADES = ['路桥', '交通设施', '公路养护', '绿化园林'];
const QUALIFICATIONS = ['公路工程施工总承包一级', '公路工程施工总承包二级', '公路路面工程专业承包一级', '公路交通工程专业承包'];

export const contractors = (): Cells[] =>
  Array.from({ length: CONTRACTOR_COUNT }, (_, index) => [
    `C${padded(index, 3)}`,
    `${CONTRACTOR_PLACES[index % CONTRACTOR_PLACES.length] ?? ''}${CONTRACTOR_TRADES[Math.floor(index / CONTRACTOR_PLACES.length)] ?? ''}工程有限公司`,
    pick(QUALIFICATIONS, index, 3),
    person(index + 500),
    mobile(index + 500),
    (index * 5) % 13,
  ]);

export const dailyTraffic = (): Cells[] =>
  Array.from({ length: TRAFFIC_DAYS }, (_, day) =>
    SITES.map(({ id }, site): Cells => {
      const cars = 3200 + ((site * 811 + day * 397) % 5200) + (day < 7 ? 2600 : 0);
      const trucks = 640 + ((site * 233 + day * 149) % 1900);
      return [`${dayText(day)}.${id}`, dayText(day), id, cars, trucks, 0.62 + ((site * 7 + day * 3) % 20) / 100, cars * 21.5 + trucks * 68];
    }),
  ).flat();
