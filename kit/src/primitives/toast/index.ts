export { createToaster } from './toaster.ts';
export { MAX_KEPT } from './state.ts';
export { ToasterProvider, useToaster } from './ToasterProvider.tsx';
export { ToastRegion } from './ToastRegion.tsx';
export { ToneMark } from './ToneMark.tsx';
export type { RecentMessage, ShownToast, Toast, Toaster, ToasterOptions, ToasterSnapshot, ToastPage, ToastTone } from './types.ts';
