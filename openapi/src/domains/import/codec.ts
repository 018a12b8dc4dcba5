import type { OperationShapes } from '../../../generated/operations.gen.ts';
import { count, flag, from, list, nullableText, record, text, type Codec, type OperationCodecs } from '../../wire/index.ts';
import { downloadLink } from '../file/index.ts';

type WireRow = OperationShapes['importRows']['body']['list'][number];

/** A row as it came: values by the id of their column. */
const row: Codec<WireRow, Readonly<Record<string, unknown>>, Record<string, unknown>> = {
  decode: (wire) => wire,
  encode: (model) => model,
};

const leafColumn = record({ id: text, fullName: text, jnpfKey: nullableText });

/** A column of the sheet; `jnpfKey` is `table` for a sub-table, `complexHeader` for a grouped header. @source forms §3 */
export const importColumn = record({ id: text, fullName: text, jnpfKey: nullableText, children: list(leafColumn) });

export const importUpload = record({ name: text, url: nullableText });

/** Sentence about a cell: `error` has to be corrected, `warning` says how its value differs from what stood there. */
export const importCellNote = record({ index: count, column: text, level: text, message: text });

export const importPreview = record({
  columns: from('headerRow', list(importColumn)),
  rows: from('dataRow', list(row)),
  /** Numbers of the rows in the sheet; empty where the server does not tell them. */
  numbers: from('rowNumbers', list(count)),
  notes: from('cellNotes', list(importCellNote)),
});

export const importOutcome = record({
  succeeded: from('snum', count),
  failed: from('fnum', count),
  /** On the wire 0 means that all rows were taken, 1 that some were not. @reading R-091 */
  hasFailures: from('resultType', flag),
  /** Refused rows, each with its reason in `errorsInfo`. */
  failures: from('failResult', list(row)),
});

const rowsBody = record({ rows: from('list', list(row)), flowId: nullableText });
const errorsBody = record({ rows: from('list', list(row)) });

/** Codecs of every operation of bulk imports. */
export const importCodecs = {
  uploadImportFile: { data: importUpload },
  downloadImportTemplate: { data: downloadLink },
  previewImport: { data: importPreview },
  importRows: { data: importOutcome, body: rowsBody },
  exportImportErrors: { data: downloadLink, body: errorsBody },
  uploadRecordImportFile: { data: importUpload },
  downloadRecordImportTemplate: { data: downloadLink },
  previewRecordImport: { data: importPreview },
  importRecords: { data: importOutcome, body: rowsBody },
  exportRecordImportErrors: { data: downloadLink, body: errorsBody },
} as const satisfies OperationCodecs<
  | 'uploadImportFile'
  | 'downloadImportTemplate'
  | 'previewImport'
  | 'importRows'
  | 'exportImportErrors'
  | 'uploadRecordImportFile'
  | 'downloadRecordImportTemplate'
  | 'previewRecordImport'
  | 'importRecords'
  | 'exportRecordImportErrors'
>;
