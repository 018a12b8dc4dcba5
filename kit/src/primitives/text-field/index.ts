export { TextField } from './TextField.tsx';
export { countChars } from './countChars.ts';
export type { TextFieldProps } from './types.ts';
export { useTextInsertion } from './useTextInsertion.ts';
export type { InsertedText } from './useTextInsertion.ts';
