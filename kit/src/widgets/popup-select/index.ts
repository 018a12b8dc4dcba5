export { PopupSelect } from './PopupSelect.tsx';
export { popupSelect } from './popupSelect.ts';
export type { PopupSelectConfig, PopupSelectProps } from './types.ts';
