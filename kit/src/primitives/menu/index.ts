export { FetchedMenu } from './FetchedMenu.tsx';
export { MenuButton } from './MenuButton.tsx';
export { menuPart } from './menuPart.ts';
export type { MenuPlacement } from './options.ts';
export type { MenuButtonProps, MenuCommand, MenuItem, MenuPartName, MenuSection, MenuSeparator, MenuTrigger } from './types.ts';
