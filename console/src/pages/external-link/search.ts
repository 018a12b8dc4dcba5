import type { PageSearch } from '../../routing/index.ts';

/** Search parameters of the page. */
export interface ExternalLinkSearch {
  readonly href: string;
}

export const externalLinkSearch: PageSearch<ExternalLinkSearch> = {
  read: ({ href = '' }) => ({ href }),
  write: ({ href }) => ({ href }),
};
