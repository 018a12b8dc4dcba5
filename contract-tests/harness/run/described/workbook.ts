import { unpackWithinLimits } from '@milepost/openapi/servers/sandbox/unpack';
import { createRequire } from 'node:module';

type Workbooks = typeof import('@e965/xlsx');
const load = createRequire(import.meta.url);
/** Loaded with the first workbook: most runs see none. */
const workbooks = (): Workbooks => load('@e965/xlsx');

export type Rows = readonly (readonly string[])[];

/** Longest text of a cell. */
const CELL_CHARS = 32_000;
const FILLER = 'filler';

/** A workbook of one sheet of texts. */
export const writeWorkbook = (rows: Rows): Uint8Array => packed(rows, [], true);

/** The same workbook with a second sheet that is not read, exactly so many bytes large. @throws {Error} when the rows alone are larger */
export function writeWorkbookOf(rows: Rows, sizeBytes: number): Uint8Array {
  const withText = (chars: number): Uint8Array => {
    const cells = Array.from({ length: Math.ceil(chars / CELL_CHARS) }, (_, at) => [
      'x'.repeat(Math.min(CELL_CHARS, chars - at * CELL_CHARS)),
    ]);
    return packed(rows, cells, false);
  };
  let chars = CELL_CHARS;
  // Nothing is compressed, so that one letter is one byte; a further cell adds its tags.
  for (let tries = 0; tries < 9; tries += 1) {
    const bytes = withText(chars);
    if (bytes.length === sizeBytes) return bytes;
    chars += sizeBytes - bytes.length;
  }
  throw new Error(`[contract] No workbook of ${sizeBytes} bytes could be written. Correct the size.`);
}

function packed(rows: Rows, filler: Rows, compression: boolean): Uint8Array {
  const { utils, write } = workbooks();
  const sheet = (cells: Rows) => utils.aoa_to_sheet(cells.map((row) => row.map((v) => ({ t: 's', v }))));
  const workbook = utils.book_new(sheet(rows), 'Sheet1');
  if (filler.length > 0) utils.book_append_sheet(workbook, sheet(filler), FILLER);
  const bytes: ArrayBuffer = write(workbook, { type: 'array', bookType: 'xlsx', compression });
  return new Uint8Array(bytes);
}

/** Texts of the first sheet, row by row; null where the bytes are no workbook. The library never ends over some that are damaged, so it is given no packed ones. */
export function readWorkbook(bytes: Uint8Array): string[][] | null {
  if (bytes.length === 0) return null;
  const { read, utils } = workbooks();
  try {
    const { Sheets, SheetNames } = read(unpackWithinLimits(bytes), { type: 'array' });
    const sheet = Sheets[SheetNames[0] ?? ''];
    if (!sheet) return null;
    const rows: unknown[][] = utils.sheet_to_json(sheet, { header: 1, raw: false, defval: '' });
    return rows.map((row) => row.map(String));
  } catch {
    return null;
  }
}
