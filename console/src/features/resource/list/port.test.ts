import { groupCodecs } from '@milepost/openapi/domains/group';
import { groupOperations } from '@milepost/openapi/operations';
import { expect, test } from 'vitest';
import { fetchList, listQuery } from './listPort.ts';
import { toggleWrite } from '../form/recordPort.ts';
import type { AnyResource } from '../definition/types.ts';

const RECORD = { id: '9', fullName: '应急', enCode: 'e', type: '应急', description: '备注', enabledMark: 1, sortCode: 3 };

const groups = {
  id: 'group',
  operations: groupOperations,
  codecs: groupCodecs,
  alsoStale: ['user'],
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

test('a write makes the screens it names stale, and the trees and options made of such records', () => {
  expect(sentBy(groups).write.invalidates).toEqual([
    ['resource', 'group'],
    ['resource', 'user'],
    ['resource', 'tree'],
    ['resource', 'options'],
  ]);
});

test('two screens that show one list are both stale after a write of either', () => {
  const teams = { ...groups, id: 'team', alsoStale: [] };
  const ask = { keyword: '', filters: {}, page: 1, pageSize: 20, order: null, node: null };
  const staleBy = (resource: AnyResource) => sentBy(resource).write.invalidates.map(([, id]) => id);
  expect(staleBy(teams)).toEqual(['team', 'tree', 'options']);
  for (const resource of [groups, teams]) listQuery({} as never, resource, ask);
  expect(staleBy(teams)).toEqual(['team', 'group', 'tree', 'options']);
  expect(staleBy({ ...groups, alsoStale: [] })).toEqual(['group', 'team', 'tree', 'options']);
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
