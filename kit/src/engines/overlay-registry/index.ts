export { openModal } from './openModal.ts';
export { PendingOverlay, isOverlayPending, usePendingOverlay } from './pendingOverlay.ts';
export { overlayRegistry, registerOverlays } from './overlayRegistry.ts';
export type { OverlayRegistry } from './overlayRegistry.ts';
