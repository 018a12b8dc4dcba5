export { PhotoDialog } from './PhotoDialog.tsx';
export { ScanDialog } from './ScanDialog.tsx';
export type { PhotoDialogProps, ScanDialogProps } from './types.ts';
