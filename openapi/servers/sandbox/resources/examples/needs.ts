import type { Need, Needs, OperationId } from '../../core/handlers.ts';

/** Designs have no page of the menu. */
const BY_ADMINISTRATORS: Need = { isAdministrator: true };

/**
 * Needs of what changes something in domains without tables: nothing is kept, and still nobody hears a "done" who may not do
 * it.
 * @reading R-431
 */
export const EXAMPLE_NEEDS: Partial<Needs> = {
  uploadImportFile: BY_ADMINISTRATORS,
  importRows: BY_ADMINISTRATORS,
} satisfies Partial<Record<OperationId, Need>>;
