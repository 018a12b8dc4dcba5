import { groupCodecs } from '@milepost/openapi/domains/group';
import { areaCodecs } from '@milepost/openapi/domains/area';
import { userCodecs } from '@milepost/openapi/domains/user';
import { areaOperations, groupOperations, userOperations } from '@milepost/openapi/operations';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fetchList, listQuery } from './listPort.ts';
import { createApi } from '../../../data/api/index.ts';
import type { Api } from '../../../data/api/index.ts';
import { invalidate } from '../../../data/invalidation.ts';
import { takeWritten } from '../../../data/written.ts';
import { recordWrite, toggleWrite } from '../form/recordPort.ts';
import type { AnyResource } from '../definition/types.ts';

const RECORD = { id: '9', fullName: '应急', enCode: 'e', type: '应急', description: '备注', enabledMark: 1, sortCode: 3 };

const groups = {
  id: 'group',
  operations: groupOperations,
  codecs: groupCodecs,
  list: { shape: 'paged', call: 'listGroups', columns: [] },
  form: { load: 'getGroup', update: 'updateGroup', create: 'createGroup', frame: 'dialog', fields: [] },
  actions: { toggle: 'updateGroup' },
} as unknown as AnyResource;

/** The calls of a write, as a server would see them. */
function sentBy(resource: AnyResource) {
  const sent: { readonly id: string; readonly body?: unknown }[] = [];
  const call = async ({ id }: { readonly id: string }, { body }: { readonly body?: unknown }) => {
    sent.push({ id, ...(body !== undefined && { body }) });
    return { data: RECORD, msg: '' };
  };
  return { sent, write: toggleWrite({ client: { call } } as never, resource) };
}

test('where there is no call for the state, the record is read and saved turned, with all else it holds', async () => {
  const { sent, write } = sentBy(groups);
  await write.send({ id: '9', isOn: false });
  expect(sent).toEqual([
    { id: 'getGroup' },
    { id: 'updateGroup', body: { fullName: '应急', enCode: 'e', type: '应急', description: '备注', enabledMark: 0, sortCode: 3 } },
  ]);
});

test('a state somebody else has set meanwhile is not turned back: nothing is sent', async () => {
  const { sent, write } = sentBy(groups);
  expect(await write.send({ id: '9', isOn: true })).toBeNull();
  expect(sent).toEqual([{ id: 'getGroup' }]);
});

/** Lists that are kept, by the ids of their screens, and what is left of them after a write of one. */
async function keptAfter(write: (api: Api) => Promise<unknown>, ...resources: readonly AnyResource[]): Promise<readonly string[]> {
  const api = createApi({
    call: async ({ id }) => ({ data: id === 'getGroup' ? RECORD : { list: [], pagination: { total: 0 } }, msg: '' }) as never,
  });
  const queries = new QueryClient();
  const lists = resources.map((resource) => listQuery(api, resource, ASK));
  await Promise.all(lists.map((list) => queries.fetchQuery(list)));
  await write(api);
  await invalidate(queries, takeWritten(api.client));
  return resources.filter((_, at) => queries.getQueryData(lists[at]?.queryKey ?? []) !== undefined).map(({ id }) => id);
}
const ASK = { keyword: '', filters: {}, page: 1, pageSize: 20, order: null, node: null };
const USERS = {
  ...groups,
  id: 'user',
  operations: userOperations,
  codecs: userCodecs,
  list: { shape: 'paged', call: 'listUsers', columns: [] },
};
const AREAS = {
  ...groups,
  id: 'area',
  operations: areaOperations,
  codecs: areaCodecs,
  list: { shape: 'lazyTree', call: 'listAreas', columns: [], args: () => ({ path: { id: '-1' } }) },
};

test('two screens that show one list are both old after a write of either, and others stay', async () => {
  const teams = { ...groups, id: 'team' };
  const screens = [groups, teams, AREAS as unknown as AnyResource];
  for (const resource of [groups, teams])
    expect(await keptAfter((api) => toggleWrite(api, resource).send({ id: '9', isOn: false }), ...screens)).toEqual(['area']);
});

test('a screen that shows others’ records is old after a write of these: groups count their people', async () => {
  const remove = (api: Api) => recordWrite(api, USERS as unknown as AnyResource, 'removeUser').send({ path: { id: '1' } });
  expect(await keptAfter(remove, groups, AREAS as unknown as AnyResource)).toEqual(['area']);
});

test('a write that was not sent makes nothing old', async () => {
  expect(await keptAfter((api) => toggleWrite(api, groups).send({ id: '9', isOn: true }), groups)).toEqual(['group']);
});

test('a filter of the screen’s own narrows down a list in pages as a whole: every page is read, and the rows that fit have pages of their own', async () => {
  const asked: unknown[] = [];
  const all = Array.from({ length: 700 }, (_, at) => ({ id: String(at), memberCount: at % 10 }));
  const call = async (_: object, { query }: { readonly query: { readonly currentPage: number; readonly pageSize: number } }) => {
    asked.push(query);
    const first = (query.currentPage - 1) * query.pageSize;
    return { data: { rows: all.slice(first, first + query.pageSize), total: all.length }, msg: '' };
  };
  const resource = {
    id: 'counted',
    operations: { listCounted: {} },
    codecs: { listCounted: { data: { decode: (wire: unknown) => wire } } },
    list: {
      shape: 'paged',
      call: 'listCounted',
      columns: [],
      clientFilters: { held: (row: { memberCount: number }) => row.memberCount === 0 },
    },
  } as unknown as AnyResource;
  const ask = { keyword: '', filters: { held: 'none', type: 'x' }, page: 4, pageSize: 20, order: null, node: null };
  const { rows, total } = await fetchList({ client: { call } } as never, resource, ask, null, new AbortController().signal);
  expect(asked).toEqual([1, 2].map((currentPage) => ({ type: 'x', currentPage, pageSize: 500 })));
  expect([total, rows.map(({ id }) => id)]).toEqual([70, Array.from({ length: 10 }, (_, at) => String(600 + at * 10))]);
});
