import type { SeedWorld } from '../../core/module.ts';
import { createDataInterfaces, SOURCE } from '../data-interface/tables.ts';

/** Data interfaces the cards of portals are filled from. */
const INTERFACES = [
  {
    enCode: 'portal.traffic.week',
    fullName: '近七日车流量',
    query: `SELECT substr(day, 6) AS name, sum(cars) AS value, '客车' AS type FROM demo_daily_traffic
WHERE day BETWEEN '2026-10-22' AND '2026-10-28' GROUP BY day
UNION ALL SELECT substr(day, 6) AS name, sum(trucks) AS value, '货车' AS type FROM demo_daily_traffic
WHERE day BETWEEN '2026-10-22' AND '2026-10-28' GROUP BY day`,
  },
  {
    enCode: 'portal.revenue.station',
    fullName: '收费站通行费排名',
    query: `SELECT s.fullName AS name, round(sum(t.revenueYuan) / 10000, 1) AS value
FROM demo_daily_traffic t JOIN demo_toll_station s ON s.id = t.stationId GROUP BY s.id ORDER BY value DESC LIMIT 8`,
  },
  {
    enCode: 'portal.traffic.latest',
    fullName: '最近一日运行数据',
    query: `SELECT sum(cars) AS cars, sum(trucks) AS trucks, round(sum(revenueYuan) / 10000, 1) AS revenue, round(avg(etcShare) * 100, 1) AS etc
FROM demo_daily_traffic WHERE day = '2026-10-28'`,
  },
] as const;

/** Ids of data interfaces by their codes. */
export type InterfaceIds = ReadonlyMap<string, string>;

/** Writes what the cards ask; a code somebody has used stays theirs. */
export function seedInterfaces({ store, nextId, timeMs }: SeedWorld): InterfaceIds {
  const interfaces = createDataInterfaces(store);
  const creatorUserId = store.one<{ id: string }>("SELECT id FROM user WHERE account = 'admin'")?.id ?? '';
  const categoryId =
    store.one<{ id: string }>('SELECT id FROM data_interface_category WHERE fullName = ? ORDER BY sortCode', '路网信息')?.id ?? '';
  INTERFACES.forEach(({ enCode, fullName, query }, index) => {
    const id = nextId();
    if (interfaces.list({ enCode }).length > 0) return;
    interfaces.insert({
      id,
      fullName,
      enCode,
      categoryId,
      dbLinkId: '0',
      dataType: SOURCE.sql,
      requestMethod: '3',
      query,
      path: '',
      responseType: 'json',
      requestParameters: '[]',
      requestHeaders: '[]',
      checkType: 0,
      ipAddress: '',
      dataProcessing: '',
      enabledMark: 1,
      sortCode: 200 + index,
      description: '门户卡片用',
      creatorUserId,
      creatorTime: timeMs,
      lastModifyTime: timeMs,
    });
  });
  return new Map(store.all<{ id: string; enCode: string }>('SELECT id, enCode FROM data_interface').map(({ id, enCode }) => [enCode, id]));
}
