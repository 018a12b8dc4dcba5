export { Button, IconButton } from './Button.tsx';
export type { ButtonProps, ButtonVariant, IconButtonProps } from './types.ts';
