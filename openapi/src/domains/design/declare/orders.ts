import type { ListConfig } from '../../model/index.ts';

/** Member of a 3.6 design: an order by several columns. */
interface Sorted {
  readonly field?: unknown;
  readonly sort?: unknown;
}

/** Columns a list is ordered by, the first one first: one in old designs, several in new ones. @source forms §7 */
export function ordersOf({ defaultSidx, sort, rest }: Pick<ListConfig, 'defaultSidx' | 'sort' | 'rest'>) {
  const several = (Array.isArray(rest['defaultSortConfig']) ? (rest['defaultSortConfig'] as readonly Sorted[]) : []).flatMap((one) =>
    typeof one?.field === 'string' && one.field !== '' ? [{ by: one.field, isDown: one.sort === 'desc' }] : [],
  );
  if (several.length > 0) return several;
  return defaultSidx === '' ? [] : [{ by: defaultSidx, isDown: sort !== 'asc' }];
}
