export { CameraView } from './CameraView.tsx';
export { ScanDialog } from './ScanDialog.tsx';
export type { CameraViewProps, ScanDialogProps } from './types.ts';
