import { bindOperations } from '@milepost/openapi/client';
import { passwordResetOf, userCodecs as codecs } from '@milepost/openapi/domains/user';
import type { UserDraft } from '@milepost/openapi/domains/user';
import { userOperations } from '@milepost/openapi/operations';
import type { OperationShapes } from '@milepost/openapi/operations';
import type { Api } from '../api/index.ts';
import { defineRecords } from '../records/index.ts';

type Ask = OperationShapes['listUsers']['query'];

/** The calls about people. */
export const userCalls = ({ client }: Pick<Api, 'client'>) => bindOperations(client, userOperations);

/** People. Enabling one who is locked unlocks them. @source admin §7 */
export const users = defineRecords('user', (client) => {
  const api = userCalls({ client });
  const load = async (id: string, options = {}) => {
    const { data } = await api.getUser({ path: { id } }, options);
    return data && codecs.getUser.data.decode(data);
  };
  return {
    list: async (query: Ask, options) => codecs.listUsers.data.decode((await api.listUsers({ query }, options)).data),
    load,
    create: (draft: UserDraft) => api.createUser({ body: codecs.createUser.body.encode(draft) }),
    update: (id: string, draft: UserDraft) => api.updateUser({ path: { id }, body: codecs.updateUser.body.encode(draft) }),
    remove: (id) => api.removeUser({ path: { id } }),
    switchTo: async (id, isEnabled) => {
      const state = (await load(id))?.state;
      if (state === undefined || state === (isEnabled ? 'enabled' : 'disabled')) return null;
      // The call for the state would disable who is locked.
      return isEnabled && state === 'locked' ? api.unlockUser({ path: { id } }) : api.setUserState({ path: { id } });
    },
  };
});

/** Gives a locked person back the right to sign in. */
export const unlockUser = (api: Api) => users.write((id: string) => userCalls(api).unlockUser({ path: { id } }));

/** Gives a person another password; judge it with `passwordProblem` and the policy first. @source admin §7 @reading R-109 */
export const resetUserPassword = (api: Api) =>
  users.write(({ id, password }: { id: string; password: string }) =>
    userCalls(api).resetUserPassword({ path: { id }, body: codecs.resetUserPassword.body.encode(passwordResetOf(id, password)) }),
  );
