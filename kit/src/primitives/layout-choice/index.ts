export { LayoutChoice } from './LayoutChoice.tsx';
export { LAYOUT_NAMES } from './types.ts';
export type { LayoutChoiceProps, LayoutName } from './types.ts';
