import { bindOperations } from '@milepost/openapi/client';
import { designRights, menuCodecs as codecs, rightsRequested } from '@milepost/openapi/domains/menu';
import type { DesignRights, MenuRecord, MenuRightDraft, MenuRightNode, RightsRequested } from '@milepost/openapi/domains/menu';
import { menuOperations, recordOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { shownDesignQuery } from '../model/designOptions.ts';
import type { ShownDesign } from '../model/designOptions.ts';
import { reading } from '../tags.ts';

/** Kinds of rights on the page of an entry that are kept by hand or taken from a design. @reading R-475 */
export type RightKind = 'button' | 'column' | 'form';

const callsOf = ({ client }: Pick<Api, 'client'>) => bindOperations(client, menuOperations);
type Calls = ReturnType<typeof callsOf>;

/** Calls of one kind; all three have the same shapes. */
const KINDS = {
  button: (calls: Calls) => ({ list: calls.listMenuButtons, create: calls.createMenuButton, remove: calls.removeMenuButton }),
  column: (calls: Calls) => ({ list: calls.listMenuColumns, create: calls.createMenuColumn, remove: calls.removeMenuColumn }),
  form: (calls: Calls) => ({ list: calls.listMenuForms, create: calls.createMenuForm, remove: calls.removeMenuForm }),
} as const;

/** Calls on the rights of one kind on the page of an entry. */
export function rightCalls(api: Pick<Api, 'client'>, kind: RightKind) {
  const { list, create, remove } = KINDS[kind](callsOf(api));
  return {
    list: async (menuId: string, signal?: AbortSignal): Promise<readonly MenuRightNode[]> => {
      const { data } = await list({ path: { id: menuId }, query: {} }, signal ? { signal } : {});
      return data ? codecs.listMenuColumns.data.decode(data) : [];
    },
    create: (draft: MenuRightDraft) => create({ body: codecs.createMenuColumn.body.encode(draft) }),
    remove: (id: string) => remove({ path: { id } }),
  };
}

/** Rights of one kind on the page of an entry, those below others within them. */
export const entryRightsQuery = ({ client }: Pick<Api, 'client'>, kind: RightKind, menuId: string) =>
  queryOptions({
    queryKey: ['menu', 'rights', kind, menuId],
    queryFn: reading(client, (calls, { signal }) => rightCalls({ client: calls }, kind).list(menuId, signal)),
  });

/** An entry as it is now; null where it is gone. */
export const entryQuery = ({ client }: Pick<Api, 'client'>, id: string) =>
  queryOptions({
    queryKey: ['menu', 'entry', id],
    queryFn: reading(client, async (calls, { signal }) => {
      const { data } = await callsOf({ client: calls }).getMenu({ path: { id } }, { signal });
      return data ? codecs.getMenu.data.decode(data) : null;
    }),
  });

/** Changes members of an entry, which is read right before it is saved whole. */
export const changeEntry = (api: Api) => ({
  send: async ({ id, change }: { readonly id: string; readonly change: Partial<MenuRecord> }) => {
    const { getMenu, updateMenu } = callsOf(api);
    const { data } = await getMenu({ path: { id } });
    if (!data) return null;
    return updateMenu({ path: { id }, body: codecs.updateMenu.body.encode({ ...codecs.getMenu.data.decode(data), ...change }) });
  },
});

/** Design an entry shows, with the rights its release has and asks for. */
export type EntryDesign =
  | Exclude<ShownDesign, { readonly is: 'released' }>
  | { readonly is: 'released'; readonly fullName: string; readonly rights: DesignRights; readonly requested: RightsRequested };

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : value ? JSON.stringify(value) : null);

/** The design an entry shows as it is released: its fields are those of the call lists are drawn from. @reading R-138 */
export const entryDesignQuery = ({ client }: Pick<Api, 'client'>, modelId: string, isApp: boolean) =>
  queryOptions({
    queryKey: ['menu', 'design', modelId, isApp],
    queryFn: reading(client, async (calls, context): Promise<EntryDesign> => {
      const shown = await context.client.fetchQuery({ ...shownDesignQuery({ client: calls }, modelId), staleTime: 0 });
      if (shown.is !== 'released') return shown;
      const { signal } = context;
      const { data } = await bindOperations(calls, recordOperations).getModelConfig({ path: { id: modelId } }, { signal });
      const texts = {
        formData: textIn(data?.formData),
        columnData: textIn(data?.columnData),
        appColumnData: textIn(data?.appColumnData),
      };
      return { ...shown, rights: designRights(texts, isApp), requested: rightsRequested(texts, isApp) };
    }),
  });
