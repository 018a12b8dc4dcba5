import type { DataParameter, DataRecord } from '../../engines/data-rows/index.ts';

const NAMES = ['云阳', '青溪', '双河枢纽', '石桥', '白鹭湖', '龙泉东', '望江', '清平', '凤凰岭', '长滩'];
const ROADS = ['S26 云望高速', 'G5 京昆高速', 'G93 成渝环线'];

/** A toll station as a data interface gives it. */
export function station(at: number): DataRecord {
  const name = NAMES[at % NAMES.length] ?? '';
  const lane = Math.floor(at / NAMES.length);
  return {
    id: `A${String(at + 1).padStart(2, '0')}`,
    fullName: `${name}收费站${lane > 0 ? ` ${lane + 1} 号匝道` : ''}`,
    stake: `K${10 + at * 3}+${String((at * 170) % 1000).padStart(3, '0')}`,
    road: ROADS[at % ROADS.length],
    phone: `0816-622${String(1000 + at).slice(-4)}`,
    lanes: (at % 6) + 2,
  };
}

/** Forty-five stations: three pages of twenty. */
export const stations: readonly DataRecord[] = Array.from({ length: 45 }, (_, at) => station(at));
/** More than a list without pages can show. */
export const manyStations: readonly DataRecord[] = Array.from({ length: 12_000 }, (_, at) => station(at));

/** Configuration by which the stations are asked for and shown, as a form's design would have it. */
export const stationConfig = {
  interfaceId: '591020000000000002',
  propsValue: 'id',
  relationField: 'fullName',
  columnOptions: [
    { value: 'fullName', label: '收费站' },
    { value: 'stake', label: '桩号' },
    { value: 'road', label: '路线' },
    { value: 'phone', label: '电话' },
  ],
  templateJson: [] as readonly DataParameter[],
  hasPage: true,
  pageSize: 20,
  popupType: 'dialog',
  popupTitle: '选择收费站',
  popupWidthPx: 800,
  multiple: false,
  field: 'F_StationId',
  others: {},
} as const;

/** Fields of a form that are filled from a chosen station: its name, and what it is. @source forms §2.6 */
export const stationRelations = [
  { kind: 'column', field: 'F_Station', column: 'fullName' },
  { kind: 'constant', field: 'F_Kind', value: 'toll' },
] as const;
