export { SelectionBar } from './SelectionBar.tsx';
export type { SelectionBarProps } from './types.ts';
