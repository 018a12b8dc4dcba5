export { ConflictChoice } from './ConflictChoice.tsx';
export type { ConflictChoiceProps, ImportConflict } from './types.ts';
