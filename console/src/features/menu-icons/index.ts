export { ICON_NAMES, ICONS, iconClass, iconOf } from './icons.map.ts';
export type { IconName } from './icons.map.ts';
export { useFoundIcons } from './useFoundIcons.ts';
