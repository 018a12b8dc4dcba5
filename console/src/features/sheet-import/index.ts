export { useImportPorts } from './useImportPorts.ts';
export { notesOf } from './notesOf.ts';
export { useSheetDraft } from './useSheetDraft.tsx';
export { importQuery } from './importQuery.ts';
