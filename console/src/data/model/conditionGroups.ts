import { bindOperations } from '@milepost/openapi/client';
import { recordCodecs } from '@milepost/openapi/domains/record';
import { recordOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';

/** List that is asked, and a field of its records that holds one value. */
export interface GroupsQuery {
  readonly modelId: string;
  readonly menuId: string;
  readonly field: string;
}

const only = (field: string, symbol: 'null' | 'notNull') => ({
  match: 'all' as const,
  conditions: [{ field, symbol, fieldValue: null, jnpfKey: '' }],
});

/**
 * Ability of the server to join conditions in groups. It is asked for a record whose field is empty in one group and filled in
 * in the other: there is none, so who answers one has not read the groups.
 * @reading R-662
 */
export const joinsGroupsQuery = ({ client }: Api, { modelId, menuId, field }: GroupsQuery) =>
  queryOptions({
    queryKey: ['model', 'joins-groups', modelId, menuId, field],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const contradiction = {
        matchLogic: 'all' as const,
        conditions: { kind: 'value' as const, value: [only(field, 'null'), only(field, 'notNull')] },
      };
      const body = recordCodecs.listRecords.body.encode({
        currentPage: 1,
        pageSize: 1,
        sort: 'desc',
        sortField: '',
        menuId,
        filter: { kind: 'none' },
        conditions: { kind: 'value', value: contradiction },
        rows: 'page',
        selectIds: [],
        selectKey: [],
        keyword: '',
      });
      const { data } = await bindOperations(client, recordOperations).listRecords({ path: { id: modelId }, body }, { signal });
      return data === null || recordCodecs.listRecords.data.decode(data).rows.length === 0;
    },
  });
