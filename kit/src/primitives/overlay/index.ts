export { Modal } from './Modal.tsx';
export { Panel } from './Panel.tsx';
export type { ModalProps, PanelPart, PanelPlace, PanelProps, PanelWidth, PanelWidthPx } from './types.ts';
