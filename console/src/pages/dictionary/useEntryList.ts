import type { Sort } from '@milepost/kit/data-table';
import type { Category, Entry } from '@milepost/openapi/domains/dictionary';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { entriesQuery } from '../../data/dictionary/queries.ts';
import { sortEntries } from './sortEntries.ts';
import type { DictionarySearch } from './search.ts';
import { useBranches } from './useBranches.ts';

const NO_ENTRIES: readonly Entry[] = [];
const FIRST_SORT: Sort = { columnId: 'sortCode', direction: 'ascending' };

/**
 * Entries as the table shows them. The server sends a category whole, so sorting and paging happen here; a tree has no
 * pages. @source admin §7 @reading R-031
 */
export function useEntryList(category: Category, search: DictionarySearch) {
  const { data, isPending, isError, error, refetch } = useQuery(entriesQuery(useApi(), category, search.keyword, search.state));
  const [sort, setSort] = useState<Sort>(FIRST_SORT);
  const branches = useBranches(data ?? NO_ENTRIES, `${search.state} ${search.keyword}`);

  const sorted = useMemo(() => sortEntries(data ?? [], sort), [data, sort]);
  const lastPage = Math.max(1, Math.ceil(sorted.length / search.pageSize));
  const page = Math.min(search.page, lastPage);
  const rows = useMemo(
    () => (category.isTree ? sorted : sorted.slice((page - 1) * search.pageSize, page * search.pageSize)),
    [category.isTree, sorted, page, search.pageSize],
  );
  return {
    rows,
    page,
    /** Null while nothing was counted yet. */
    total: data ? countAll(sorted) : null,
    disabled: countDisabled(sorted),
    shown: countShown(sorted, branches.expandedIds),
    sort,
    setSort: (next: Sort | null) => setSort(next ?? FIRST_SORT),
    state: isPending
      ? ('loading' as const)
      : isError && !data
        ? ('failed' as const)
        : sorted.length === 0
          ? ('empty' as const)
          : ('ready' as const),
    error,
    retry: () => void refetch(),
    branches,
  };
}

const countAll = (entries: readonly Entry[]): number => entries.reduce((sum, { children }) => sum + 1 + countAll(children), 0);
const countDisabled = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { isEnabled, children }) => sum + (isEnabled ? 0 : 1) + countDisabled(children), 0);
const countShown = (entries: readonly Entry[], open: ReadonlySet<string>): number =>
  entries.reduce((sum, { id, children }) => sum + 1 + (open.has(id) ? countShown(children, open) : 0), 0);
