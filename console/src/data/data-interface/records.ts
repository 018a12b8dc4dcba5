import { bindOperations } from '@milepost/openapi/client';
import { dataInterfaceCodecs as codecs } from '@milepost/openapi/domains/data-interface';
import type { Argument, DataInterfaceDraft, DataInterfaceDraftCall, DataInterfaceLog, DataRow } from '@milepost/openapi/domains/data-interface';
import { dataInterfaceOperations } from '@milepost/openapi/operations';
import type { OperationShapes } from '@milepost/openapi/operations';
import type { Page } from '@milepost/openapi/wire';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { exportedFile } from '../file/exportedFile.ts';
import { defineRecords, switching } from '../records/index.ts';

type Ask = OperationShapes['listDataInterfaces']['query'];

const callsOf = ({ client }: Pick<Api, 'client'>) => bindOperations(client, dataInterfaceOperations);

/** Data interfaces. @source admin §3 §7 */
export const dataInterfaces = defineRecords('dataInterface', (client) => {
  const api = callsOf({ client });
  const load = async (id: string, options = {}) => {
    const { data } = await api.getDataInterface({ path: { id } }, options);
    return data && codecs.getDataInterface.data.decode(data);
  };
  return {
    list: async (query: Ask, options) => codecs.listDataInterfaces.data.decode((await api.listDataInterfaces({ query }, options)).data),
    load,
    create: (draft: DataInterfaceDraft) => api.createDataInterface({ body: codecs.createDataInterface.body.encode(draft) }),
    update: (id: string, draft: DataInterfaceDraft) =>
      api.updateDataInterface({ path: { id }, body: codecs.updateDataInterface.body.encode(draft) }),
    remove: (id) => api.removeDataInterface({ path: { id } }),
    switchTo: switching(load, (id) => api.setDataInterfaceState({ path: { id } })),
  };
});

/** The copy is disabled, and named after what it was made of. */
export const copyDataInterface = (api: Api) => dataInterfaces.write((id: string) => callsOf(api).copyDataInterface({ path: { id } }));

/** A data interface as a `.bd` file. @reading R-148 */
export const exportDataInterface = async (api: Api, id: string) =>
  exportedFile(api, codecs.exportDataInterface.data.decode((await callsOf(api).exportDataInterface({ path: { id } })).data));

/** Rows a data interface gives for these arguments; the call is logged, and refused for one that is disabled. */
export async function previewDataInterface(api: Api, id: string, paramList: Argument[], signal: AbortSignal): Promise<DataRow[]> {
  const body = codecs.previewDataInterface.body.encode({ paramList });
  const { data } = await callsOf(api).previewDataInterface({ path: { id }, body }, { signal });
  return codecs.previewDataInterface.data.decode(data);
}

/** The categories with their enabled data interfaces. */
export const dataInterfaceTreeQuery = (api: Api) =>
  queryOptions({
    queryKey: [...dataInterfaces.keys.lists, 'tree'],
    queryFn: async ({ signal }) => codecs.listDataInterfaceTree.data.decode((await callsOf(api).listDataInterfaceTree({}, { signal })).data),
  });

/** Calls of a data interface, page by page. */
export const dataInterfaceLogsQuery = (api: Api, id: string, query: OperationShapes['listDataInterfaceLogs']['query']) =>
  queryOptions({
    queryKey: ['dataInterface', 'logs', id, query],
    queryFn: async ({ signal }): Promise<Page<DataInterfaceLog>> =>
      codecs.listDataInterfaceLogs.data.decode((await callsOf(api).listDataInterfaceLogs({ path: { id }, query }, { signal })).data),
  });

/** Rows a draft would give that is not saved yet; nothing is logged. @reading R-505 */
export async function previewDraft(api: Api, draft: DataInterfaceDraftCall, signal: AbortSignal): Promise<DataRow[]> {
  const body = codecs.previewDataInterfaceDraft.body.encode(draft);
  const { data } = await callsOf(api).previewDataInterfaceDraft({ body }, { signal });
  return codecs.previewDataInterfaceDraft.data.decode(data);
}

/** Adds the data interface a `.bd` file holds; a code that is there is refused. @reading R-504 */
export const importDataInterface = (api: Api) =>
  dataInterfaces.write((file: File) => callsOf(api).importDataInterface({ body: { file } }));

/** Tables of a database an SQL may read; they change with an installation only. @reading R-506 */
export const databaseTablesQuery = (api: Api, linkId: string) =>
  queryOptions({
    queryKey: ['dataInterface', 'tables', linkId],
    queryFn: async ({ signal }) =>
      codecs.listDatabaseTables.data.decode((await callsOf(api).listDatabaseTables({ path: { linkId } }, { signal })).data),
    staleTime: Infinity,
  });
