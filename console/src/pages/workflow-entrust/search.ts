import { DELEGATION_TYPES, entrustTab } from '@milepost/openapi/domains/workflow';
import type { EntrustTab } from '@milepost/openapi/domains/workflow';
import { readPages, writePages } from '../../features/list-page/pageSearch.ts';
import type { Pages } from '../../features/list-page/pageSearch.ts';
import type { PageSearch } from '../../routing/index.ts';

/** Search parameters of the page; `config` carries the type. @source shell §2.1 @reading R-156 */
export interface EntrustSearch extends Pages {
  readonly tab: EntrustTab;
  readonly keyword: string;
}

export const entrustSearch: PageSearch<EntrustSearch> = {
  read: (search) => ({ tab: entrustTab(search['config'] ?? null), keyword: search['keyword'] ?? '', ...readPages(search) }),
  // The type is always there.
  write: ({ tab, keyword, page, pageSize }) => ({
    config: DELEGATION_TYPES[tab],
    ...(keyword && { keyword }),
    ...writePages({ page, pageSize }),
  }),
};
