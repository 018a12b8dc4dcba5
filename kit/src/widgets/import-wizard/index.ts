export { ImportWizard } from './ImportWizard.tsx';
export { reasonOf } from './sheet.ts';
export type {
  AssignedHeading,
  ImportAsk,
  ImportCheck,
  ImportColumn,
  ImportHead,
  ImportNote,
  ImportOutcome,
  ImportPorts,
  ImportPreview,
  ImportProblem,
  ImportValues,
  ImportWizardProps,
  RefusedRow,
  SheetStore,
  StoredSheet,
  TableCell,
} from './types.ts';
export type { SheetRules } from '../../engines/sheet-check/index.ts';
