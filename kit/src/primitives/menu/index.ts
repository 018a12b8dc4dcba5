export { MenuButton } from './MenuButton.tsx';
export type { MenuButtonProps, MenuCommand, MenuItem, MenuPlacement, MenuSection, MenuSeparator, MenuTrigger } from './types.ts';
