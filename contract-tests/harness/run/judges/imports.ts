import { at, isJson, listOf, textOf, type Json } from '../../model/schema.ts';
import type { Finding } from '../described/ledger.ts';
import { finding, shown } from './values.ts';

/** Rows of a preview, whether they stand alone or beside their head. */
export const dataRowsIn = (data: unknown): Json[] => listOf(at(data, 'dataRow')).filter(isJson);

/** Findings of a template: it must open and have columns. */
export const templateFindings = (rows: readonly (readonly string[])[] | null): Finding[] =>
  rows === null
    ? [finding('the file', 'a workbook', 'bytes that are none')]
    : (rows[0] ?? []).some((label) => label.trim() !== '')
      ? []
      : [finding('the first row', 'the names of the columns', shown(rows[0]))];

/** Findings of a preview: its rows, and complete columns where it names some. @source forms §8 */
export function previewFindings(data: unknown, rows: number): Finding[] {
  const found = at(data, 'dataRow');
  if (!Array.isArray(found)) return [finding('data.dataRow', 'a list', found)];
  const head = at(data, 'headerRow') ?? null;
  return [
    ...(found.length === rows ? [] : [finding('data.dataRow', `${rows} rows`, `${found.length} rows`)]),
    ...(head === null || Array.isArray(head) ? [] : [finding('data.headerRow', 'a list', head)]),
    ...listOf(head).flatMap((column, index) =>
      textOf(at(column, 'id')) === '' || textOf(at(column, 'fullName')) === ''
        ? [finding(`data.headerRow[${index}]`, 'id and fullName', column)]
        : [],
    ),
  ];
}

/** Findings of cells of a sheet that are missing in its preview, those of sub-tables included. */
export function cellFindings(row: Json | undefined, cells: readonly string[]): Finding[] {
  const values = new Set(textsIn(row));
  return cells.filter((cell) => !values.has(cell)).map((cell) => finding('data.dataRow[0]', `the cell ${cell}`, 'no such value'));
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];

/** Findings of sub-table columns without their own columns. @source forms §8 */
export const childFindings = (data: unknown): Finding[] =>
  listOf(at(data, 'headerRow')).flatMap((column, index) =>
    at(column, 'jnpfKey') === 'table' && listOf(at(column, 'children')).length === 0
      ? [finding(`data.headerRow[${index}] (id ${textOf(at(column, 'id'))}).children`, 'the columns of the sub-table', 'none')]
      : [],
  );

/** Findings of the numbers of accepted and refused rows against the sent ones. @source forms §3 */
export function sumFindings(data: unknown, rows: number): Finding[] {
  const [taken, failed] = [at(data, 'snum'), at(data, 'fnum')];
  const sum = Number(taken) + Number(failed);
  const listed = listOf(at(data, 'failResult')).length;
  return [
    ...(sum === rows ? [] : [finding('data.snum + data.fnum', String(rows), `${String(taken)} + ${String(failed)}`)]),
    ...(listed === Number(failed) ? [] : [finding('data.failResult', `${String(failed)} rows`, `${listed} rows`)]),
  ];
}

/** Findings of refused rows without a reason. @source forms §8 */
export const reasonFindings = (data: unknown): Finding[] =>
  listOf(at(data, 'failResult')).flatMap((row, index) =>
    textOf(at(row, 'errorsInfo')).trim() === '' ? [finding(`data.failResult[${index}].errorsInfo`, 'a reason', at(row, 'errorsInfo'))] : [],
  );

/** Findings of a sheet of refused rows: it must hold the rows and their reasons. */
export function failedSheetFindings(rows: readonly (readonly string[])[] | null, reason: string): Finding[] {
  if (rows === null) return [finding('the file', 'a workbook', 'bytes that are none')];
  return rows.slice(1).some((row) => row.some((cell) => cell.includes(reason)))
    ? []
    : [finding('the file', `a row with its reason: ${reason}`, `${Math.max(0, rows.length - 1)} rows without it`)];
}
