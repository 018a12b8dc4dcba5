import { useCallback, useState } from 'react';
import { chosenPages } from '../../features/list-page/index.ts';
import type { Order } from '../../features/list-page/index.ts';
import { useNavigate, usePageSearch } from '../../routing/index.ts';
import { specimenSearch } from './search.ts';
import type { SpecimenSearch } from './search.ts';

//- if canSave
//- if lazyTree
/** Layer over the page. */
export type OpenDialog =
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'form';
      /** Null for a new one. */
      readonly id: string | null;
      /** Below what a new one is added; null at the top. */
      readonly parent: { readonly id: string; readonly fullName: string } | null;
    };
//- else
//: /** Layer over the page; the form of a new record has no id. */
//: export type OpenDialog = { readonly kind: 'nothing' } | { readonly kind: 'form'; readonly id: string | null };
//- end

const NOTHING: OpenDialog = { kind: 'nothing' };
//- end

/** The state of the page: the address holds what a reload should keep, the rest lives here. */
export function useSpecimenPage() {
  const navigate = useNavigate();
  const search = usePageSearch(specimenSearch);
  //- if paged
  const change = useCallback(
    (next: Partial<SpecimenSearch>) => navigate({ search: specimenSearch.write({ ...search, ...next }) }),
    [navigate, search],
  );
  //- end
  //- if canSave
  const [over, setOver] = useState<OpenDialog>(NOTHING);
  //- end
  return {
    search,
    //- if paged
    searchFor: (keyword: string) => change({ keyword, page: 1 }),
    turnTo: (choice: { readonly page: number; readonly pageSize: number }) => change(chosenPages(choice)),
    //- else
    //: searchFor: (keyword: string) => navigate({ search: specimenSearch.write({ ...search, keyword }) }),
    //- end
    //- if paged & hasSort
    sortBy: (sort: Order) => change({ sort, page: 1 }),
    //- end
    //- if canSave
    over,
    //- if lazyTree
    add: (parent: { readonly id: string; readonly fullName: string } | null) => setOver({ kind: 'form', id: null, parent }),
    edit: (id: string) => setOver({ kind: 'form', id, parent: null }),
    //- else
    //: add: () => setOver({ kind: 'form', id: null }),
    //: edit: (id: string) => setOver({ kind: 'form', id }),
    //- end
    open: setOver,
    close: () => setOver(NOTHING),
    //- end
  };
}
