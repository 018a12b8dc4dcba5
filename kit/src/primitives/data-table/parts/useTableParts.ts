import { lazyPart, useLazyPart } from '../../lazy/index.ts';
import type { DataTableProps } from '../types.ts';

const tableParts = lazyPart(() => import('./tableParts.ts'));
/** Fetches the row for more, the sums and the separators ahead of the first table that has any of them. */
export function preloadTableParts(): void {
  tableParts.fetch().catch(() => undefined);
}

export type TableParts = typeof import('./tableParts.ts');

/** The row for more, the sums and the separators, as soon as they are here; null in a table without any of them. */
export function useTableParts<Row>(
  { list, summary }: Pick<DataTableProps<Row>, 'list' | 'summary'>,
  isResizable: boolean,
): TableParts | null {
  const late = useLazyPart(tableParts, Boolean(list?.more ?? summary) || isResizable);
  return late.status === 'here' ? late.part : null;
}
