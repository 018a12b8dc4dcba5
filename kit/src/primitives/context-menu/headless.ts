export { useContextMenu } from './useContextMenu.ts';
export type { ContextMenuOptions } from './useContextMenu.ts';
