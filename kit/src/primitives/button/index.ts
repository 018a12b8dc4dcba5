export { Button, IconButton } from './Button.tsx';
export { ButtonLink, IconButtonLink } from './ButtonLink.tsx';
export { wordsAtEnd } from './Button.css.ts';
export { FoldContext } from './FoldContext.ts';
export type { ButtonLinkProps, ButtonProps, ButtonVariant, IconButtonLinkProps, IconButtonProps } from './types.ts';
