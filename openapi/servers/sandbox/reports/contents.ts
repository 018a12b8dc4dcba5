/** A report: its title, what it is about, and a table; figures of the columns with a sum are added up below. */
export interface Report {
  readonly title: string;
  readonly period: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  /** Columns that are added up. */
  readonly sums: readonly number[];
}

const STATIONS = ['云阳北站', '青溪站', '双河站', '石桥北站', '长滩站', '红池坝站', '梅子坪站', '望江站'];

/** Reports by the code of their entry in the menu. */
export const REPORTS: Readonly<Record<string, Report>> = {
  tollDaily: {
    title: '通行费日报',
    period: '2026-11-19',
    columns: ['收费站', '客车（辆）', '货车（辆）', 'ETC 占比', '通行费（元）'],
    rows: STATIONS.map((name, index) => [
      name,
      3260 + index * 411,
      820 + index * 137,
      `${71 + ((index * 3) % 12)}%`,
      126_480 + index * 18_350,
    ]),
    sums: [1, 2, 4],
  },
  trafficVolume: {
    title: '通行量分析',
    period: '2026 年 11 月第 3 周',
    columns: ['路段', '工作日日均（辆）', '周末日均（辆）', '环比', '高峰时段'],
    rows: [
      ['云阳至青溪', 18_240, 22_610, '+3.2%', '08:00–09:00'],
      ['青溪至双河', 15_870, 19_040, '+1.8%', '17:30–18:30'],
      ['石桥北至长滩', 12_430, 13_980, '−0.6%', '08:00–09:00'],
      ['长滩至红池坝', 9860, 14_220, '+6.4%', '10:00–11:00'],
      ['双河至梅子坪', 7340, 8110, '−2.1%', '17:00–18:00'],
    ],
    sums: [1, 2],
  },
  incidentMonthly: {
    title: '交通事件月报',
    period: '2026 年 10 月',
    columns: ['事件类型', '起数', '占道（小时）', '平均处置（分钟）', '重大'],
    rows: [
      ['追尾', 42, 61, 38, 1],
      ['单方事故', 31, 44, 41, 0],
      ['抛洒物', 118, 27, 16, 0],
      ['车辆故障', 204, 88, 26, 0],
      ['恶劣天气管制', 6, 73, 182, 2],
    ],
    sums: [1, 2, 4],
  },
  maintenanceCost: {
    title: '养护成本分析',
    period: '2026 年 1–10 月',
    columns: ['费用项目', '预算（万元）', '支出（万元）', '执行率'],
    rows: [
      ['日常养护', 2400, 2086, '86.9%'],
      ['专项工程', 4200, 3574, '85.1%'],
      ['桥隧检测', 620, 598, '96.5%'],
      ['应急抢修', 300, 214, '71.3%'],
      ['绿化', 180, 166, '92.2%'],
    ],
    sums: [1, 2],
  },
  salesDaily: {
    title: '经营日报',
    period: '2026-11-19',
    columns: ['服务区', '客流（人次）', '餐饮（元）', '超市（元）', '加油（元）'],
    rows: [
      ['云阳服务区', 4210, 38_640, 21_480, 186_300],
      ['青溪服务区', 3180, 27_950, 16_820, 142_700],
      ['长滩服务区', 2640, 19_870, 12_300, 98_450],
      ['双河停车区', 980, 5230, 6110, 0],
    ],
    sums: [1, 2, 3, 4],
  },
};
