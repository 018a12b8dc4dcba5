export { useComboBox } from './useComboBox.ts';
export type { ComboBoxMessages, ComboBoxOptions, Suggestion, Suggestions } from './types.ts';
