import type { ImportOutcome } from './ImportReport.tsx';
import { sessionAtom } from '../../auth/sessionAtom.ts';

/** State of a file's import, whether the drawer it was begun in is still open or not. @reading R-333 */
export type ImportStanding =
  | { readonly kind: 'none' }
  | { readonly kind: 'running' }
  /** Not read by anybody yet. */
  | { readonly kind: 'answered'; readonly outcome: ImportOutcome };

const NONE: ImportStanding = { kind: 'none' };

/** The one import of this person: while it runs no second one begins, and its report waits until somebody has read it. @reading R-333 */
export const $import = sessionAtom<ImportStanding>(NONE);

/** Begins an import. @returns false while another one runs */
export function beginImport(): boolean {
  if ($import.get().kind === 'running') return false;
  $import.set({ kind: 'running' });
  return true;
}

/** Keeps what came of it; nothing where there is nothing to tell. */
export function endImport(outcome: ImportOutcome | null): void {
  // A person who left meanwhile has no import any more.
  if ($import.get().kind === 'running') $import.set(outcome ? { kind: 'answered', outcome } : NONE);
}

/** The report was read. */
export function forgetImport(): void {
  if ($import.get().kind === 'answered') $import.set(NONE);
}

/** The report could not be shown: somebody asks for it once more. */
export function tellImport(outcome: ImportOutcome): void {
  if ($import.get().kind === 'none') $import.set({ kind: 'answered', outcome });
}
