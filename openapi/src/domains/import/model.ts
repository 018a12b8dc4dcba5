import type { ModelOf } from '../../wire/index.ts';
import type { fileImportCounts, importColumn, importOutcome, importPreview, importUpload } from './codec.ts';

/** A row of a sheet: values by the id of their column, those of a sub-table as a list of rows. */
export type ImportRow = Readonly<Record<string, unknown>>;

/** A spreadsheet the server holds; `name` is what the preview asks with. @source forms §7 */
export type ImportUpload = ModelOf<typeof importUpload>;

/** A column, with columns of its own where it is a sub-table or a grouped header. @source forms §3 */
export type ImportColumn = ModelOf<typeof importColumn>;

/** Content of a sheet as the server read it. Columns are empty where the server does not name them. @source forms §3 */
export type ImportPreview = ModelOf<typeof importPreview>;

/** Outcome of an import: counts of rows, and the refused ones with their reasons. @source forms §3 */
export type ImportOutcome = ModelOf<typeof importOutcome>;

/** Outcome of an import from a file: counts of records, and those that are there already while nothing was written. @reading R-225 */
export type FileImportCounts = ModelOf<typeof fileImportCounts>;
