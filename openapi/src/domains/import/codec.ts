import type { OperationShapes } from '../../../generated/operations.gen.ts';
import {
  count,
  flag,
  from,
  list,
  nullableText,
  record,
  text,
  type Codec,
  type InOf,
  type ModelOf,
  type OperationCodecs,
  type OutOf,
} from '../../wire/index.ts';
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

const tableRow: Codec<number | null | undefined, number | null, number | null> = {
  decode: (wire) => wire ?? null,
  encode: (model) => model,
};

/** Sentence about a cell: `error` has to be corrected, `warning` says how its value differs from what stood there. */
export const importCellNote = record({ index: count, column: text, tableRow, level: text, message: text });

const tableRows = record({ index: count, table: text, numbers: list(count) });

export const importPreview = record({
  columns: from('headerRow', list(importColumn)),
  rows: from('dataRow', list(row)),
  /** Numbers of the rows in the sheet; empty where the server does not tell them. */
  numbers: from('rowNumbers', list(count)),
  /** Numbers of the rows of sub-tables in the sheet; empty where the server does not tell them. @reading R-228 */
  tableNumbers: from('tableRowNumbers', list(tableRows)),
  notes: from('cellNotes', list(importCellNote)),
  /** Indexes of rows whose records are there already; none where the server does not tell them. @reading R-226 */
  existing: list(count),
});

export const importOutcome = record({
  succeeded: from('snum', count),
  failed: from('fnum', count),
  /** Rows whose records were there already and stay as they are; of those taken, rows written over records, and added beside one. @reading R-226 */
  skipped: from('skipnum', count),
  overwritten: from('updatenum', count),
  renamed: from('renamenum', count),
  /** On the wire 0 means that all rows were taken, 1 that some were not. @reading R-091 */
  hasFailures: from('resultType', flag),
  /** Refused rows, each with its reason in `errorsInfo`. */
  failures: from('failResult', list(row)),
});

/** A record of a file that is there already. @reading R-225 */
export const importTwin = record({ fullName: text, enCode: text });

const fileCounts = record({ added: count, overwritten: count, renamed: count, skipped: count, existing: list(importTwin) });

/** Records of a file by what became of them; zeros where the server does not say. @reading R-225 */
export const fileImportCounts: Codec<InOf<typeof fileCounts> | null | undefined, ModelOf<typeof fileCounts>, OutOf<typeof fileCounts>> = {
  decode: (wire) => fileCounts.decode(wire ?? { added: 0, overwritten: 0, renamed: 0, skipped: 0 }),
  encode: (model) => fileCounts.encode(model),
};

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
