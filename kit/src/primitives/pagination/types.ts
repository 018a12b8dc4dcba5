/** Items on a page that can be chosen; the first is the default. @source admin §9 */
export const PAGE_SIZES = [20, 50, 100, 500] as const;

export interface PageChoice {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface PaginationProps extends PageChoice {
  /** Items of the whole list; null while nobody knows: then no total is shown, and nothing lies after the present page. */
  readonly total: number | null;
  /** Another page or size was asked for; after another size the first item of the page stays on it. */
  readonly onChange: (choice: PageChoice) => void;
}
