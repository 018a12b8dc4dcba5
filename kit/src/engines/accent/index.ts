export { accentOn, hexFrom } from './accentOn.ts';
export { contrastOf } from './oklch.ts';
export type { AccentColours, AccentGrounds, MadeAccent } from './accentOn.ts';
