import { useState } from 'react';
import { useNavigate, usePageSearch } from '../../routing/index.ts';
import { areaSearch } from './search.ts';

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

const NOTHING: OpenDialog = { kind: 'nothing' };

/** The state of the page: the address holds what a reload should keep, the rest lives here. */
export function useAreaPage() {
  const navigate = useNavigate();
  const search = usePageSearch(areaSearch);
  const [over, setOver] = useState<OpenDialog>(NOTHING);
  return {
    search,
    searchFor: (keyword: string) => navigate({ search: areaSearch.write({ ...search, keyword }) }),
    over,
    add: (parent: { readonly id: string; readonly fullName: string } | null) => setOver({ kind: 'form', id: null, parent }),
    edit: (id: string) => setOver({ kind: 'form', id, parent: null }),
    open: setOver,
    close: () => setOver(NOTHING),
  };
}
