export { VirtualList } from './VirtualList.tsx';
export { VirtualRows } from './VirtualRows.tsx';
export type { RowKey, RowsLook, RowsPart, VirtualListProps, VirtualRowsAsk } from './types.ts';
export { useVirtualRows } from './useVirtualRows.ts';
