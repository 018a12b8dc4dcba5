import { cellOf } from './cellOf.ts';
import { cleanText, inOneLine } from './cleanText.ts';
import type { RawCell, RawWorkbook, SheetCell, SheetContent, SheetRow } from './types.ts';

/** Options a workbook has to be read with, so that its cells say what they are. */
const OPTIONS = {
  type: 'array',
  dense: true,
  // Formulas are read to see which of them have no value yet; none is worked out, none is kept.
  cellFormula: true,
  sheetStubs: true,
  cellHTML: false,
  cellNF: true,
  cellText: true,
} as const;

/** The reader of the package of workbooks, as far as it is needed. */
export type ReadWorkbook = (
  bytes: Uint8Array,
  options: typeof OPTIONS & { readonly sheets: number; readonly sheetRows: number },
) => RawWorkbook;

/** Place of the first sheet that is not hidden; the first one where all are. */
function visibleAt({ SheetNames, Workbook }: RawWorkbook): number {
  return Math.max(
    0,
    SheetNames.findIndex((_, at) => !Workbook?.Sheets?.[at]?.Hidden),
  );
}

/**
 * Rows of the first sheet that is not hidden, those that are not empty, the head among them, of its first `maxRows` rows: the one
 * reader of workbooks, of browsers and servers. The package of workbooks is handed in, so that who never reads one does not load it.
 * @reading R-220 @reading R-222
 * @throws what the package throws for bytes that are no workbook
 */
export function readSheet(read: ReadWorkbook, bytes: Uint8Array, maxRows: number): SheetContent {
  const first = read(bytes, { ...OPTIONS, sheets: 0, sheetRows: maxRows });
  const at = visibleAt(first);
  const { Sheets, SheetNames, Workbook } = at === 0 ? first : read(bytes, { ...OPTIONS, sheets: at, sheetRows: maxRows });
  const calendar = Workbook?.WBProps?.date1904 === true ? 1904 : 1900;
  const name = SheetNames[at] ?? '';
  const sheet = Sheets[name] as { readonly '!data'?: readonly ((RawCell | undefined)[] | undefined)[] } | undefined;
  const rows = Array.from(sheet?.['!data'] ?? [], (row, index) => ({
    number: index + 1,
    cells: withoutEndBlanks(Array.from(row ?? [], (cell) => cellOf(cell, calendar))),
  })).filter(({ cells }) => cells.length > 0);
  return { name, hiddenBefore: at, rows };
}

function withoutEndBlanks(cells: readonly SheetCell[]): readonly SheetCell[] {
  const last = cells.findLastIndex(({ kind }) => kind !== 'blank');
  return last === cells.length - 1 ? cells : cells.slice(0, last + 1);
}

/** Text of a cell where no kind of control is known for it, such as in a head: what stands there, with every digit. */
export function textOfCell(cell: SheetCell): string {
  switch (cell.kind) {
    case 'blank':
    case 'uncalculated':
      return '';
    case 'text':
      return cell.text;
    case 'number':
      return cell.number;
    case 'moment':
      return [cell.day, cell.time].filter((part) => part !== null).join(' ') || cell.shown;
    case 'boolean':
      return cell.value ? 'TRUE' : 'FALSE';
    case 'error':
      return cell.name;
  }
}

/** A value that was sent as JSON, as a cell: texts, numbers and truths; anything else is blank. */
export function cellOfValue(value: unknown): SheetCell {
  if (typeof value === 'string') return cellOf({ t: 's', v: value }, 1900);
  if (typeof value === 'number') return cellOf({ t: 'n', v: value, z: 'General', w: String(value) }, 1900);
  return typeof value === 'boolean' ? { kind: 'boolean', value } : { kind: 'blank' };
}

/** A text that was typed or pasted, as a cell. */
export function cellOfText(raw: string): SheetCell {
  const { text } = cleanText(raw);
  return text === '' ? { kind: 'blank' } : { kind: 'text', text };
}

/** Texts of the cells of a row, each in one line. */
export const textsOfRow = ({ cells }: SheetRow): readonly string[] => cells.map((cell) => inOneLine(textOfCell(cell)));
