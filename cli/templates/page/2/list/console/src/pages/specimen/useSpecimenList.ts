import type { ExhibitRow } from '@milepost/openapi/domains/$domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../data/api/index.ts';
import { exhibitsQuery } from '../../data/exhibit/queries.ts';
import type { SpecimenSearch } from './search.ts';

const NONE: readonly ExhibitRow[] = [];

//- if hasKeyword
/** The rows of the list. The server sends it whole, so the table orders it. */
export function useSpecimenList({ keyword }: SpecimenSearch) {
  const { data, isPending, isError, refetch } = useQuery(exhibitsQuery(useApi(), keyword));
  const rows = data ?? NONE;
  //- else
  //: /** The rows of the list. The server sends it whole, so it is searched and ordered here. */
  //: export function useSpecimenList({ keyword }: SpecimenSearch) {
  //:   const { data, isPending, isError, refetch } = useQuery(exhibitsQuery(useApi()));
  //:   const rows = useMemo(() => (data ?? NONE).filter((row) => $searched.some((text) => text.includes(keyword))), [data, keyword]);
  //- end
  return {
    rows,
    total: rows.length,
    state: isPending
      ? ('loading' as const)
      : isError && !data
        ? ('failed' as const)
        : rows.length === 0
          ? ('empty' as const)
          : ('ready' as const),
    retry: () => void refetch(),
  };
}
