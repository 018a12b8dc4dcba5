export { countChars } from './countChars.ts';
export { useTextField } from './useTextField.ts';
export type { TextFieldMessages, TextFieldOptions } from './types.ts';
