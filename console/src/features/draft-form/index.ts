export { DraftDialog } from './DraftDialog.tsx';
export { FieldPair } from './FieldPair.tsx';
export { LoadingDialog } from './LoadingDialog.tsx';
export { useDraftForm } from './useDraftForm.ts';
export type { DraftForm } from './useDraftForm.ts';
