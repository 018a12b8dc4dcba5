import { bindOperations } from '@milepost/openapi/client';
import { dataInterfaceCodecs as codecs } from '@milepost/openapi/domains/data-interface';
import type { Argument, DataInterfaceDraftCall, DataInterfaceLog, DataRow } from '@milepost/openapi/domains/data-interface';
import { dataInterfaceOperations } from '@milepost/openapi/operations';
import type { OperationShapes } from '@milepost/openapi/operations';
import type { Page } from '@milepost/openapi/wire';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import type { Write } from '../useWrite.ts';

const callsOf = ({ client }: Pick<Api, 'client'>) => bindOperations(client, dataInterfaceOperations);

/** One data interface as it is now; null when the server sent nothing. */
export const dataInterfaceQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['dataInterface', 'asked', id],
    queryFn: async ({ signal }) => {
      const { data } = await callsOf(api).getDataInterface({ path: { id } }, { signal });
      return data && codecs.getDataInterface.data.decode(data);
    },
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

/** Calls of a data interface, page by page. */
export const dataInterfaceLogsQuery = (api: Api, id: string, query: OperationShapes['listDataInterfaceLogs']['query']) =>
  queryOptions({
    queryKey: ['dataInterface', 'logs', id, query],
    queryFn: async ({ signal }): Promise<Page<DataInterfaceLog>> =>
      codecs.listDataInterfaceLogs.data.decode((await callsOf(api).listDataInterfaceLogs({ path: { id }, query }, { signal })).data),
  });

/** Adds the data interface a `.bd` file holds; a code that is there is refused. @reading R-504 */
export const importDataInterface = (api: Api): Write<File, { msg: string }> => ({
  // The list and what is made of its records, as the screen names them.
  invalidates: [
    ['resource', 'dataInterface'],
    ['resource', 'tree'],
    ['resource', 'options'],
  ],
  send: (file) => callsOf(api).importDataInterface({ body: { file } }),
});

/** Tables of a database an SQL may read; they change with an installation only. @reading R-506 */
export const databaseTablesQuery = (api: Api, linkId: string) =>
  queryOptions({
    queryKey: ['dataInterface', 'tables', linkId],
    queryFn: async ({ signal }) =>
      codecs.listDatabaseTables.data.decode((await callsOf(api).listDatabaseTables({ path: { linkId } }, { signal })).data),
    staleTime: Infinity,
  });
