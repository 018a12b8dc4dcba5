/**
 * Change a command wants to make to one file. Paths are relative to the project, with slashes. `before` is what the command
 * saw, `after` what it wants; null where there is no file.
 */
export interface FileChange {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

export type ChangeKind = 'create' | 'edit' | 'remove' | 'none';

/** Kind of a change. */
export function kindOf({ before, after }: FileChange): ChangeKind {
  if (before === after) return 'none';
  if (before === null) return 'create';
  return after === null ? 'remove' : 'edit';
}

/** The changes that do something. */
export const real = (changes: readonly FileChange[]): FileChange[] => changes.filter((change) => kindOf(change) !== 'none');
