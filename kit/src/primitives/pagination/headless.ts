export { PAGE_SIZES } from './types.ts';
export type { PageChoice, PageReached, PaginationMessages, PaginationOptions } from './types.ts';
export { usePagination } from './usePagination.ts';
