import { Refusal } from '../../core/failure.ts';
import type { Handlers, World } from '../../core/handlers.ts';
import { defineModule } from '../../core/module.ts';
import { recordTransferHandlers } from '../record/transfer/handlers.ts';

type Operations = 'uploadImportFile' | 'downloadImportTemplate' | 'previewImport' | 'importRows' | 'exportImportErrors';

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
export const moduleImportModule = defineModule({ name: 'module-import', tables: [], handlers });
