import { SHEET_MAX_CELLS, SHEET_MAX_COLUMNS } from './limits.ts';
import { Refused } from './Refused.ts';

const LESS = 0x3c;
const GREATER = 0x3e;
const SLASH = 0x2f;
const COLON = 0x3a;
const BANG = 0x21;
const SPACE = 0x20;
const LETTERS = 26;
const A = 0x41;
/** Longest name of an element that matters here, with a prefix. */
const NAME_CHARS = 24;
/** A cell says its place within so many bytes. */
const PLACE_WITHIN = 80;
const PLACE = /\br="([A-Z]{1,3})\d+"/;

/** Name of the element whose `<` is at `at`, without prefix; empty for an end tag. */
function nameAt(xml: Uint8Array, at: number): string {
  let name = '';
  for (let next = at + 1; next < at + 1 + NAME_CHARS; next++) {
    const byte = xml[next] ?? GREATER;
    if (byte === COLON) name = '';
    else if (byte <= SPACE || byte === GREATER || byte === SLASH) break;
    else name += String.fromCharCode(byte);
  }
  return name;
}

/** Column of the cell that begins at `at`, from 1; 0 where it says none. */
function columnAt(xml: Uint8Array, at: number): number {
  const [, letters = ''] = PLACE.exec(String.fromCharCode(...xml.subarray(at, at + PLACE_WITHIN))) ?? [];
  return Array.from(letters).reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - A + 1, 0);
}

/**
 * Rows of a sheet that hold anything, counted in its bytes before a reader builds cells of them.
 * @throws Refused where there are too many cells or columns, or a document type is declared
 */
export function scanSheet(xml: Uint8Array): number {
  let rows = 0;
  let cells = 0;
  let isCounted = true;
  let cellAt = 0;
  for (let at = xml.indexOf(LESS); at !== -1; at = xml.indexOf(LESS, at + 1)) {
    const name = nameAt(xml, at);
    if (name === 'row') isCounted = false;
    else if (name === 'c') {
      cells += 1;
      cellAt = at;
      if (cells > SHEET_MAX_CELLS) throw new Refused({ kind: 'cells', max: SHEET_MAX_CELLS });
    } else if ((name === 'v' || name === 't') && holdsText(xml, at)) {
      if (columnAt(xml, cellAt) > SHEET_MAX_COLUMNS) throw new Refused({ kind: 'columns', max: SHEET_MAX_COLUMNS });
      if (!isCounted) rows += 1;
      isCounted = true;
    }
  }
  return rows;
}

/** True where the element at `at` is not empty. */
function holdsText(xml: Uint8Array, at: number): boolean {
  const end = xml.indexOf(GREATER, at);
  return end !== -1 && xml[end - 1] !== SLASH && (xml[end + 1] ?? LESS) !== LESS;
}

const ASKS = 0x3f;

/** True where a part declares a document type, which would stand before its first element: with one it could grow or call elsewhere. */
export function declaresType(xml: Uint8Array): boolean {
  for (let at = xml.indexOf(LESS); at !== -1; at = xml.indexOf(LESS, at + 1)) {
    if (xml[at + 1] === BANG && /^!doctype/i.test(nameAt(xml, at))) return true;
    if (xml[at + 1] !== BANG && xml[at + 1] !== ASKS) return false;
  }
  return false;
}
