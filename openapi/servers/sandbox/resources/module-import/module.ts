import { Refusal } from '../../core/failure.ts';
import type { Handlers, Need, Needs, World } from '../../core/handlers.ts';
import { defineModule } from '../../core/module.ts';
import { recordTransferHandlers } from '../record/transfer/handlers.ts';

type Operations = 'uploadImportFile' | 'downloadImportTemplate' | 'previewImport' | 'importRows' | 'exportImportErrors';

/** A module has no page of its own: its records belong to whoever designs. @reading R-431 */
const BY_ADMINISTRATORS: Need = { isAdministrator: true };

const needs: Needs<Operations> = {
  uploadImportFile: BY_ADMINISTRATORS,
  downloadImportTemplate: BY_ADMINISTRATORS,
  previewImport: BY_ADMINISTRATORS,
  importRows: BY_ADMINISTRATORS,
  exportImportErrors: BY_ADMINISTRATORS,
};

/** Rows of a spreadsheet into the records of a module, which is a released model by its code. @reading R-984 */
function handlers(world: World): Handlers<Operations> {
  const records = recordTransferHandlers(world);
  const ofModule = ({ path }: { readonly path: { readonly module: string } }): { id: string } => {
    const row = world.store.one<{ id: string }>('SELECT id FROM model WHERE enCode = ? AND released IS NOT NULL', path.module);
    if (!row) throw new Refusal('该模块不存在或不支持导入，请刷新后重试');
    return row;
  };
  return {
    uploadImportFile: (call) => {
      ofModule(call);
      return records.uploadRecordImportFile({ ...call, path: undefined });
    },
    downloadImportTemplate: (call) => records.downloadRecordImportTemplate({ ...call, path: ofModule(call) }),
    previewImport: (call) => records.previewRecordImport({ ...call, path: ofModule(call) }),
    importRows: (call) => records.importRecords({ ...call, path: ofModule(call) }),
    exportImportErrors: (call) => records.exportRecordImportErrors({ ...call, path: ofModule(call) }),
  };
}

/** Imports by the name of a module. */
export const moduleImportModule = defineModule({ name: 'module-import', tables: [], needs, handlers });
