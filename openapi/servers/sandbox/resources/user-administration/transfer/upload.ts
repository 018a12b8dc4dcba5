import { USER_COLUMNS, type UserColumn } from '../../../../../src/domains/user/index.ts';
import type { NumberControl, SheetRow, TextControl } from '@milepost/kit/forms/values';
import { Refusal } from '../../../core/failure.ts';
import type { Caller, World } from '../../../core/handlers.ts';
import type { UploadedFile } from '../../../core/http/request.ts';
import { matchHead } from '../../../core/spreadsheet/match-head.ts';
import { notAWorkbook, readRows } from '../../../core/spreadsheet/read-rows.ts';
import { previewValue, type CellNote } from '../../../core/spreadsheet/preview-value.ts';
import { looksLikeWorkbook } from '../../../core/spreadsheet/unpack.ts';

/** Bytes of an upload that are already too many. @source forms §9 */
const TOO_MANY_BYTES = 500 * 1024;
/** @source forms §9 */
export const MAX_ROWS = 1000;
/** @reading R-116 */
const KEPT_MS = 60 * 60 * 1000;
const EXTENSION = /\.(xlsx?)$/i;

/** Keeps a workbook for its owner; answers the name to ask for. @throws Refusal @source forms §5 */
export function keepUpload({ store, now, nextId }: World, caller: Caller | null, { fileName, bytes }: UploadedFile): string {
  const extension = EXTENSION.exec(fileName)?.[1]?.toLowerCase();
  if (extension === undefined) throw notAWorkbook();
  if (bytes.byteLength >= TOO_MANY_BYTES) throw new Refusal('文件大小不能超过500KB');
  if (!looksLikeWorkbook(bytes)) throw notAWorkbook();
  const name = `${nextId()}.${extension}`;
  store.run('DELETE FROM user_import_file WHERE expiryTime <= ?', now());
  store.run(
    'INSERT INTO user_import_file (name, userId, content, expiryTime) VALUES (?, ?, ?, ?)',
    name,
    caller?.userId ?? null,
    bytes,
    now() + KEPT_MS,
  );
  return name;
}

/** The rows of an uploaded workbook, the head first, each cell by its type. Only its owner sees it. @throws Refusal @source forms §5 */
export function rowsOfUpload({ store, now }: World, caller: Caller | null, name: string, maxRows: number): SheetRow[] {
  const file = store.one<{ content: Uint8Array }>(
    'SELECT content FROM user_import_file WHERE name = ? AND userId = ? AND expiryTime > ?',
    name,
    caller?.userId ?? null,
    now(),
  );
  if (!file) throw new Refusal('导入文件已失效，请重新上传');
  return readRows(file.content, maxRows);
}

/** Columns that are not texts of one line. */
const CONTROLS: Partial<Readonly<Record<UserColumn, TextControl | NumberControl>>> = {
  sortCode: { part: 'control', kind: 'number', field: 'sortCode', label: '排序' },
  description: { part: 'control', kind: 'text', field: 'description', label: '说明', rows: 4 },
};

type PeopleRow = Partial<Record<UserColumn, string>>;

/** The rows of an uploaded workbook of people, and what is to be said about their cells. @throws Refusal @source forms §5 */
export function previewUpload(
  world: World,
  caller: Caller | null,
  name: string,
  assigned?: string,
): { dataRow: PeopleRow[]; rowNumbers: number[]; cellNotes: CellNote[] } {
  // One row for the head, and one more to see that there are too many.
  const [first, ...rows] = rowsOfUpload(world, caller, name, MAX_ROWS + 2);
  const cellsIn = matchHead(
    USER_COLUMNS.map(({ prop, label }) => ({ key: prop, label })),
    first,
    { assigned },
  );
  if (rows.length > MAX_ROWS) throw tooManyRows();
  const cellNotes: CellNote[] = [];
  const filled = rows.filter((row) => cellsIn(row).some(({ kind }) => kind !== 'blank'));
  const dataRow = filled.map((row, index) => {
    const cells = cellsIn(row);
    return Object.fromEntries(
      USER_COLUMNS.map(({ prop, label }, at) => {
        const control = CONTROLS[prop] ?? ({ part: 'control', kind: 'text', field: prop, label } as const);
        const { value, notes } = previewValue(control, label, cells[at]);
        cellNotes.push(...notes.map((note) => ({ ...note, index, column: prop })));
        return [prop, String(value)];
      }),
    );
  });
  return { dataRow, rowNumbers: filled.map(({ number }) => number), cellNotes };
}

export const tooManyRows = (): Refusal => new Refusal(`一次最多导入${MAX_ROWS}条数据，请分批导入`);
