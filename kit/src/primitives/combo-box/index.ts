export { ComboBox } from './ComboBox.tsx';
export type { ComboBoxProps, Suggestion, Suggestions } from './types.ts';
