import { afterAll, beforeAll, expect, it } from 'vitest';
import { groupCodecs, type GroupDraft } from '../../../../../src/domains/group/index.ts';
import type { Sandbox } from '../../../index.ts';
import { startForTest } from '../../client.ts';
import { enter, gone, offering, only, read, readRecord, refusals, told, type Api } from '../client.ts';

let sandbox: Sandbox;
let api: Api;
beforeAll(async () => {
  sandbox = await startForTest();
  ({ api } = await enter(sandbox.url, 'admin'));
});
afterAll(() => sandbox.close());

const draftOf = (enCode: string, fullName: string): GroupDraft => ({
  fullName,
  enCode,
  type: '应急',
  isEnabled: true,
  sortCode: 3,
  description: '汛期在岗',
});
const rows = async (keyword: string) => (await read(groupCodecs.listGroups, api.listGroups({ query: { keyword } }))).rows;
const record = (id: string) => readRecord(groupCodecs.getGroup, api.getGroup({ path: { id } }));
const update = (id: string, draft: GroupDraft) => told(api.updateGroup({ path: { id }, body: groupCodecs.updateGroup.body.encode(draft) }));
const offered = (id: string, fullName: string) =>
  offering(
    {
      tree: () => read(groupCodecs.listGroupTree, api.listGroupTree()),
      allowed: () =>
        read(
          groupCodecs.listAllowedGroups,
          api.listAllowedGroups({ body: groupCodecs.listAllowedGroups.body.encode({ ids: [id], keyword: '' }) }),
        ),
    },
    fullName,
  );

async function made(draft: GroupDraft): Promise<string> {
  expect(await told(api.createGroup({ body: groupCodecs.createGroup.body.encode(draft) }))).toBe('新建成功');
  return only(await rows(draft.enCode), 'the group', (row) => row.enCode === draft.enCode).id;
}

it('a group that was added is in the list, below its kind and among what is allowed, and is read as it was written', async () => {
  const draft = draftOf('flood.patrol', '防汛巡查组');
  const id = await made(draft);
  expect(await rows('防汛巡查组')).toMatchObject([{ id, type: '应急', isEnabled: true }]);
  const kinds = await read(groupCodecs.listGroupTree, api.listGroupTree());
  expect(only(kinds, 'the kind', (kind) => kind.fullName === '应急').children).toContainEqual(
    expect.objectContaining({ id, type: 'group' }),
  );
  expect(await offered(id, '防汛巡查组')).toEqual(['tree', 'allowed']);
  expect(await record(id)).toEqual({ id, ...draft });
});

it('a group that was changed is changed in list, selectors and record', async () => {
  const id = await made(draftOf('rock.patrol', '落石巡查组'));
  const changed = { ...(await record(id)), fullName: '落石值守组', type: '专项', sortCode: 9 };
  expect(await update(id, changed)).toBe('更新成功');
  expect(await rows('rock.patrol')).toMatchObject([{ id, fullName: '落石值守组', type: '专项', sortCode: 9 }]);
  expect([await offered(id, '落石值守组'), await offered(id, '落石巡查组')]).toEqual([['tree', 'allowed'], []]);
  expect(await record(id)).toEqual(changed);
});

it('a group that was disabled leaves the selectors and stays in the list, until it is enabled', async () => {
  const draft = draftOf('snow.patrol', '除冰巡查组');
  const id = await made(draft);
  await update(id, { ...draft, isEnabled: false });
  expect(await rows('snow.patrol')).toMatchObject([{ id, isEnabled: false }]);
  expect(await offered(id, '除冰巡查组')).toEqual([]);
  await update(id, draft);
  expect(await offered(id, '除冰巡查组')).toEqual(['tree', 'allowed']);
});

it('a group that was deleted is gone from list and selectors, and asking for it is refused', async () => {
  const id = await made(draftOf('fog.patrol', '团雾巡查组'));
  expect(await told(api.removeGroup({ path: { id } }))).toBe('删除成功');
  expect([await rows('fog.patrol'), await offered(id, '团雾巡查组')]).toEqual([[], []]);
  expect(await refusals(api.getGroup({ path: { id } }), api.removeGroup({ path: { id } }))).toEqual([gone('分组')]);
});
