import type { Category } from '@milepost/openapi/domains/dictionary';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { categoriesQuery, dictionaryLookupQuery } from '../../data/dictionary/queries.ts';
import { useHeld } from '../../data/useHeld.ts';
import { useNavigate, usePageSearch } from '../../routing/index.ts';
import { dictionarySearch } from './search.ts';
import type { DictionarySearch, Narrowed } from './search.ts';

/** Layer over the page; one thing at a time. */
export type OpenDialog =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'entry'; readonly id: string | null }
  | { readonly kind: 'categories' }
  | { readonly kind: 'chooseCategory' };

/** A category as it is opened: nothing left out, from the first page on. */
const WHOLE = { keyword: '', state: undefined, page: 1 } as const;

const NOTHING: OpenDialog = { kind: 'nothing' };

/** The state of the dictionary page: the address holds what a reload should keep, the rest lives here. */
export function useDictionaryPage() {
  const api = useApi();
  const navigate = useNavigate();
  const search = usePageSearch(dictionarySearch);
  const change = useCallback(
    (next: Partial<DictionarySearch>, replace = false) => navigate({ search: dictionarySearch.write({ ...search, ...next }), replace }),
    [navigate, search],
  );
  const categories = useQuery(categoriesQuery(api));
  const { counts, areSettled } = useEntryCounts();
  const [over, setOver] = useState<OpenDialog>(NOTHING);

  // With its dialog open over it a category stays selected whatever becomes of the answer.
  const known = useHeld(categories.data);
  // The first category that has something to show is selected on load, and when the one in the address is gone. @reading R-440
  const selected = useMemo(
    () => known && (findCategory(known, search.categoryId) ?? (areSettled ? (firstWithEntries(known, counts) ?? known[0] ?? null) : null)),
    [known, search.categoryId, counts, areSettled],
  );
  useEffect(() => {
    if (!selected || selected.id === search.categoryId) return;
    // A link may name words without a category: they are kept.
    change({ categoryId: selected.id, ...(search.categoryId !== null && WHOLE) }, true);
  }, [selected, search.categoryId, change]);

  // Which category was shown first, and whether another one has followed.
  const [shown, setShown] = useState<{ readonly id: string | null; readonly hasChanged: boolean }>({ id: null, hasChanged: false });
  if (selected && selected.id !== shown.id) setShown({ id: selected.id, hasChanged: shown.id !== null });

  return {
    categories,
    counts,
    selected: selected ?? null,
    hasChanged: shown.hasChanged,
    search,
    over,
    select: (categoryId: string) => {
      change({ categoryId, ...WHOLE });
      setOver((now) => (now.kind === 'chooseCategory' ? NOTHING : now));
    },
    narrow: (by: Narrowed) => change({ ...by, page: 1 }),
    turnTo: (page: { page: number; pageSize: number }) => change(page),
    open: setOver,
    close: () => setOver(NOTHING),
  };
}

/** The category with an id, wherever it stands. */
export function findCategory(categories: readonly Category[], id: string | null): Category | null {
  for (const category of categories) {
    if (category.id === id) return category;
    const below = findCategory(category.children, id);
    if (below) return below;
  }
  return null;
}

/** The first category in the order of the tree that is known to have entries; a folder without any has its categories looked at. */
export function firstWithEntries(categories: readonly Category[], counts: ReadonlyMap<string, number>): Category | null {
  for (const category of categories) {
    const found = counts.get(category.id) ? category : firstWithEntries(category.children, counts);
    if (found) return found;
  }
  return null;
}

/** Number of entries in use of each category, from the cached dictionary list; unknown until it has come. */
function useEntryCounts() {
  const { data, isPending } = useQuery(dictionaryLookupQuery(useApi()));
  const counts: ReadonlyMap<string, number> = useMemo(
    () => new Map(data?.map(({ id, entries }) => [id, countEntries(entries)]) ?? []),
    [data],
  );
  return { counts, areSettled: !isPending };
}

interface Nested {
  readonly children: readonly Nested[];
}
const countEntries = (entries: readonly Nested[]): number => entries.reduce((sum, { children }) => sum + 1 + countEntries(children), 0);
