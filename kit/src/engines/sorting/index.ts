export { heldOrder, placeAt, placeWithin, withMoved } from './order.ts';
export type { Grab, ItemBox } from './order.ts';
export { HANDLE, ROW } from './types.ts';
export type { RowPart, SortActs, SortRowsOptions } from './types.ts';
export { useSortRows } from './useSortRows.ts';
