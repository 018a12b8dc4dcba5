/** Order a list is asked for. @source admin §9 */
export interface OrderAsk {
  /** Column to order by. */
  sidx?: string;
  sort?: 'asc' | 'desc';
}

const words = new Intl.Collator('zh-CN', { numeric: true });

/**
 * Rows in the order asked for, the largest first unless said otherwise. A column the list does not offer orders nothing, so
 * that the rows keep the order they came in; equal rows keep it too. @reading R-426
 */
export function ordered<Row extends object>(
  rows: readonly Row[],
  { sidx, sort }: OrderAsk,
  columns: readonly (keyof Row & string)[],
): Row[] {
  const column = columns.find((each) => each === sidx);
  if (!column) return [...rows];
  const way = sort === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => way * compare(a[column], b[column]));
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return words.compare(textOf(a), textOf(b));
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
