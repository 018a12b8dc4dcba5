import { zipSync } from 'fflate';
import { headingsOf, matchHeadings, textsOfRow } from '../sheet-cells/index.ts';
import type { SheetCell } from '../sheet-cells/index.ts';
import { fileProblem, hasItsSignature, isZip } from './fileProblem.ts';
import { firstSheetNames } from './firstSheet.ts';
import { SHEET_MAX_COLUMNS, SHEET_MAX_ROWS } from './limits.ts';
import { readRows } from './readRows.ts';
import { Refused } from './Refused.ts';
import { declaresType, refuseTexts, scanSheet } from './scanSheet.ts';
import type { SheetCheck, SheetFacts, SheetJob, SheetRules } from './types.ts';
import { unpack } from './unpack.ts';

/** A spreadsheet judged and read: what costs nothing first, what a reader must be let at last. Never rejects. @source forms §5 @reading R-630 */
export async function judgeSheet({ file, rules }: SheetJob): Promise<SheetCheck> {
  try {
    const problem = fileProblem(file, rules);
    if (problem) throw new Refused(problem);
    const bytes = new Uint8Array(await file.arrayBuffer());
    // A locked workbook of the newer kind is wrapped as one of the older kind: that is to be said, not that its name is wrong.
    if (!isZip(bytes)) refuseSecrets(bytes);
    if (!hasItsSignature(file.name, bytes)) throw new Refused({ kind: 'type' });
    return { kind: 'fine', ...(await factsOf(bytes, rules)) };
  } catch (error) {
    return { kind: 'refused', problem: error instanceof Refused ? error.problem : { kind: 'unreadable' } };
  }
}

async function factsOf(bytes: Uint8Array, { maxRows = SHEET_MAX_ROWS, heads, ignored }: SheetRules): Promise<SheetFacts> {
  const headRows = heads?.length ?? 1;
  const plain = isZip(bytes) ? await repacked(bytes, maxRows, headRows) : bytes;
  // One more, to see that there are too many.
  const { name, hiddenBefore, rows: all } = await readRows(plain, maxRows + headRows + 1);
  if (heads) refuseHead(all.slice(0, headRows).map(textsOfRow), heads, ignored);
  const rows = all.slice(headRows);
  if (rows.length > maxRows) throw new Refused({ kind: 'rows', max: maxRows, found: null });
  if (rows.some(({ cells }) => cells.length > SHEET_MAX_COLUMNS)) throw new Refused({ kind: 'columns', max: SHEET_MAX_COLUMNS });
  if (rows.length === 0) throw new Refused({ kind: 'empty' });
  return {
    rows: rows.map(textsOfRow),
    headings: headingsOf(all.slice(0, headRows).map(textsOfRow)),
    cells: rows,
    sheet: { name, hiddenBefore },
    flagged: rows.flatMap(({ cells }, at) => (cells.some(isCleaned) ? [at + 1] : [])),
  };
}

const isCleaned = (cell: SheetCell): boolean => cell.kind === 'text' && cell.isCleaned === true;

/** The workbook without compression, and without what a sheet is not read from: no reader after this can be made to inflate more. */
async function repacked(bytes: Uint8Array, maxRows: number, headRows: number): Promise<Uint8Array> {
  const parts = await unpack(bytes);
  if ([...parts.values()].some(declaresType)) throw new Refused({ kind: 'damaged' });
  const { first, visible } = firstSheetNames(parts);
  const [sheet, before] = [parts.get(visible), parts.get(first)];
  if (!parts.has('xl/workbook.xml') || !sheet || !before) throw new Refused({ kind: 'damaged' });
  if (before !== sheet) scanSheet(before);
  const rows = scanSheet(sheet) - headRows;
  if (rows > maxRows) throw new Refused({ kind: 'rows', max: maxRows, found: rows });
  for (const part of parts.values()) if (part !== sheet && part !== before) refuseTexts(part);
  return zipSync(Object.fromEntries(parts), { level: 0 });
}

/** Workbooks of the older kind are not compressed; names of their parts say whether they are locked or hold programs. */
function refuseSecrets(bytes: Uint8Array): void {
  const names = new TextDecoder('utf-16le').decode(bytes);
  if (names.includes('EncryptedPackage')) throw new Refused({ kind: 'encrypted' });
  if (names.includes('_VBA_PROJECT')) throw new Refused({ kind: 'macros' });
}

function refuseHead(found: readonly (readonly string[])[], heads: readonly (readonly string[])[], ignored?: readonly string[]): void {
  const { missing, unknown, doubled } = matchHeadings(headingsOf(heads), headingsOf(found), ignored);
  if (missing.length + unknown.length + doubled.length > 0) throw new Refused({ kind: 'head', missing, unknown, doubled });
}
