export { Modal } from './Modal.tsx';
export { Panel } from './Panel.tsx';
export type { CloseGuard, ModalProps, PanelKind, PanelPlace, PanelProps, PanelWidthPx } from './types.ts';
