export { PopupSelect } from './PopupSelect.tsx';
export { popupSelect } from './declarePopupSelect.ts';
export type { PopupSelectConfig, PopupSelectProps } from './types.ts';
