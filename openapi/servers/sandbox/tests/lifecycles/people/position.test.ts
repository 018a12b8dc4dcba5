import { afterAll, beforeAll, expect, it } from 'vitest';
import { positionCodecs, type PositionDraft } from '../../../../../src/domains/position/index.ts';
import type { Sandbox } from '../../../index.ts';
import { startForTest } from '../../client.ts';
import { enter, gone, offering, only, read, readRecord, refusals, told, type Api } from '../client.ts';
import { pathTo } from './organization-paths.ts';

let sandbox: Sandbox;
let api: Api;
let road: string[];
let toll: string[];
beforeAll(async () => {
  sandbox = await startForTest();
  ({ api } = await enter(sandbox.url, 'admin'));
  road = await pathTo(api, '路产管理部');
  toll = await pathTo(api, '收费管理部');
});
afterAll(() => sandbox.close());

const last = (path: string[]): string => path.at(-1) ?? '';
const draftOf = (enCode: string, fullName: string): PositionDraft => ({
  organizeId: last(road),
  fullName,
  enCode,
  type: '外业',
  isEnabled: true,
  sortCode: 4,
  description: '随车巡查',
});
const rows = async (keyword: string, organizeId?: string) =>
  (await read(positionCodecs.listPositions, api.listPositions({ query: { keyword, ...(organizeId && { organizeId }) } }))).rows;
const record = (id: string) => readRecord(positionCodecs.getPosition, api.getPosition({ path: { id } }));
const update = (id: string, draft: PositionDraft) =>
  told(api.updatePosition({ path: { id }, body: positionCodecs.updatePosition.body.encode(draft) }));

const EVERYWHERE = ['tree', 'all', 'of the organisation', 'allowed'];
const offered = (id: string, fullName: string, organizeId = last(road)) => {
  const { listPositionTree, listAllPositions, listPositionsByOrganizations, listAllowedPositions } = positionCodecs;
  const ofOrganization = listPositionsByOrganizations.body.encode({ organizeIds: [organizeId] });
  const allowed = listAllowedPositions.body.encode({ departIds: [], positionIds: [id], keyword: '' });
  return offering(
    {
      tree: () => read(listPositionTree, api.listPositionTree()),
      all: () => read(listAllPositions, api.listAllPositions()),
      'of the organisation': () => read(listPositionsByOrganizations, api.listPositionsByOrganizations({ body: ofOrganization })),
      allowed: () => read(listAllowedPositions, api.listAllowedPositions({ body: allowed })),
    },
    fullName,
  );
};

async function made(draft: PositionDraft): Promise<string> {
  expect(await told(api.createPosition({ body: positionCodecs.createPosition.body.encode(draft) }))).toBe('新建成功');
  return only(await rows(draft.enCode), 'the position', (row) => row.enCode === draft.enCode).id;
}

it('a position that was added is in the list of its organisation and in every selector, and is read as it was written', async () => {
  const draft = draftOf('patrol.driver', '巡查驾驶员');
  const id = await made(draft);
  expect(await rows('巡查驾驶员', road[0])).toMatchObject([
    { id, organizeId: last(road), department: expect.stringMatching(/路产管理部$/) },
  ]);
  expect(await rows('巡查驾驶员', last(toll))).toEqual([]);
  expect(await offered(id, '巡查驾驶员')).toEqual(EVERYWHERE);
  expect(await record(id)).toEqual({ id, ...draft, organizeIdTree: road });
});

it('a position that moved to another organisation is found there, in list and selectors', async () => {
  const id = await made(draftOf('lane.guide', '车道引导员'));
  const { organizeIdTree: _path, ...before } = await record(id);
  const changed = { ...before, organizeId: last(toll), fullName: '车道疏导员' };
  expect(await update(id, changed)).toBe('更新成功');
  expect([await rows('lane.guide', last(road)), await rows('lane.guide', last(toll))]).toMatchObject([
    [],
    [{ id, fullName: '车道疏导员' }],
  ]);
  expect(await offered(id, '车道疏导员', last(toll))).toEqual(EVERYWHERE);
  expect(await record(id)).toEqual({ ...changed, organizeIdTree: toll });
});

it('a position that was disabled leaves the selectors and stays in the list, until it is enabled', async () => {
  const draft = draftOf('cone.keeper', '锥桶管理员');
  const id = await made(draft);
  await update(id, { ...draft, isEnabled: false });
  expect(await rows('cone.keeper')).toMatchObject([{ id, isEnabled: false }]);
  expect(await offered(id, '锥桶管理员')).toEqual([]);
  await update(id, draft);
  expect(await offered(id, '锥桶管理员')).toEqual(EVERYWHERE);
});

it('a position that was deleted is gone from list and selectors, and asking for it is refused', async () => {
  const id = await made(draftOf('sign.painter', '标线画线员'));
  expect(await told(api.removePosition({ path: { id } }))).toBe('删除成功');
  expect([await rows('sign.painter'), await offered(id, '标线画线员')]).toEqual([[], []]);
  expect(await refusals(api.getPosition({ path: { id } }), api.removePosition({ path: { id } }))).toEqual([gone('岗位')]);
});
