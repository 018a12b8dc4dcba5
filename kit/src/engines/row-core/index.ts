export { filterRows, sortFlatRows, sortRows } from './arrange.ts';
export { collapseAll, expandAll, expandSiblings, reveal, withExpanded } from './expansion.ts';
export { flatRows } from './flatRows.ts';
export { nestedRows } from './nestedRows.ts';
export type { FilteredRows, RowTree, VisibleRows } from './types.ts';
export { everyRow, visibleRows } from './visibleRows.ts';
