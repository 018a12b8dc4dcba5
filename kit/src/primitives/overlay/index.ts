export { Modal } from './Modal.tsx';
export { Panel } from './Panel.tsx';
export type { CloseGuard, ModalProps, PanelKind, PanelPlace, PanelProps, PanelWidth, PanelWidthPx } from './types.ts';
