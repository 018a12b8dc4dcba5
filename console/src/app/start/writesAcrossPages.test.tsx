import type { Client } from '@milepost/openapi/client';
import description from '@milepost/openapi/openapi.json' with { type: 'json' };
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApi } from '../../data/api/index.ts';
import type { Api } from '../../data/api/index.ts';
import { invalidate } from '../../data/invalidation.ts';
import { noticesQuery } from '../../data/portal/queries.ts';
import { takeWritten } from '../../data/written.ts';
import { recordWrite } from '../../features/resource/form/recordPort.ts';
import { listQuery } from '../../features/resource/list/listPort.ts';
import type { AnyResource } from '../../features/resource/index.ts';
import { groups } from '../../pages/group/groups.ts';
import { notices } from '../../pages/notice/notices.ts';
import { roles } from '../../pages/role/roles.ts';
import { users } from '../../pages/user/users.ts';
import { usersOnline } from '../../pages/user-online/usersOnline.ts';

interface Described {
  readonly operationId: string;
  readonly responses: {
    readonly 200: { readonly content: Record<string, { readonly examples: Record<string, { readonly value: unknown }> }> };
  };
}
const OPERATIONS = Object.values(description.paths).flatMap((methods) => Object.values(methods) as unknown as Described[]);
const goodAnswer = (id: string) =>
  OPERATIONS.find(({ operationId }) => operationId === id)?.responses[200].content['application/json']?.examples['good']?.value;

const ASK = { keyword: '', filters: {}, page: 1, pageSize: 20, order: null, node: null } as const;
const listOf = (resource: unknown) => (api: Api) => listQuery(api, resource as AnyResource, ASK);
const write = (resource: unknown, call: string) => (api: Api) =>
  recordWrite(api, resource as AnyResource, call).send({ path: { id: '9' }, body: {} } as never);

test.each<[string, (api: Api) => object, string, (api: Api) => Promise<unknown>, string]>([
  ['the name of a role, in the list of people', listOf(users), 'listUsers', write(roles, 'updateRole'), 'listGroups'],
  ['the name of a person, among those online', listOf(usersOnline), 'listOnlineUsers', write(users, 'updateUser'), 'listRoles'],
  ['a person who has left, in the member counts of groups', listOf(groups), 'listGroups', write(users, 'removeUser'), 'listRoles'],
  [
    'a notice that went out, on the first page',
    ({ client }) => noticesQuery(client),
    'listDashboardNotices',
    write(notices, 'releaseNotice'),
    'listRoles',
  ],
])('a write made on another page is read again where it is seen: %s', async (_, queryOf, shown, send, other) => {
  const asked: string[] = [];
  const client: Client = {
    async call({ id }) {
      asked.push(id);
      return (goodAnswer(id) ?? { data: null, msg: '' }) as never;
    },
  };
  const api = createApi(client);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const onScreen = [queryOf(api), listOf(other === 'listGroups' ? groups : roles)(api)].map(
    (query) => new QueryObserver(queries, query as never),
  );
  for (const observer of onScreen) onTestFinished(observer.subscribe(() => undefined));
  const count = (id: string) => asked.filter((one) => one === id).length;
  await vi.waitFor(() => expect(onScreen.every((observer) => observer.getCurrentResult().isSuccess)).toBe(true));
  await send(api);
  await invalidate(queries, takeWritten(api.client));
  expect([count(shown), count(other)]).toEqual([2, 1]);
});
