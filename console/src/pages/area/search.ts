import type { Search } from '../../routing/index.ts';

/** State of the page that lives in its address. */
export interface AreaSearch {
  readonly keyword: string;
}

/** Reads the address; what is missing has its first value. */
export const readSearch = (search: Search): AreaSearch => ({ keyword: search['keyword'] ?? '' });

/** Writes the address; what has its first value is left out. */
export const writeSearch = ({ keyword }: AreaSearch): Search => ({ ...(keyword && { keyword }) });
