import { listOf } from './flatRows.ts';
import { staleRow } from './lookup.ts';
import type { RowTree } from './types.ts';

/** Numbers of a column; NaN where a record has none. */
export type NumberColumn = Float64Array | Float32Array | Int32Array | Uint32Array | Int16Array | Uint16Array | Int8Array | Uint8Array;

/** Texts of a column of few different ones: a number per record instead of a text. */
export interface CodedColumn {
  readonly codes: Uint8Array | Uint16Array | Uint32Array;
  readonly texts: readonly string[];
}

/** The values of one column, one per record: figures, texts, or texts by their number. */
export type RecordColumn = NumberColumn | readonly string[] | CodedColumn;

/** Records kept by column, without an object per record. */
export interface ColumnarRecords<Name extends string> {
  readonly size: number;
  /** Every column has `size` values. */
  readonly columns: Readonly<Record<Name, RecordColumn>>;
  /** Column that holds the id of each record. */
  readonly id: Name;
}

interface ColumnarAsk<Name extends string> {
  readonly records: ColumnarRecords<Name>;
  /** Record for each row, all of them or those a filter left; in their own order when left out. */
  readonly order?: Uint32Array;
}

/**
 * A list over columns. A record is its number: read what it holds with `textAt` and `numberAt`.
 * @throws RangeError when a row is asked for that is not there
 */
export function columnarRows<Name extends string>({ records, order }: ColumnarAsk<Name>): RowTree<number> {
  const size = order?.length ?? records.size;
  const record = (row: number) => {
    if (!(row >= 0 && row < size)) throw staleRow(row, size);
    return order?.[row] ?? row;
  };
  return listOf(size, record, (number) => textAt(records, records.id, number));
}

/** Text of a column for a record; empty where there is nothing. */
export function textAt<Name extends string>({ columns }: ColumnarRecords<Name>, name: Name, record: number): string {
  const column: RecordColumn = columns[name];
  if ('codes' in column) return column.texts[column.codes[record] ?? -1] ?? '';
  const value = column[record];
  return value === undefined || Number.isNaN(value) ? '' : String(value);
}

/** Figure of a column for a record; NaN where there is none. */
export function numberAt<Name extends string>({ columns }: ColumnarRecords<Name>, name: Name, record: number): number {
  const column: RecordColumn = columns[name];
  if ('codes' in column) return Number.NaN;
  const value = column[record];
  return typeof value === 'number' ? value : Number.NaN;
}
