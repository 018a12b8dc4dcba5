import type { CardSource } from '@milepost/openapi/domains/portal';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../data/api/index.ts';
import { cardRowsQuery } from '../../../data/portal/rows.ts';

const NOBODY = { kind: 'dynamic', interfaceId: '', parameters: [] } as const;

/** Content of a card as rows of a region: that of the design is here already, that of a data interface is asked for. */
export function useCardAnswer<Row>(source: CardSource, read: (answer: unknown) => readonly Row[]) {
  const isAsked = source.kind === 'dynamic';
  const asked = cardRowsQuery(useApi().client, isAsked ? source : NOBODY);
  const { data, isError, error, isFetching, refetch } = useQuery(isAsked ? asked : { ...asked, queryFn: skipToken });
  const answer = isAsked ? data : source.value;
  return { data: isAsked && data === undefined ? undefined : read(answer), isError, error, isFetching, refetch, answer };
}
