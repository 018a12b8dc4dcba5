import type { Need, Needs, OperationId } from '../../core/handlers.ts';

/** Designs have no page of the menu. */
const BY_ADMINISTRATORS: Need = { isAdministrator: true };
const ofModel = (button: string): Need => ({ modelIn: 'id', button });

/**
 * Needs of what changes something in domains without tables: nothing is kept, and still nobody hears a "done" who may not do
 * it.
 * @reading R-431
 */
export const EXAMPLE_NEEDS: Partial<Needs> = {
  createModel: BY_ADMINISTRATORS,
  copyModel: BY_ADMINISTRATORS,
  updateModel: BY_ADMINISTRATORS,
  releaseModel: BY_ADMINISTRATORS,
  removeModel: BY_ADMINISTRATORS,
  uploadImportFile: BY_ADMINISTRATORS,
  importRows: BY_ADMINISTRATORS,
  uploadRecordImportFile: BY_ADMINISTRATORS,
  createRecord: ofModel('btn_add'),
  importRecords: ofModel('btn_add'),
  updateRecord: ofModel('btn_edit'),
  removeRecord: ofModel('btn_remove'),
  removeRecords: ofModel('btn_remove'),
} satisfies Partial<Record<OperationId, Need>>;
