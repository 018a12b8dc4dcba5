import { readOrder, readPages, writeOrder, writePages } from '../../features/list-page/pageSearch.ts';
import type { Order, Pages } from '../../features/list-page/pageSearch.ts';
import type { PageSearch } from '../../routing/index.ts';

//- if paged
/** Search parameters of the page. */
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

export const specimenSearch: PageSearch<SpecimenSearch> = {
  read: (search) => ({
    keyword: search['keyword'] ?? '',
    //- if hasSort
    sort: readOrder(search, ORDERED),
    //- end
    ...readPages(search),
  }),
  write: (search) => ({
    ...(search.keyword && { keyword: search.keyword }),
    //- if hasSort
    ...writeOrder(search.sort),
    //- end
    ...writePages(search),
  }),
};
//- else
//: /** Search parameters of the page. */
//: export interface SpecimenSearch {
//:   readonly keyword: string;
//: }
//:
//: export const specimenSearch: PageSearch<SpecimenSearch> = {
//:   read: (search) => ({ keyword: search['keyword'] ?? '' }),
//:   write: ({ keyword }) => ({ ...(keyword && { keyword }) }),
//: };
//- end
