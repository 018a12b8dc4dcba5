import type { ImportRow } from './model.ts';

/** A sheet must be smaller than this: 500 KB. @source forms §5 */
export const IMPORT_LIMIT_BYTES = 512_000;
/** @source forms §5 */
export const IMPORT_MAX_ROWS = 1000;
/** @source forms §5 */
export const IMPORT_EXTENSIONS = ['xls', 'xlsx'] as const;

/** Problem of a sheet before it is sent, the words for it belong to the view; null when there is none. @source forms §5 */
export function importFileProblem({ name, sizeBytes }: { name: string; sizeBytes: number }): 'extension' | 'tooLarge' | null {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!name.includes('.') || !IMPORT_EXTENSIONS.some((known) => known === extension)) return 'extension';
  return sizeBytes >= IMPORT_LIMIT_BYTES ? 'tooLarge' : null;
}

/** Problem of so many rows, null when there is none. @source forms §5 */
export const importRowsProblem = (rows: number): 'empty' | 'tooMany' | null =>
  rows === 0 ? 'empty' : rows > IMPORT_MAX_ROWS ? 'tooMany' : null;

/** Reason a row was refused; empty where the server gives no reason. @source forms §3 */
export function importErrorOf(row: ImportRow): string {
  const reason = Object.hasOwn(row, 'errorsInfo') ? row['errorsInfo'] : undefined;
  return typeof reason === 'string' ? reason : '';
}
