import { bindOperations } from '@milepost/openapi/client';
import { menuCodecs as codecs } from '@milepost/openapi/domains/menu';
import type { MenuDraft, MenuSystemDraft } from '@milepost/openapi/domains/menu';
import { menuOperations } from '@milepost/openapi/operations';
import type { OperationShapes } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { exportedFile } from '../file/exportedFile.ts';
import { defineRecords } from '../records/index.ts';

const callsOf = ({ client }: Pick<Api, 'client'>) => bindOperations(client, menuOperations);

/** Systems, whose menus people switch between. @reading R-472 */
export const menuSystems = defineRecords('menuSystem', (client) => {
  const api = bindOperations(client, menuOperations);
  return {
    list: async (query: OperationShapes['listSystems']['query'], options) =>
      codecs.listSystems.data.decode((await api.listSystems({ query }, options)).data),
    load: async (id, options = {}) => {
      const { data } = await api.getSystem({ path: { id } }, options);
      return data && codecs.getSystem.data.decode(data);
    },
    create: (draft: MenuSystemDraft) => api.createSystem({ body: codecs.createSystem.body.encode(draft) }),
    update: (id: string, draft: MenuSystemDraft) => api.updateSystem({ path: { id }, body: codecs.updateSystem.body.encode(draft) }),
    remove: (id) => api.removeSystem({ path: { id } }),
  };
});

/** Filters of the menu of one system. */
type MenuAsk = { readonly systemId: string } & OperationShapes['listMenus']['query'];

/** Entries of the menu of a system, as a tree. @reading R-473 */
export const menuEntries = defineRecords('menuEntry', (client) => {
  const api = bindOperations(client, menuOperations);
  return {
    list: async ({ systemId, ...query }: MenuAsk, options) =>
      codecs.listMenus.data.decode((await api.listMenus({ path: { systemId }, query }, options)).data),
    load: async (id, options = {}) => {
      const { data } = await api.getMenu({ path: { id } }, options);
      return data && codecs.getMenu.data.decode(data);
    },
    create: (draft: MenuDraft) => api.createMenu({ body: codecs.createMenu.body.encode(draft) }),
    update: (id: string, draft: MenuDraft) => api.updateMenu({ path: { id }, body: codecs.updateMenu.body.encode(draft) }),
    remove: (id) => api.removeMenu({ path: { id } }),
  };
});

/** Folders an entry may stand in: none below itself; id 0 leaves nothing out. */
export const menuParentsQuery = (api: Api, { id, systemId }: { id: string; systemId: string }) =>
  queryOptions({
    queryKey: [...menuEntries.keys.lists, 'parents', systemId, id],
    queryFn: async ({ signal }) =>
      codecs.listMenuParents.data.decode((await callsOf(api).listMenuParents({ path: { id, systemId }, query: {} }, { signal })).data),
  });

/** An entry with everything below it as a `.bm` file. @reading R-474 */
export async function exportMenu(api: Api, id: string) {
  const { data } = await callsOf(api).exportMenu({ path: { id } });
  return exportedFile(api, codecs.exportMenu.data.decode(data));
}

/** Adds the entries a `.bm` file holds to a system; codes that are there are skipped. @reading R-474 */
export const importMenu = (api: Api) =>
  menuEntries.write(({ systemId, file }: { systemId: string; file: File }) =>
    callsOf(api).importMenu({ path: { systemId }, body: { file } }),
  );
