import type { ListAsk } from '@milepost/kit/lists/grammar';
import type { Api } from '../../../../data/api/index.ts';
import { saveBytes } from '../../../../data/file/saveBytes.ts';
import { momentText } from '../../../../i18n/momentText.ts';
import type { AnyResource } from '../../definition/types.ts';
import { readFullList } from './readFullList.ts';
import { sheetOf } from './sheetOf.ts';
import type { SheetColumn } from './sheetOf.ts';
import { workbookOf } from './workbookOf.ts';

interface WholeListFile {
  readonly api: Api;
  readonly resource: AnyResource;
  readonly ask: ListAsk;
  /** Name of the list, which the file begins with. */
  readonly name: string;
  /** Columns of the file, in their order. */
  readonly columns: readonly SheetColumn[];
  readonly signal: AbortSignal;
}

/** Saves every row of a list as a spreadsheet. @returns rows in the file, and how many there were to be had */
export async function saveWholeList({ api, resource, ask, name, columns, signal }: WholeListFile) {
  const { rows, total } = await readFullList(api, resource, ask, signal);
  const cells = sheetOf(columns, rows);
  saveBytes(workbookOf(name, cells), `${name} ${momentText(Date.now()).slice(0, 'YYYY-MM-DD'.length)}.xlsx`);
  return { count: cells.length - 1, total, isCut: rows.length < total };
}
