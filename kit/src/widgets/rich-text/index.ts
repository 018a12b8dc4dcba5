export { RichText } from './RichText.tsx';
export type { RichTextProps } from './types.ts';
