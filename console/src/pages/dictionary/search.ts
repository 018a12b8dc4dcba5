import type { PageSearch } from '../../routing/index.ts';

/** Search parameters of the dictionary page. */
export interface DictionarySearch {
  readonly categoryId: string | null;
  readonly keyword: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** @source admin §9 */
export const PAGE_SIZES = [20, 50, 100, 500] as const;

const whole = (text: string | undefined) => (text && /^\d{1,6}$/.test(text) ? Number(text) : 0);

export const dictionarySearch: PageSearch<DictionarySearch> = {
  read(search) {
    const pageSize = whole(search['size']);
    return {
      categoryId: search['category'] || null,
      keyword: search['keyword'] ?? '',
      page: Math.max(1, whole(search['page'])),
      pageSize: PAGE_SIZES.find((size) => size === pageSize) ?? PAGE_SIZES[0],
    };
  },
  write: ({ categoryId, keyword, page, pageSize }) => ({
    ...(categoryId !== null && { category: categoryId }),
    ...(keyword && { keyword }),
    ...(page > 1 && { page: String(page) }),
    ...(pageSize !== PAGE_SIZES[0] && { size: String(pageSize) }),
  }),
};
