import type { PageSearch } from '../../routing/index.ts';

/** Search parameters of the dictionary page. */
export interface DictionarySearch {
  readonly categoryId: string | null;
  readonly keyword: string;
  /** Entries that are enabled (1) or disabled (0) alone; undefined for both. */
  readonly state: 0 | 1 | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** Keyword or state a list is narrowed down by, or both at once. */
export type Narrowed = Partial<Pick<DictionarySearch, 'keyword' | 'state'>>;
/** Entries without anything left out. */
export const ALL: Narrowed = { keyword: '', state: undefined };

/** @source admin §9 */
export const PAGE_SIZES = [20, 50, 100, 500] as const;

/** Name of the filter in the address, as every list spells it. */
const STATE = 'f.enabledMark';
const STATES = [0, 1] as const;

const whole = (text: string | undefined) => (text && /^\d{1,6}$/.test(text) ? Number(text) : 0);

export const dictionarySearch: PageSearch<DictionarySearch> = {
  read(search) {
    const pageSize = whole(search['size']);
    return {
      categoryId: search['category'] || null,
      keyword: search['keyword'] ?? '',
      state: STATES.find((state) => String(state) === search[STATE]),
      page: Math.max(1, whole(search['page'])),
      pageSize: PAGE_SIZES.find((size) => size === pageSize) ?? PAGE_SIZES[0],
    };
  },
  write: ({ categoryId, keyword, state, page, pageSize }) => ({
    ...(categoryId !== null && { category: categoryId }),
    ...(keyword && { keyword }),
    ...(state !== undefined && { [STATE]: String(state) }),
    ...(page > 1 && { page: String(page) }),
    ...(pageSize !== PAGE_SIZES[0] && { size: String(pageSize) }),
  }),
};
