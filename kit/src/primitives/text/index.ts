export { Text } from './Text.tsx';
export { textLook } from './textLook.ts';
export type { TextLook, TextProps, TextSize, TextTone } from './types.ts';
