import type { ListConfig } from '../model/index.ts';

/** Page size a list without pages asks for. @source admin §9 */
export const LARGEST_PAGE = 10_000;
/** @source admin §9 */
const DEFAULT_PAGE_SIZE = 20;

/** Rows a designed list asks for: everything where it is grouped or has no pages. @source forms §9 @reading R-144 */
export const pageSizeOf = (list: Pick<ListConfig, 'type' | 'hasPage' | 'pageSize'>): number =>
  list.type === 'group' || !list.hasPage ? LARGEST_PAGE : Math.min(list.pageSize ?? DEFAULT_PAGE_SIZE, LARGEST_PAGE);
