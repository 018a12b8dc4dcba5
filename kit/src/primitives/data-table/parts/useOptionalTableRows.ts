import { lazyPart, useLazyPart } from '../../lazy/index.ts';

const optionalTableRows = lazyPart(() => import('./optionalTableRows.ts'));
/** Fetches the row for more, the sums and the separators ahead of the first table that has any of them. */
export function preloadTableParts(): void {
  optionalTableRows.fetch().catch(() => undefined);
}

export type TableParts = typeof import('./optionalTableRows.ts');

/** The row for more, the sums and the separators, as soon as they are here; null in a table without any of them. */
export function useOptionalTableRows(isWanted: boolean): TableParts | null {
  const late = useLazyPart(optionalTableRows, isWanted);
  return isWanted && late.status === 'here' ? late.part : null;
}
