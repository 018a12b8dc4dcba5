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
const ASKS = 0x3f;
const QUOTE = 0x22;
const Z = 0x5a;
const [C, I, O, R, S, T, V, W] = Array.from('ciorstvw', (letter) => letter.charCodeAt(0));
/** Longest name of an element that matters here, with a prefix. */
const NAME_BYTES = 24;
/** A cell says its place within so many bytes. */
const PLACE_WITHIN = 80;
const DOCTYPE = /^<!doctype/i;

/** Element whose `<` is at `at`, whatever its prefix. Bytes are compared, no text is made: a sheet has a hundred thousand of them. */
function elementAt(xml: Uint8Array, at: number): 'row' | 'cell' | 'text' | 'shared' | null {
  let start = at + 1;
  let end = start;
  for (; end < at + NAME_BYTES; end++) {
    const byte = xml[end] ?? GREATER;
    if (byte === COLON) start = end + 1;
    else if (byte <= SPACE || byte === GREATER || byte === SLASH) break;
  }
  const first = xml[start];
  if (end - start === 1) return first === C ? 'cell' : first === V || first === T ? 'text' : null;
  if (end - start === 2) return first === S && xml[start + 1] === I ? 'shared' : null;
  return end - start === 3 && first === R && xml[start + 1] === O && xml[start + 2] === W ? 'row' : null;
}

/** Column of the cell that begins at `at`, from 1; 0 where it says none. */
function columnAt(xml: Uint8Array, at: number): number {
  let place = at;
  while (place < at + PLACE_WITHIN && !(xml[place] === R && xml[place - 1] === SPACE && xml[place + 2] === QUOTE)) place += 1;
  if (place === at + PLACE_WITHIN) return 0;
  let column = 0;
  for (let letter = place + 3; letter < place + 6; letter++) {
    const byte = xml[letter] ?? 0;
    if (byte < A || byte > Z) break;
    column = column * LETTERS + byte - A + 1;
  }
  return column;
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
    const element = elementAt(xml, at);
    if (element === 'row') isCounted = false;
    else if (element === 'cell') {
      cells += 1;
      cellAt = at;
      if (cells > SHEET_MAX_CELLS) throw new Refused({ kind: 'cells', max: SHEET_MAX_CELLS });
    } else if (element === 'text' && holdsText(xml, at)) {
      if (columnAt(xml, cellAt) > SHEET_MAX_COLUMNS) throw new Refused({ kind: 'columns', max: SHEET_MAX_COLUMNS });
      if (!isCounted) rows += 1;
      isCounted = true;
    }
  }
  return rows;
}

/** Refuses a part with more shared texts than a sheet may have cells: a reader would make an object of each. @throws Refused */
export function refuseTexts(xml: Uint8Array): void {
  let texts = 0;
  for (let at = xml.indexOf(LESS); at !== -1; at = xml.indexOf(LESS, at + 1)) {
    if (elementAt(xml, at) === 'shared') texts += 1;
    if (texts > SHEET_MAX_CELLS) throw new Refused({ kind: 'cells', max: SHEET_MAX_CELLS });
  }
}

/** True where the element at `at` is not empty. */
function holdsText(xml: Uint8Array, at: number): boolean {
  const end = xml.indexOf(GREATER, at);
  return end !== -1 && xml[end - 1] !== SLASH && (xml[end + 1] ?? LESS) !== LESS;
}

/** True where a part declares a document type, which would stand before its first element: with one it could grow or call elsewhere. */
export function declaresType(xml: Uint8Array): boolean {
  for (let at = xml.indexOf(LESS); at !== -1; at = xml.indexOf(LESS, at + 1)) {
    if (xml[at + 1] === BANG && DOCTYPE.test(String.fromCharCode(...xml.subarray(at, at + NAME_BYTES)))) return true;
    if (xml[at + 1] !== BANG && xml[at + 1] !== ASKS) return false;
  }
  return false;
}
