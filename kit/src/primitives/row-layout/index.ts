export { RowLayout } from './RowLayout.tsx';
export type { RowCell, RowLayoutProps } from './types.ts';
