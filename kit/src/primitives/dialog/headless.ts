export { DialogLayer } from './DialogLayer.tsx';
export { useDialog } from './useDialog.ts';
export type { CloseGuard, DialogKind, DialogOptions } from './options.ts';
