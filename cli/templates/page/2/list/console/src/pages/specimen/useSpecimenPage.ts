import { useMemo, useState } from 'react';
import { useNavigate, useSearch } from '../../routing/index.ts';
import { readSearch, writeSearch } from './search.ts';

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
  //- if canSave
  const [over, setOver] = useState<Over>(NOTHING);
  //- end
  return {
    search,
    searchFor: (keyword: string) => navigate({ search: writeSearch({ ...search, keyword }) }),
    //- if canSave
    over,
    add: () => setOver({ kind: 'form', id: null }),
    edit: (id: string) => setOver({ kind: 'form', id }),
    close: () => setOver(NOTHING),
    //- end
  };
}
