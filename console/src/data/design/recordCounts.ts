import { bindOperations } from '@milepost/openapi/client';
import { memberOf } from '@milepost/openapi/domains/design';
import type { DesignDocument } from '@milepost/openapi/domains/design';
import { recordCodecs } from '@milepost/openapi/domains/record';
import { recordOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { reading } from '../tags.ts';

/** Records of a model that hold a value of a field. */
export interface RecordCount {
  readonly count: number;
  readonly total: number;
  /** True where whoever asks may not see every record: there may be more. */
  readonly isAbout: boolean;
}

/** Time a count is good for. @source designer §10.3 */
const COUNTED_MS = 5 * 60_000;
const FEWEST = { currentPage: 1, pageSize: 1, sort: 'desc', sortField: '', menuId: null, keyword: '' } as const;
const NO_ROWS = { rows: 'page', selectIds: [], selectKey: [] } as const;

/** True for a list that shows some of its records only: to nobody all, or to each what they may see. */
const hidesRows = ({ list }: DesignDocument): boolean => {
  const conditions = memberOf(list ?? undefined, 'ruleList');
  const isFiltered = JSON.stringify(conditions ?? null).includes('"field"');
  return isFiltered || memberOf(list ?? undefined, 'useDataPermission') === true;
};

/**
 * Records that hold a value under each of these names, counted by the list of what is released: a name it has not cannot be counted.
 * @param released the design that is in use
 * @param fields names as lists have them, `table-column` in a sub-table
 */
export const recordCountsQuery = ({ client }: Api, modelId: string, released: DesignDocument | null, fields: readonly string[]) =>
  queryOptions({
    queryKey: ['model', 'record-counts', modelId, fields],
    queryFn: reading(client, async (client, { signal }): Promise<ReadonlyMap<string, RecordCount>> => {
      const { listRecords } = bindOperations(client, recordOperations);
      const totalOf = async (field: string | null): Promise<number> => {
        const conditions = [{ field: field ?? '', symbol: 'notNull', fieldValue: null, jnpfKey: '' }];
        const body = recordCodecs.listRecords.body.encode({
          ...FEWEST,
          ...NO_ROWS,
          selectIds: [],
          selectKey: [],
          filter: { kind: 'none' },
          conditions:
            field === null
              ? { kind: 'none' }
              : { kind: 'value', value: { matchLogic: 'all', conditions: { kind: 'value', value: conditions } } },
        });
        const { data } = await listRecords({ path: { id: modelId }, body }, { signal });
        return recordCodecs.listRecords.data.decode(data).total;
      };
      const isAbout = released !== null && hidesRows(released);
      const [total = 0, ...counts] = await Promise.all([null, ...fields].map(totalOf));
      return new Map(fields.map((field, at) => [field, { count: counts[at] ?? 0, total, isAbout }]));
    }),
    enabled: released !== null && fields.length > 0,
    staleTime: COUNTED_MS,
    retry: false,
  });
