import type { MessageFilter } from '@milepost/openapi/domains/message';
import { readPages, writePages } from '../../features/list-page/index.ts';
import type { Pages } from '../../features/list-page/index.ts';
import type { Search } from '../../routing/index.ts';

/** State of the page that lives in its address. */
export interface RecordSearch extends Pages {
  readonly filter: MessageFilter;
}

const TYPES: readonly MessageFilter['type'][] = ['all', 'system', 'flow', 'notice', 'schedule'];

/** Reads the address; what is missing or makes no sense has its first value: all messages, read ones too. @reading R-347 */
export const readSearch = (search: Search): RecordSearch => ({
  filter: {
    keyword: search['keyword'] ?? '',
    type: TYPES.find((type) => type === search['type']) ?? 'all',
    isOnlyUnread: search['unread'] === '1',
  },
  ...readPages(search),
});

/** Writes the address; what has its first value is left out. */
export const writeSearch = ({ filter, ...pages }: RecordSearch): Search => ({
  ...(filter.keyword && { keyword: filter.keyword }),
  ...(filter.type !== 'all' && { type: filter.type }),
  ...(filter.isOnlyUnread && { unread: '1' }),
  ...writePages(pages),
});
