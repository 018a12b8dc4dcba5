import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { contractors, dailyTraffic, merchants, serviceAreas, stations, vehicles } from './rows.ts';

const SCRIPT = `
  CREATE TABLE demo_toll_station (
    id TEXT PRIMARY KEY, fullName TEXT, roadNumber TEXT, roadName TEXT, stake TEXT, entryLanes INTEGER, exitLanes INTEGER, phone TEXT,
    managerName TEXT, openedOn TEXT, status TEXT
  ) STRICT;
  CREATE TABLE demo_vehicle (
    id TEXT PRIMARY KEY, plate TEXT, kind TEXT, brand TEXT, tonnage REAL, driverName TEXT, driverPhone TEXT, department TEXT, boughtOn TEXT,
    mileageKm INTEGER, status TEXT
  ) STRICT;
  CREATE TABLE demo_service_area (id TEXT PRIMARY KEY, fullName TEXT, roadNumber TEXT, stake TEXT, parkingLots INTEGER) STRICT;
  CREATE TABLE demo_merchant (
    id TEXT PRIMARY KEY, fullName TEXT, kind TEXT, serviceAreaId TEXT, shopNo TEXT, contactName TEXT, phone TEXT, monthlyRentYuan REAL,
    contractUntil TEXT, status TEXT
  ) STRICT;
  CREATE TABLE demo_contractor (id TEXT PRIMARY KEY, fullName TEXT, qualification TEXT, contactName TEXT, phone TEXT, projects INTEGER) STRICT;
  CREATE TABLE demo_daily_traffic (
    id TEXT PRIMARY KEY, day TEXT, stationId TEXT, cars INTEGER, trucks INTEGER, etcShare REAL, revenueYuan REAL
  ) STRICT;
`;

/** The tables by the names people have for them. */
export const DEMO_TABLES: readonly { readonly table: string; readonly tableName: string }[] = [
  { table: 'demo_toll_station', tableName: '收费站' },
  { table: 'demo_vehicle', tableName: '车辆档案' },
  { table: 'demo_service_area', tableName: '服务区' },
  { table: 'demo_merchant', tableName: '商户' },
  { table: 'demo_contractor', tableName: '施工单位' },
  { table: 'demo_daily_traffic', tableName: '收费站日流量' },
];

type Cells = readonly SQLInputValue[];

/** Makes and fills the demo tables; answers how many rows the largest has. The same rows on every computer and every time. */
export function writeDemoTables(database: DatabaseSync): number {
  database.exec(SCRIPT);
  const tables: Readonly<Record<string, readonly Cells[]>> = {
    demo_toll_station: stations(),
    demo_vehicle: vehicles(),
    demo_service_area: serviceAreas(),
    demo_merchant: merchants(),
    demo_contractor: contractors(),
    demo_daily_traffic: dailyTraffic(),
  };
  database.exec('BEGIN');
  for (const [table, rows] of Object.entries(tables)) {
    const insert = database.prepare(`INSERT INTO ${table} VALUES (${(rows[0] ?? []).map(() => '?').join(', ')})`);
    for (const cells of rows) insert.run(...cells);
  }
  database.exec('COMMIT');
  return Math.max(...Object.values(tables).map((rows) => rows.length));
}
