export { Button, IconButton } from './Button.tsx';
export { wordsAtEnd } from './Button.css.ts';
export type { ButtonProps, ButtonVariant, IconButtonProps } from './types.ts';
