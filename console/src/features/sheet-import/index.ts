export { locateReasons } from './locateReasons.ts';
export { useImportPorts } from './useImportPorts.ts';
export type { ImportCalls } from './useImportPorts.ts';
export type { SentNote } from './notesOf.ts';
export { notesOf } from './notesOf.ts';
export { askedQuery } from './askedQuery.ts';
