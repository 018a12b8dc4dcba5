import type { PageSearch } from '../../routing/index.ts';

/** States of a design that can be looked at. */
export type PreviewType = 'draft' | 'released';

/** Search parameters of the page. */
export interface PreviewSearch {
  /** Model that is looked at; empty for the list of them. */
  readonly id: string;
  readonly previewType: PreviewType;
}

export const previewSearch: PageSearch<PreviewSearch> = {
  read: ({ id = '', previewType }) => ({ id, previewType: previewType === 'released' ? 'released' : 'draft' }),
  write: ({ id, previewType }) => ({ ...(id && { id, previewType }) }),
};
