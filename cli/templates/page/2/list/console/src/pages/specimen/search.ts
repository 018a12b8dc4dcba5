import type { Search } from '../../routing/index.ts';

/** What of the page lives in its address. */
export interface SpecimenSearch {
  readonly keyword: string;
}

/** Reads the address; what is missing has its first value. */
export const readSearch = (search: Search): SpecimenSearch => ({ keyword: search['keyword'] ?? '' });

/** Writes the address; what has its first value is left out. */
export const writeSearch = ({ keyword }: SpecimenSearch): Search => ({ ...(keyword && { keyword }) });
