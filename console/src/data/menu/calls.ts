import { bindOperations } from '@milepost/openapi/client';
import { menuCodecs as codecs } from '@milepost/openapi/domains/menu';
import { menuOperations } from '@milepost/openapi/operations';
import type { OperationShapes } from '@milepost/openapi/operations';
import type { Api } from '../api/index.ts';

type Conflict = NonNullable<OperationShapes['importMenu']['query']['onConflict']>;

const callsOf = ({ client }: Pick<Api, 'client'>) => bindOperations(client, menuOperations);

/** Systems, whose menus people switch between. @reading R-472 */
export const listSystems = async (api: Api, signal: AbortSignal) =>
  codecs.listSystems.data.decode((await callsOf(api).listSystems({ query: {} }, { signal })).data);

/** Adds the entries a `.bm` file holds to a system; what becomes of codes that are there is chosen. @reading R-474 @reading R-225 */
export const importMenu = (api: Api) => ({
  send: ({ systemId, file, onConflict }: { readonly systemId: string; readonly file: File; readonly onConflict: Conflict }) =>
    callsOf(api).importMenu({ path: { systemId }, query: { onConflict }, body: { file } }),
});
