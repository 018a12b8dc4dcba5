import type { Facts } from '../../model/types.ts';
import { plannedChecks, type Planned } from '../planned.ts';

/** Operations of one import from a spreadsheet, by step. */
export interface ImportOperations {
  readonly template: string;
  readonly upload: string;
  readonly preview: string;
  readonly execute: string;
  readonly errors: string;
}
export type ImportStep = keyof ImportOperations;

/** Imports of the description: people, records of a model by its id, and by the code of its module. @reading R-984 */
export const IMPORT_OPERATIONS = {
  users: {
    template: 'downloadUserTemplate',
    upload: 'uploadUserImportFile',
    preview: 'previewUserImport',
    execute: 'importUsers',
    errors: 'exportUserImportErrors',
  },
  records: {
    template: 'downloadRecordImportTemplate',
    upload: 'uploadRecordImportFile',
    preview: 'previewRecordImport',
    execute: 'importRecords',
    errors: 'exportRecordImportErrors',
  },
  moduleRows: {
    template: 'downloadImportTemplate',
    upload: 'uploadImportFile',
    preview: 'previewImport',
    execute: 'importRows',
    errors: 'exportImportErrors',
  },
} as const satisfies Readonly<Record<string, ImportOperations>>;

/** Checks of the import protocol, by the step that has to satisfy them. */
const CHECKS_OF: Readonly<Record<ImportStep, readonly string[]>> = {
  template: ['B1'],
  upload: ['B7', 'B8', 'B9'],
  preview: ['B2', 'B3', 'B4', 'B5', 'B6', 'B10', 'B11'],
  execute: ['B12', 'B13'],
  errors: ['B14'],
};
/** Steps of an import, in the order of the protocol. */
export const IMPORT_STEPS = ['template', 'upload', 'preview', 'execute', 'errors'] as const satisfies readonly ImportStep[];

/** Import checks. @source forms §9 */
export const planImports = ({ id }: Facts): Planned[] =>
  Object.values<ImportOperations>(IMPORT_OPERATIONS).flatMap((each) =>
    IMPORT_STEPS.filter((step) => each[step] === id).flatMap((step) => plannedChecks(CHECKS_OF[step])),
  );
