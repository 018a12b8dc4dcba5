export { locateReasons } from './locateReasons.ts';
export { useImportPorts } from './useImportPorts.ts';
export type { ImportCalls } from './useImportPorts.ts';
export type { SentNote } from './notesOf.ts';
export { notesOf } from './notesOf.ts';
export { useSheetDraft } from './useSheetDraft.tsx';
export { importQuery } from './importQuery.ts';
