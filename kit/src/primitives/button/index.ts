export { Button, IconButton } from './Button.tsx';
export { wordsAtEnd } from './Button.css.ts';
export { FoldContext } from './FoldContext.ts';
export type { ButtonProps, ButtonVariant, IconButtonProps } from './types.ts';
