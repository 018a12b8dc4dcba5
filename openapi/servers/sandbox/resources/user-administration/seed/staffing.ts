import type { OrganizationRow } from '../../organization/organizations.ts';
import type { Directory } from '../directory.ts';

/** Shares of the people an organisation has, by its code; any other department has the usual one, a company only its head. */
const SHARES: Readonly<Record<string, number>> = {
  yw: 2,
  'yw.toll': 60,
  'yw.asset.patrol.yunyang': 60,
  'yw.asset.patrol.fengjie': 60,
  'yw.maintenance.bridge': 50,
  'yw.maintenance.pavement': 90,
  'yw.dispatch': 60,
  'yw.east.toll.yunyang': 150,
  'yw.east.toll.fengjie': 130,
  'yw.east.toll.wushan': 110,
  'yw.east.maintenance': 90,
  'yw.west.toll.yongchuan': 130,
  'yw.west.toll.rongchang': 110,
  'yw.west.maintenance': 80,
  'yw.transport.fleet.cold': 110,
  'yw.transport.fleet.hazard': 110,
  'yw.transport.store': 90,
  'yw.service.area.yunyang': 120,
  'yw.mech.service': 70,
};
const USUAL_SHARE = 24;
const COMPANY_SHARE = 1;

/** Roles that come with an organisation, the first that fits by the start of its code. */
const ROLES_BY_CODE: readonly (readonly [start: string, role: string])[] = [
  ['yw.asset', 'roadStaff'],
  ['yw.maintenance', 'roadStaff'],
  ['yw.east.maintenance', 'roadStaff'],
  ['yw.west.maintenance', 'roadStaff'],
  ['yw.toll', 'newcomer'],
  ['yw.east.toll', 'newcomer'],
  ['yw.west.toll', 'newcomer'],
  ['yw.dispatch', 'dispatcher'],
  ['yw.transport', 'dispatcher'],
  ['yw.safety', 'safetyPatrol'],
];
const OTHERS_ROLE = 'reportReader';
/** Heads also approve. */
export const HEAD_ROLE = 'flowApprover';

export const roleCodeOf = (enCode: string): string => ROLES_BY_CODE.find(([start]) => enCode.startsWith(start))?.[1] ?? OTHERS_ROLE;

/** Number of `total` people in each open organisation, in list order; what rounding leaves goes to the first large one. */
export function headcounts(directory: Directory, total: number): Map<OrganizationRow, number> {
  const shareOf = (row: OrganizationRow): number => SHARES[row.enCode] ?? (row.category === 'company' ? COMPANY_SHARE : USUAL_SHARE);
  const shares = directory.open.map((row) => ({ row, share: shareOf(row) }));
  const whole = shares.reduce((sum, { share }) => sum + share, 0);
  const counts = new Map(shares.map(({ row, share }) => [row, Math.max(1, Math.floor((total * share) / whole))]));
  const [largest] = shares.toSorted((a, b) => b.share - a.share);
  const placed = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (largest) counts.set(largest.row, (counts.get(largest.row) ?? 0) + total - placed);
  return counts;
}
