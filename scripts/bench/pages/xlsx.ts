// A spreadsheet of 1,000 rows and 30 columns as an import checks and reads it, by the driver's protocol: `prepare`, `run`, `size`.
import { utils, write } from '@e965/xlsx';
import { createSheetChecker } from '@milepost/kit/engines/sheet-check';
import { Zip, ZipDeflate } from 'fflate';
import { makeRows } from '../floor/lib/data.js';

const ROWS = 1000;
const COLUMNS = 30;
/** Size a bomb of a few hundred kilobytes grows to. */
const BOMB_BYTES = 96 * 1024 * 1024;
const PIECE_BYTES = 4 * 1024 * 1024;

/** Started when the wizard opens, before there is a file. */
const checker = createSheetChecker();
let file = new File([], 'a.xlsx');
let bomb = file;

/** The same cells as those of the floor: a third are numbers. */
function cells() {
  const head = Array.from({ length: COLUMNS }, (_, at) => `column ${at}`);
  const rows = makeRows(ROWS).map(({ amount, name, date }) =>
    Array.from({ length: COLUMNS }, (_, at) => (at % 3 === 0 ? amount + at : at % 3 === 1 ? `${name} ${at}` : date)),
  );
  return [head, ...rows];
}

/** A workbook with one part of blanks; each piece is packed by itself, so that none has to be held whole. */
function bombBytes(): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((_, piece) => pieces.push(piece));
  const part = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 1 });
  zip.add(part);
  const blanks = new Uint8Array(PIECE_BYTES).fill(' '.charCodeAt(0));
  for (let done = 0; done < BOMB_BYTES; done += PIECE_BYTES) part.push(blanks, done + PIECE_BYTES >= BOMB_BYTES);
  zip.end();
  const whole = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  pieces.reduce((at, piece) => {
    whole.set(piece, at);
    return at + piece.byteLength;
  }, 0);
  return whole;
}

window.bench = {
  mount: () => undefined,
  async prepare() {
    const book = utils.book_new(utils.aoa_to_sheet(cells()), 's');
    const bytes = write(book, { type: 'array', bookType: 'xlsx', compression: true, bookSST: true }) as ArrayBuffer;
    file = new File([bytes], 'a.xlsx');
    bomb = new File([bombBytes()], 'bomb.xlsx');
  },
  async run() {
    const check = await checker.check(file);
    if (check.kind !== 'fine') throw new Error(`[bench] The sheet was refused: ${check.problem.kind} · it must be read.`);
    // The reader of an import keeps every cell a text; the driver asks for numbers.
    return [[], ...check.rows.map((row) => row.map((text, at) => (at % 3 === 0 ? Number(text) : text)))];
  },
  async refuse() {
    const check = await checker.check(bomb);
    if (check.kind !== 'refused') throw new Error('[bench] The bomb was taken · it must be refused.');
  },
  bytes: () => file.size,
};
