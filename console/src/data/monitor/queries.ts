import { bindOperations } from '@milepost/openapi/client';
import { monitorCodecs as codecs } from '@milepost/openapi/domains/monitor';
import { monitorOperations } from '@milepost/openapi/operations';
import type { OperationShapes } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';

const callsOf = ({ client }: Pick<Api, 'client'>) => bindOperations(client, monitorOperations);

/** Query keys of monitoring; a key covers every key that begins with it. */
export const monitorKeys = {
  online: ['monitor', 'online'] as const,
  logs: ['monitor', 'logs'] as const,
};

/** People who are signed in, who came last first. @reading R-434 */
export const onlineUsersQuery = (api: Api, query: OperationShapes['listOnlineUsers']['query']) =>
  queryOptions({
    queryKey: [...monitorKeys.online, query],
    queryFn: async ({ signal }) => codecs.listOnlineUsers.data.decode((await callsOf(api).listOnlineUsers({ query }, { signal })).data),
  });

/** Deeds of everybody, newest first; `category` 1 sign-ins, 3 what was changed, 5 calls. @reading R-434 @reading R-478 */
export const logsQuery = (api: Api, query: OperationShapes['listLogs']['query']) =>
  queryOptions({
    queryKey: [...monitorKeys.logs, query],
    queryFn: async ({ signal }) => codecs.listLogs.data.decode((await callsOf(api).listLogs({ query }, { signal })).data),
  });

/** Ends every session of a person, who is told so; one's own is refused. */
export const signOutUser = (api: Api) => ({
  invalidates: [monitorKeys.online],
  send: (id: string) => callsOf(api).signOutUser({ path: { id } }),
});

/** The same for several people; oneself among them refuses all. */
export const signOutUsers = (api: Api) => ({
  invalidates: [monitorKeys.online],
  send: (ids: string[]) => callsOf(api).signOutUsers({ body: codecs.signOutUsers.body.encode({ ids }) }),
});

/** One row of the log with the records it has changed; values of secrets are left out, and it is said that they are. @reading R-478 */
export const logQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...monitorKeys.logs, 'record', id],
    queryFn: async ({ signal }) => {
      const { data } = await callsOf(api).getLog({ path: { id } }, { signal });
      return data && codecs.getLog.data.decode(data);
    },
  });

/** Deletes rows of the log, whatever their category. */
export const removeLogs = (api: Api) => ({
  invalidates: [monitorKeys.logs],
  send: (ids: readonly string[]) => callsOf(api).removeLogs({ body: codecs.removeLogs.body.encode({ ids: [...ids] }) }),
});

/** Deletes every row of a category. */
export const clearLogs = (api: Api) => ({
  invalidates: [monitorKeys.logs],
  send: (category: OperationShapes['clearLogs']['path']['id']) => callsOf(api).clearLogs({ path: { id: category } }),
});
