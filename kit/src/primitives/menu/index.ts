export { MenuButton } from './MenuButton.tsx';
export { menuPart } from './menuPart.ts';
export type { MenuPart } from './menuPart.ts';
export type { MenuButtonProps, MenuCommand, MenuItem, MenuPlacement, MenuSection, MenuSeparator, MenuStart, MenuTrigger } from './types.ts';
