export { TableGrid } from './TableGrid.tsx';
export type { TableGridCell, TableGridProps } from './types.ts';
