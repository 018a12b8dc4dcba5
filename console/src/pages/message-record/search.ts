import type { MessageFilter } from '@milepost/openapi/domains/message';
import { readPages, writePages } from '../../features/list-page/pageSearch.ts';
import type { Pages } from '../../features/list-page/pageSearch.ts';
import type { PageSearch } from '../../routing/index.ts';

/** Search parameters of the page. */
export interface RecordSearch extends Pages {
  readonly filter: MessageFilter;
}

const TYPES: readonly MessageFilter['type'][] = ['all', 'system', 'flow', 'notice', 'schedule'];

/** All messages at first, read ones too. @reading R-347 */
export const recordSearch: PageSearch<RecordSearch> = {
  read: (search) => ({
    filter: {
      keyword: search['keyword'] ?? '',
      type: TYPES.find((type) => type === search['type']) ?? 'all',
      isOnlyUnread: search['unread'] === '1',
    },
    ...readPages(search),
  }),
  write: ({ filter, ...pages }) => ({
    ...(filter.keyword && { keyword: filter.keyword }),
    ...(filter.type !== 'all' && { type: filter.type }),
    ...(filter.isOnlyUnread && { unread: '1' }),
    ...writePages(pages),
  }),
};
