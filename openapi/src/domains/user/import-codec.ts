import { count, flag, from, id, list, record, text } from '../../wire/index.ts';

/** Cells by the names of the columns, see `USER_COLUMNS`. */
const cells = {
  account: text,
  realName: text,
  gender: text,
  mobilePhone: text,
  email: text,
  organizeId: text,
  positionId: text,
  roleId: text,
  groupId: text,
  managerId: text,
  enabledMark: text,
  sortCode: text,
  description: text,
} as const;

export const importRow = record(cells);
export const failedRow = record({ ...cells, errorsInfo: text });

export const importFile = record({
  /** File the preview is asked for. */
  name: id,
  url: text,
});
export const importPreview = record({
  rows: from('dataRow', list(importRow)),
  /** Numbers of the rows in the sheet; empty where the server does not tell them. */
  numbers: from('rowNumbers', list(count)),
  /** Sentences about cells: `error` has to be corrected, `warning` says how a value differs from what stood there. */
  /** Indexes of rows whose accounts are there; none where the server does not tell them. @reading R-226 */
  existing: list(count),
  notes: from('cellNotes', list(record({ index: count, column: text, level: text, message: text }))),
});
export const importRows = record({ rows: from('list', list(importRow)) });
export const failedRows = record({ rows: from('list', list(failedRow)) });
export const importResult = record({
  addedCount: from('snum', count),
  failedCount: from('fnum', count),
  /** People who were there already and stay as they are. */
  skippedCount: from('skipnum', count),
  /** Rows among those added that were written over people, and that got another account. @reading R-226 */
  overwrittenCount: from('updatenum', count),
  renamedCount: from('renamenum', count),
  hasFailures: from('resultType', flag),
  failedRows: from('failResult', list(failedRow)),
});
