export { Pagination } from './Pagination.tsx';
export { PAGE_SIZES } from './types.ts';
export type { PageChoice, PaginationProps } from './types.ts';
