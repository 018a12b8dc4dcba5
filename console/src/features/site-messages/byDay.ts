/** A day as people group by it. */
export type DayGroup = 'today' | 'yesterday' | 'earlier';

const midnight = (atMs: number, daysAgo: number): number => {
  const at = new Date(atMs);
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() - daysAgo).getTime();
};

/** Group a moment belongs to, by the calendar of whoever reads; what has no moment is earlier, what is ahead is today. */
export function dayGroup(atMs: number | null, nowMs: number): DayGroup {
  if (atMs === null) return 'earlier';
  if (atMs >= midnight(nowMs, 0)) return 'today';
  return atMs >= midnight(nowMs, 1) ? 'yesterday' : 'earlier';
}

export interface Grouped<Row> {
  readonly group: DayGroup;
  readonly rows: readonly Row[];
}

const ORDER: readonly DayGroup[] = ['today', 'yesterday', 'earlier'];

/** Rows by day, in their order within it; a day without rows is left out. */
export const byDay = <Row>(rows: readonly Row[], atMs: (row: Row) => number | null, nowMs: number): Grouped<Row>[] =>
  ORDER.map((group) => ({ group, rows: rows.filter((row) => dayGroup(atMs(row), nowMs) === group) })).filter(
    ({ rows: found }) => found.length > 0,
  );
