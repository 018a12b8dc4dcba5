export { MAX_KEPT } from './state.ts';
export { createToaster } from './toaster.ts';
export { useToastRegion } from './useToastRegion.ts';
export { toastProps, useToasts } from './useToasts.ts';
export { useToastsSpoken } from './useToastsSpoken.ts';
export type {
  RecentMessage,
  ShownToast,
  Toast,
  Toaster,
  ToasterOptions,
  ToasterSnapshot,
  ToastPage,
  ToastsMessages,
  ToastsOptions,
  ToastTone,
} from './types.ts';
