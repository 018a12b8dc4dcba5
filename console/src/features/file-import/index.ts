export { useFileImport } from './useFileImport.ts';
export type { PendingImport, FileConflict } from './useFileImport.ts';
export { ConflictQuestion } from './ConflictQuestion.ts';
