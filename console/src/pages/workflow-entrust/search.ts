import { DELEGATION_TYPES, entrustTab } from '@milepost/openapi/domains/workflow';
import type { EntrustTab } from '@milepost/openapi/domains/workflow';
import { readPages, writePages } from '../../features/list-page/index.ts';
import type { Pages } from '../../features/list-page/index.ts';
import type { Search } from '../../routing/index.ts';

/** State of the page that lives in its address; `config` carries the type. @source shell §2.1 @reading R-156 */
export interface EntrustSearch extends Pages {
  readonly tab: EntrustTab;
  readonly keyword: string;
}

/** Reads the address; what is missing has its first value. */
export const readSearch = (search: Search): EntrustSearch => ({
  tab: entrustTab(search['config'] ?? null),
  keyword: search['keyword'] ?? '',
  ...readPages(search),
});

/** Writes the address; the type is always there, what else has its first value is left out. */
export const writeSearch = ({ tab, keyword, page, pageSize }: Omit<EntrustSearch, 'pageSize'> & { pageSize: number }): Search => ({
  config: DELEGATION_TYPES[tab],
  ...(keyword && { keyword }),
  ...writePages({ page, pageSize }),
});
