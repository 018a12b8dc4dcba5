import type { PageSearch } from '../../routing/index.ts';

/** Search parameters of the page: the encoded payload, and a token that is not judged yet. @source shell §2.1 */
export interface FlowSearch {
  readonly config: string;
  readonly token: string | undefined;
}

export const flowSearch: PageSearch<FlowSearch> = {
  read: ({ config = '', token }) => ({ config, token }),
  write: ({ config }) => ({ config }),
};
