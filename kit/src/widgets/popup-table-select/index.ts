export { PopupTableSelect } from './PopupTableSelect.tsx';
export { popupTableSelect } from './popupTableSelect.ts';
export type { PopupTableSelectConfig, PopupTableSelectProps } from './types.ts';
