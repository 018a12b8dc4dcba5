/** Toll stations of a route, as a field would offer them. */
export const stations: readonly string[] = [
  '云阳南',
  '双河枢纽',
  '青溪',
  '白鹤滩',
  '望江北',
  '石门',
  '铜鼓',
  '龙泉山',
  '临水东',
  '云望',
  '大渡口',
  '安宁',
];

export const manyStations: readonly string[] = Array.from({ length: 200 }, (_, at) => `K${at}+500 门架`);

export const longStations: readonly string[] = ['云阳至青溪路段双河枢纽互通立交 A 匝道收费站（含 ETC 专用车道与超宽车道）', ...stations];
