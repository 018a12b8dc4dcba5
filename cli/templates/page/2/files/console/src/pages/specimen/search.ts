import { readOrder, readPages, writeOrder, writePages } from '../../features/list-page/index.ts';
import type { Order, Pages } from '../../features/list-page/index.ts';
import type { Search } from '../../routing/index.ts';

//- if paged
/** State of the page that lives in its address. */
export interface SpecimenSearch extends Pages {
  readonly keyword: string;
  //- if hasSort
  /** Null for the server's own order. */
  readonly sort: Order;
  //- end
}

//- if hasSort
/** Columns the server can order by. */
const ORDERED = [$ordered] as const;
//- end

/** Reads the address; what is missing or makes no sense has its first value. */
export const readSearch = (search: Search): SpecimenSearch => ({
  keyword: search['keyword'] ?? '',
  //- if hasSort
  sort: readOrder(search, ORDERED),
  //- end
  ...readPages(search),
});

/** Writes the address; what has its first value is left out. */
export const writeSearch = (search: SpecimenSearch): Search => ({
  ...(search.keyword && { keyword: search.keyword }),
  //- if hasSort
  ...writeOrder(search.sort),
  //- end
  ...writePages(search),
});
//- else
//: /** State of the page that lives in its address. */
//: export interface SpecimenSearch {
//:   readonly keyword: string;
//: }
//:
//: /** Reads the address; what is missing has its first value. */
//: export const readSearch = (search: Search): SpecimenSearch => ({ keyword: search['keyword'] ?? '' });
//:
//: /** Writes the address; what has its first value is left out. */
//: export const writeSearch = ({ keyword }: SpecimenSearch): Search => ({ ...(keyword && { keyword }) });
//- end
