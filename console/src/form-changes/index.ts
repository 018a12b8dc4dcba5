export type { DesignChange } from './designChanges.ts';
export { redrawnForm, useFormStore, type FormAsDrawn } from './useFormStore.ts';
export { useValueText } from './useValueText.ts';
