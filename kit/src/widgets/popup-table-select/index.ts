export { PopupTableSelect } from './PopupTableSelect.tsx';
export { popupTableSelect } from './declarePopupTableSelect.ts';
export type { PopupTableSelectConfig, PopupTableSelectProps } from './types.ts';
