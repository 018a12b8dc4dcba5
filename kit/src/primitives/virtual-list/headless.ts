export { useVirtualList } from './useVirtualList.ts';
export { useVirtualRows } from './useVirtualRows.ts';
export { virtualGapProps, virtualRowProps } from './virtualRowProps.ts';
export type { RowKey, RowsGap, RowsLook, RowsPart, VirtualListOptions, VirtualRows, VirtualRowsOptions } from './types.ts';
