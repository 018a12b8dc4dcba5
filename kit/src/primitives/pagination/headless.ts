export { PAGE_SIZES } from './types.ts';
export type { PageChoice, PageReached, PaginationData, PaginationMessages, PaginationOptions } from './types.ts';
export { usePagination } from './usePagination.ts';
