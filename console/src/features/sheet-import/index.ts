export { locateReasons } from './locateReasons.ts';
export { useImportPorts } from './useImportPorts.ts';
export type { ImportCalls } from './useImportPorts.ts';
export { notesOf } from './notesOf.ts';
