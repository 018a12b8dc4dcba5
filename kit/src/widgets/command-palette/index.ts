export { CommandPalette } from './CommandPalette.tsx';
export type { CommandPaletteProps, PaletteItem } from './types.ts';
