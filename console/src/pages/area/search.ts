import type { PageSearch } from '../../routing/index.ts';

/** Search parameters of the page. */
export interface AreaSearch {
  readonly keyword: string;
}

export const areaSearch: PageSearch<AreaSearch> = {
  read: (search) => ({ keyword: search['keyword'] ?? '' }),
  write: ({ keyword }) => ({ ...(keyword && { keyword }) }),
};
