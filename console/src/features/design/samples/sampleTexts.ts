import { drawn } from './random.ts';

type Make = (seed: string, place: number) => string;
const digits = (seed: string, place: number, count: number): string => String(drawn(seed, place, 10 ** count)).padStart(count, '0');
const PLACES = ['京', '渝', '川', '湘', '鄂', '粤'];

export const stake: Make = (seed, place) =>
  `K${12 + drawn(seed, place, 90)}+${String(drawn(`${seed}m`, place, 10) * 100).padStart(3, '0')}`;
export const plate: Make = (seed, place) =>
  `${PLACES[drawn(seed, place, PLACES.length)] ?? '京'}${String.fromCodePoint(65 + drawn(`${seed}l`, place, 8))}${digits(seed, place, 5)}`;
export const mobile: Make = (seed, place) => `138${digits(seed, place, 8)}`;
export const person: Make = (_, place) => `示例人员${place + 1}`;
export const organization: Make = (seed, place) => `示例单位${1 + drawn(seed, place, 4)}`;

/** District of every sample. */
export const SAMPLE_DISTRICT = '重庆市/渝北区';

/** Texts by what the label of their field says; the first that fits. */
const BY_LABEL: readonly (readonly [RegExp, Make])[] = [
  [/桩号/, stake],
  [/车牌|号牌/, plate],
  [/手机|电话|联系方式/, mobile],
  [/邮箱|邮件/, (_, place) => `sample${place + 1}@example.com`],
  [/身份证/, (seed, place) => `5001011990${digits(seed, place, 8)}`],
  [/编号|单号|编码|代码/, (_, place) => `YB${String(2026_1101 * 100 + place + 1)}`],
  [/地点|位置|地址|路段/, (seed, place) => `示例高速上行 ${stake(seed, place)}`],
  [/姓名|联系人|当事人|负责人|经办人|人员/, person],
  [/单位|公司|部门|机构/, organization],
  [/备注|说明|描述|内容|原因|情况/, (_, place) => `示例${place % 2 === 0 ? '说明' : '情况说明，已现场核实'}`],
];

/** A usual text of a field, by its label. */
export const textFor = (label: string, seed: string, place: number): string =>
  BY_LABEL.find(([pattern]) => pattern.test(label))?.[1](seed, place) ?? `${label || '示例'}${place + 1}`;
