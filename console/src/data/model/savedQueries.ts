import { bindOperations } from '@milepost/openapi/client';
import { recordCodecs } from '@milepost/openapi/domains/record';
import type { SavedQuery } from '@milepost/openapi/domains/record';
import { recordOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import type { Write } from '../useWrite.ts';
import { reading } from '../tags.ts';

/** Conditions to be kept: new ones, or those of an id. */
export interface StoredConditions extends Omit<SavedQuery, 'id' | 'moduleId'> {
  readonly id: string | null;
}

/** Write that answers with the server's sentence. */
type WriteWithMessage<Input> = Write<Input, { readonly msg: string }>;

const keyOf = (menuId: string) => ['model', 'saved-queries', menuId] as const;
const calls = ({ client }: Api) => bindOperations(client, recordOperations);

/** Conditions the person has kept for the list of a menu entry. @reading R-698 */
export const savedQueriesQuery = (api: Api, menuId: string) =>
  queryOptions({
    queryKey: keyOf(menuId),
    queryFn: reading(api, async (api, { signal }): Promise<readonly SavedQuery[]> => {
      const { data } = await calls(api).listSavedQueries({ path: { id: menuId } }, { signal });
      return data ? recordCodecs.listSavedQueries.data.decode(data) : [];
    }),
  });

/** Keeps conditions under a name, or changes kept ones. */
export const keepConditions = (api: Api, menuId: string): WriteWithMessage<StoredConditions> => ({
  send: ({ id, ...kept }) => {
    const draft = { ...kept, moduleId: menuId };
    return id === null
      ? calls(api).createSavedQuery({ body: recordCodecs.createSavedQuery.body.encode(draft) })
      : calls(api).updateSavedQuery({ path: { id }, body: recordCodecs.updateSavedQuery.body.encode(draft) });
  },
});

/** Takes kept conditions away. */
export const forgetConditions = (api: Api): WriteWithMessage<string> => ({
  send: (id) => calls(api).removeSavedQuery({ path: { id } }),
});
