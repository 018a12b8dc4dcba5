import type { Store } from '../../core/store.ts';
import type { OrganizationPath } from './organizations.ts';

const LINKS = { position: ['user_position', 'positionId'], group: ['user_group_member', 'groupId'] } as const;

/** Rows with the number of people who belong to each. @reading R-701 */
export function withMemberCounts<Row extends { id: string }>(store: Store, kind: keyof typeof LINKS, rows: readonly Row[]) {
  const [table, column] = LINKS[kind];
  const sql = `SELECT ${column} AS id, count(*) AS number FROM ${table} JOIN user ON user.id = userId GROUP BY ${column}`;
  const counts = new Map(store.all<{ id: string; number: number }>(sql).map(({ id, number }) => [id, number]));
  return rows.map((row) => ({ ...row, memberCount: counts.get(row.id) ?? 0 }));
}

/** Rows of organisations with the number of people in each and in what stands below it, everybody once. @reading R-707 */
export function withPeopleCounts<Row extends { id: string }>(store: Store, rows: readonly Row[], pathOf: (id: string) => OrganizationPath) {
  const people = new Map<string, Set<string>>();
  const sql = 'SELECT userId, organizeId FROM user_organization JOIN user ON user.id = userId';
  for (const { userId, organizeId } of store.all<{ userId: string; organizeId: string }>(sql))
    for (const id of pathOf(organizeId).ids) people.set(id, (people.get(id) ?? new Set()).add(userId));
  return rows.map((row) => ({ ...row, memberCount: people.get(row.id)?.size ?? 0 }));
}
