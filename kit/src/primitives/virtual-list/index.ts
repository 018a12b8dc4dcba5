export { VirtualList } from './VirtualList.tsx';
export { VirtualRows } from './VirtualRows.tsx';
export { useVirtualRows, virtualRowProps } from './headless.ts';
export type { RowKey, RowsLook, RowsPart, VirtualRowsOptions } from './headless.ts';
export type { VirtualListPart, VirtualListProps } from './types.ts';
