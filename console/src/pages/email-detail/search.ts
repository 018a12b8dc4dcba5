import type { PageSearch } from '../../routing/index.ts';

/** Search parameters of the page. */
export interface MailSearch {
  readonly id: string;
}

export const mailSearch: PageSearch<MailSearch> = {
  read: ({ id = '' }) => ({ id }),
  write: ({ id }) => ({ id }),
};
