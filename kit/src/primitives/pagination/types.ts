import type { PartsProps } from '../parts/index.ts';

/** Items on a page that can be chosen; the first is the default. @source admin §9 */
export const PAGE_SIZES = [20, 50, 100, 500] as const;

export interface PageChoice {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** Page that was gone to, and what is on it. */
export interface PageReached {
  readonly page: number;
  readonly pages: number;
  /** Numbers of its first and last item, from 1. */
  readonly first: number;
  readonly last: number;
  readonly total: number;
}

/** Words of the pages of a list. */
export interface PaginationMessages {
  /** Spoken name of the whole. */
  readonly label: string;
  /** Number of items, as a figure and as it is written in the language. */
  readonly total: (total: number, figure: string) => string;
  readonly itemsPerPage: string;
  readonly perPage: (size: number) => string;
  readonly previousPage: string;
  readonly nextPage: string;
  readonly page: (page: number) => string;
  readonly goToPage: string;
  /** Sentence that is said once another page was asked for. */
  readonly went: (reached: PageReached) => string;
}

/** Facts of the pages of a list, whoever draws them. */
export interface PaginationData extends PageChoice {
  /** Items of the whole list; null while nobody knows: then no total is shown, and nothing lies after the present page. */
  readonly total: number | null;
  /** Another page or size was asked for; after another size the first item of the page stays on it. */
  readonly onChange: (choice: PageChoice) => void;
}

/** Options of `usePagination`. */
export interface PaginationOptions extends PaginationData {
  /** Sizes to choose from; the one in force is among them. @defaultValue 20, 50, 100, 500 */
  readonly pageSizes?: readonly number[] | undefined;
  readonly messages: PaginationMessages;
}

/** Parts of the drawn pages, for `parts` and as `data-part`. */
export type PaginationPart = 'total' | 'size' | 'step' | 'page' | 'gap' | 'jump';

export interface PaginationProps extends PaginationData, PartsProps<PaginationPart> {}
