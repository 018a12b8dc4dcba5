import { USER_COLUMNS, type UserColumn } from '../../../../../src/domains/user/index.ts';
import { Refusal } from '../../../core/failure.ts';
import type { Caller, World } from '../../../core/handlers.ts';
import type { UploadedFile } from '../../../core/request.ts';
import { notAWorkbook, readTexts } from '../../../core/spreadsheet/read-rows.ts';
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

/** The cells of an uploaded workbook as texts, the head first. Only its owner sees it. @throws Refusal @source forms §5 */
export function cellsOfUpload({ store, now }: World, caller: Caller | null, name: string, maxRows: number): string[][] {
  const file = store.one<{ content: Uint8Array }>(
    'SELECT content FROM user_import_file WHERE name = ? AND userId = ? AND expiryTime > ?',
    name,
    caller?.userId ?? null,
    now(),
  );
  if (!file) throw new Refusal('导入文件已失效，请重新上传');
  return readTexts(file.content, maxRows);
}

export const headChanged = (): Refusal => new Refusal('表头名称不可更改，表头行不能删除，请使用导入模板');

/** The rows of an uploaded workbook of people. @throws Refusal @source forms §5 */
export function previewUpload(world: World, caller: Caller | null, name: string): Partial<Record<UserColumn, string>>[] {
  // One row for the head, and one more to see that there are too many.
  const [head = [], ...rows] = cellsOfUpload(world, caller, name, MAX_ROWS + 2);
  const isTemplate = head.length === USER_COLUMNS.length && USER_COLUMNS.every(({ label }, index) => head[index] === label);
  if (!isTemplate) throw headChanged();
  if (rows.length > MAX_ROWS) throw tooManyRows();
  return rows.map((row) => Object.fromEntries(USER_COLUMNS.map(({ prop }, index) => [prop, row[index] ?? ''])));
}

export const tooManyRows = (): Refusal => new Refusal(`一次最多导入${MAX_ROWS}条数据，请分批导入`);
