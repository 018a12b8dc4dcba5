export { useMenu, useMenuEntry } from './useMenu.tsx';
export { useMenuTrigger } from './useMenuTrigger.ts';
export type { FetchedPart, MenuEntry, MenuOptions, MenuPlacement, MenuStart, MenuTriggerOptions, OpenMenu } from './options.ts';
