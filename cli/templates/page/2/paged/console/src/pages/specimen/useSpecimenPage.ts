import { useCallback, useMemo, useState } from 'react';
import { readPages, writePages } from '../../features/list-page/index.ts';
import type { Order } from '../../features/list-page/index.ts';
import { useNavigate, useSearch } from '../../routing/index.ts';
import { readSearch, writeSearch } from './search.ts';
import type { SpecimenSearch } from './search.ts';

//- if canSave
/** What lies over the page; the form of a new record has no id. */
export type Over = { readonly kind: 'nothing' } | { readonly kind: 'form'; readonly id: string | null };

const NOTHING: Over = { kind: 'nothing' };
//- end

/** The state of the page: the address holds what a reload should keep, the rest lives here. */
export function useSpecimenPage() {
  const navigate = useNavigate();
  const address = useSearch();
  const search = useMemo(() => readSearch(address), [address]);
  const change = useCallback(
    (next: Partial<SpecimenSearch>) => navigate({ search: writeSearch({ ...search, ...next }) }),
    [navigate, search],
  );
  //- if canSave
  const [over, setOver] = useState<Over>(NOTHING);
  //- end
  return {
    search,
    searchFor: (keyword: string) => change({ keyword, page: 1 }),
    turnTo: (choice: { readonly page: number; readonly pageSize: number }) => change(readPages(writePages(choice))),
    //- if hasSort
    sortBy: (sort: Order) => change({ sort, page: 1 }),
    //- end
    //- if canSave
    over,
    add: () => setOver({ kind: 'form', id: null }),
    edit: (id: string) => setOver({ kind: 'form', id }),
    close: () => setOver(NOTHING),
    //- end
  };
}
