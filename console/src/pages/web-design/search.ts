import type { PageSearch } from '../../routing/index.ts';

/** Search parameters of the page. */
export interface DesignSearch {
  /** Design that is edited; empty for the list of them. */
  readonly design: string;
}

export const designSearch: PageSearch<DesignSearch> = {
  read: ({ design = '' }) => ({ design }),
  write: ({ design }) => ({ ...(design && { design }) }),
};

/** Path of the list of designs. */
export const LIST_PATH = '/onlineDev/webDesign';
/** Address of the designer of a design. */
export const designAddress = (design: string): string => `${LIST_PATH}?${new URLSearchParams({ design })}`;
/** Name of the form of a new design, among drafts. */
export const NEW_DESIGN = 'new-design';
