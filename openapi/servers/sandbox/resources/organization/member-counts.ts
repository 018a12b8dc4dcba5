import type { Store } from '../../core/store.ts';

const LINKS = { position: ['user_position', 'positionId'], group: ['user_group_member', 'groupId'] } as const;

/** Rows with the number of people who belong to each. @reading R-701 */
export function withMemberCounts<Row extends { id: string }>(store: Store, kind: keyof typeof LINKS, rows: readonly Row[]) {
  const [table, column] = LINKS[kind];
  const sql = `SELECT ${column} AS id, count(*) AS number FROM ${table} JOIN user ON user.id = userId GROUP BY ${column}`;
  const counts = new Map(store.all<{ id: string; number: number }>(sql).map(({ id, number }) => [id, number]));
  return rows.map((row) => ({ ...row, memberCount: counts.get(row.id) ?? 0 }));
}
