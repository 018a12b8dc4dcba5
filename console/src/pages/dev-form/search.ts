import type { PageSearch } from '../../routing/index.ts';

/** Search parameters of the page: a link as somebody has configured it. */
export interface DevFormSearch {
  readonly href: string | undefined;
  readonly target: 'blank' | 'self';
}

export const devFormSearch: PageSearch<DevFormSearch> = {
  read: ({ href, target }) => ({ href, target: target === '_blank' ? 'blank' : 'self' }),
  write: ({ href = '', target }) => ({ href, target: `_${target}` }),
};
