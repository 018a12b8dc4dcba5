import { bindOperations } from '@milepost/openapi/client';
import { dataInterfaceCodecs as codecs } from '@milepost/openapi/domains/data-interface';
import type { Argument, DataInterfaceDraftCall, DataRow } from '@milepost/openapi/domains/data-interface';
import { dataInterfaceOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { reading } from '../tags.ts';

const callsOf = ({ client }: Pick<Api, 'client'>) => bindOperations(client, dataInterfaceOperations);

/** One data interface as it is now; null when the server sent nothing. */
export const dataInterfaceQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['dataInterface', 'asked', id],
    queryFn: reading(api, async (api, { signal }) => {
      const { data } = await callsOf(api).getDataInterface({ path: { id } }, { signal });
      return data && codecs.getDataInterface.data.decode(data);
    }),
    gcTime: 0,
  });

/** Rows a data interface gives for these arguments; the call is logged, and refused for one that is disabled. */
export async function previewDataInterface(api: Api, id: string, paramList: Argument[], signal: AbortSignal): Promise<DataRow[]> {
  const body = codecs.previewDataInterface.body.encode({ paramList });
  const { data } = await callsOf(api).previewDataInterface({ path: { id }, body }, { signal });
  return codecs.previewDataInterface.data.decode(data);
}

/** Rows a draft would give that is not saved yet; nothing is logged. @reading R-505 */
export async function previewDraft(api: Api, draft: DataInterfaceDraftCall, signal: AbortSignal): Promise<DataRow[]> {
  const body = codecs.previewDataInterfaceDraft.body.encode(draft);
  const { data } = await callsOf(api).previewDataInterfaceDraft({ body }, { signal });
  return codecs.previewDataInterfaceDraft.data.decode(data);
}

/** Tables of a database an SQL may read; they change with an installation only. @reading R-506 */
export const databaseTablesQuery = (api: Api, linkId: string) =>
  queryOptions({
    queryKey: ['dataInterface', 'tables', linkId],
    queryFn: reading(api, async (api, { signal }) =>
      codecs.listDatabaseTables.data.decode((await callsOf(api).listDatabaseTables({ path: { linkId } }, { signal })).data),
    ),
    staleTime: Infinity,
  });
