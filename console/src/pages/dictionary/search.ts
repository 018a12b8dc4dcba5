/** State of the dictionary page that lives in its address. */
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

/** Reads the address; what is missing or makes no sense has its first value. */
export function readSearch(search: Readonly<Record<string, string | undefined>>): DictionarySearch {
  const pageSize = whole(search['size']);
  return {
    categoryId: search['category'] || null,
    keyword: search['keyword'] ?? '',
    page: Math.max(1, whole(search['page'])),
    pageSize: PAGE_SIZES.find((size) => size === pageSize) ?? PAGE_SIZES[0],
  };
}

/** Writes the address; what has its first value is left out. */
export function writeSearch({ categoryId, keyword, page, pageSize }: DictionarySearch): Record<string, string> {
  return {
    ...(categoryId !== null && { category: categoryId }),
    ...(keyword && { keyword }),
    ...(page > 1 && { page: String(page) }),
    ...(pageSize !== PAGE_SIZES[0] && { size: String(pageSize) }),
  };
}
