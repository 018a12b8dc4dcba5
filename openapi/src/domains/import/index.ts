export { fileImportCounts, importCodecs, importColumn, importOutcome, importPreview, importTwin, importUpload } from './codec.ts';
export type { FileImportCounts, ImportColumn, ImportOutcome, ImportPreview, ImportRow, ImportUpload } from './model.ts';
export { IMPORT_EXTENSIONS, IMPORT_LIMIT_BYTES, IMPORT_MAX_ROWS, importErrorOf, importFileProblem, importRowsProblem } from './rules.ts';
