export { PhotoDialog } from './PhotoDialog.tsx';
export type { PhotoDialogProps } from './types.ts';
