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

/** Deeds of everybody, newest first; `category` 1 sign-ins, 5 and 3 calls. @reading R-434 */
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
