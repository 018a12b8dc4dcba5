import { bindOperations } from '@milepost/openapi/client';
import type { Answer, CallOptions, Client } from '@milepost/openapi/client';
import { menuCodecs as codecs } from '@milepost/openapi/domains/menu';
import type { MenuRightDraft } from '@milepost/openapi/domains/menu';
import { menuOperations } from '@milepost/openapi/operations';
import type { OperationShapes } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { defineRecords } from '../records/index.ts';

type RightBody = OperationShapes['createMenuButton']['body'];
/** Five calls of one kind of right; the kinds differ in their addresses alone. */
interface RightCalls {
  list(call: { path: { id: string }; query: { keyword?: string } }, options?: CallOptions): Promise<Answer<OperationShapes['listMenuButtons']['data']>>;
  get(call: { path: { id: string } }, options?: CallOptions): Promise<Answer<OperationShapes['getMenuButton']['data']>>;
  create(call: { body: RightBody }): Promise<Answer<unknown>>;
  update(call: { path: { id: string }; body: RightBody }): Promise<Answer<unknown>>;
  remove(call: { path: { id: string } }): Promise<Answer<unknown>>;
}

/** Question for the rights of an entry. */
interface RightAsk {
  readonly menuId: string;
  readonly keyword?: string;
}

const defineRights = (name: string, callsOf: (client: Client) => RightCalls) =>
  defineRecords(name, (client) => {
    const calls = callsOf(client);
    return {
      list: async ({ menuId, keyword = '' }: RightAsk, options) =>
        codecs.listMenuButtons.data.decode((await calls.list({ path: { id: menuId }, query: { keyword } }, options)).data),
      load: async (id, options = {}) => {
        const { data } = await calls.get({ path: { id } }, options);
        return data && codecs.getMenuButton.data.decode(data);
      },
      create: (draft: MenuRightDraft) => calls.create({ body: codecs.createMenuButton.body.encode(draft) }),
      update: (id: string, draft: MenuRightDraft) => calls.update({ path: { id }, body: codecs.updateMenuButton.body.encode(draft) }),
      remove: (id) => calls.remove({ path: { id } }),
    };
  });

/** Buttons of a page, which may stand below one another. @reading R-475 */
export const menuButtons = defineRights('menuButton', (client) => {
  const api = bindOperations(client, menuOperations);
  return {
    list: api.listMenuButtons,
    get: api.getMenuButton,
    create: api.createMenuButton,
    update: api.updateMenuButton,
    remove: api.removeMenuButton,
  };
});

/** Columns of a page that may be seen. @reading R-475 */
export const menuColumns = defineRights('menuColumn', (client) => {
  const api = bindOperations(client, menuOperations);
  return {
    list: api.listMenuColumns,
    get: api.getMenuColumn,
    create: api.createMenuColumn,
    update: api.updateMenuColumn,
    remove: api.removeMenuColumn,
  };
});

/** Members of the form of a page. @reading R-475 */
export const menuForms = defineRights('menuForm', (client) => {
  const api = bindOperations(client, menuOperations);
  return {
    list: api.listMenuForms,
    get: api.getMenuForm,
    create: api.createMenuForm,
    update: api.updateMenuForm,
    remove: api.removeMenuForm,
  };
});

/** Rights to the data of a page; they are only shown. */
export const dataSchemesQuery = (api: Api, menuId: string) =>
  queryOptions({
    queryKey: ['dataScheme', 'list', menuId] as const,
    queryFn: async ({ signal }) => {
      const call = bindOperations(api.client, menuOperations).listDataSchemes({ path: { id: menuId }, query: {} }, { signal });
      return codecs.listDataSchemes.data.decode((await call).data);
    },
  });
