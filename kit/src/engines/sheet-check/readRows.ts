import { readSheet } from '../sheet-cells/index.ts';
import type { ReadWorkbook, SheetContent } from '../sheet-cells/index.ts';
import { Refused } from './Refused.ts';

/** The reader of spreadsheets, fetched once. */
export const readyReader = () => import('@e965/xlsx');

/**
 * The first sheet that is not hidden, of its first `maxRows` rows those that are not empty, the head among them. The reader of spreadsheets is fetched
 * with the first file that gets here.
 * @throws Refused
 */
export async function readRows(bytes: Uint8Array, maxRows: number): Promise<SheetContent> {
  const { read } = await readyReader();
  try {
    return readSheet(read as ReadWorkbook, bytes, maxRows);
  } catch {
    // A reader's own words are about its inside.
    throw new Refused({ kind: 'damaged' });
  }
}
