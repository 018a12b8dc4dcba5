import { bindOperations } from '@milepost/openapi/client';
import { menuCodecs as codecs } from '@milepost/openapi/domains/menu';
import { menuOperations } from '@milepost/openapi/operations';
import type { Api } from '../api/index.ts';

const callsOf = ({ client }: Pick<Api, 'client'>) => bindOperations(client, menuOperations);

/** Systems, whose menus people switch between. @reading R-472 */
export const listSystems = async (api: Api, signal: AbortSignal) =>
  codecs.listSystems.data.decode((await callsOf(api).listSystems({ query: {} }, { signal })).data);

/** Adds the entries a `.bm` file holds to a system; codes that are there are skipped. @reading R-474 */
export const importMenu = (api: Api) => ({
  invalidates: [['resource', 'menuEntry']],
  send: ({ systemId, file }: { readonly systemId: string; readonly file: File }) =>
    callsOf(api).importMenu({ path: { systemId }, body: { file } }),
});
