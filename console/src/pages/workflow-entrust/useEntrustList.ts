import type { Delegation } from '@milepost/openapi/domains/workflow';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/api/index.ts';
import { delegationsQuery } from '../../data/workflow/queries.ts';
import type { EntrustSearch } from './search.ts';

/** The rows of a tab. */
export interface EntrustRows {
  readonly rows: readonly Delegation[];
  /** Null while nothing was counted yet. */
  readonly total: number | null;
  readonly state: 'loading' | 'failed' | 'empty' | 'ready';
  /** The rows shown are those of before, until what was asked for has come. */
  readonly isComing: boolean;
  /** Error the list was refused with. */
  readonly error: unknown;
  readonly retry: () => void;
}

const NONE: readonly Delegation[] = [];

/** One page of the delegations of a tab; the page before stays in sight while the next one comes. */
export function useEntrustList(search: EntrustSearch): EntrustRows {
  const { data, isPending, isError, error, isPlaceholderData, refetch } = useQuery({
    ...delegationsQuery(useApi().client, search),
    placeholderData: (before, query) => (query?.queryKey[3] === search.tab ? keepPreviousData(before) : undefined),
  });
  const rows = data?.rows ?? NONE;
  return {
    rows,
    total: data?.total ?? null,
    state: isPending ? 'loading' : isError && !data ? 'failed' : rows.length === 0 && !isPlaceholderData ? 'empty' : 'ready',
    isComing: isPlaceholderData,
    error,
    retry: () => void refetch(),
  };
}
