import { afterAll, beforeAll, expect, it } from 'vitest';
import { areaCodecs, type AreaBody } from '../../../../src/domains/area/index.ts';
import type { Sandbox } from '../../index.ts';
import { startForTest } from '../client.ts';
import { enter, gone, names, only, read, readRecord, refusal, refusals, told, type Api } from './client.ts';

/** The ids of areas are their official codes. */
const CHONGQING = '500000';
const TOP = '-1';
const NOBODY = '0';

let sandbox: Sandbox;
let api: Api;
beforeAll(async () => {
  sandbox = await startForTest();
  ({ api } = await enter(sandbox.url, 'admin'));
});
afterAll(() => sandbox.close());

const draftOf = (enCode: string, fullName: string, parentId: string | null = CHONGQING): AreaBody => ({
  parentId,
  fullName,
  enCode,
  isEnabled: true,
  sortCode: 900,
  description: '沿线辖区',
});
const encode = (draft: AreaBody) => areaCodecs.createArea.body.encode(draft);
const below = (id: string, keyword = '') => read(areaCodecs.listAreas, api.listAreas({ path: { id }, query: { keyword } }));
const offered = async (id: string, currId = NOBODY) =>
  names(await read(areaCodecs.listAreaOptions, api.listAreaOptions({ path: { id, currId } })));
const record = (id: string) => readRecord(areaCodecs.getArea, api.getArea({ path: { id } }));
const namesOf = (ids: string[]) => read(areaCodecs.findAreaNames, api.findAreaNames({ body: areaCodecs.findAreaNames.body.encode([ids]) }));

async function made(draft: AreaBody): Promise<string> {
  expect(await told(api.createArea({ body: encode(draft) }))).toBe('新建成功');
  return only(await below(draft.parentId ?? TOP), 'the area', (row) => row.enCode === draft.enCode).id;
}

it('an area that was added is below its parent, in the selector, has a name for addresses, and is read as it was written', async () => {
  const draft = draftOf('500.901', '云望新区');
  const id = await made(draft);
  expect(await below(CHONGQING, '云望新区')).toMatchObject([{ id, isLeaf: true, isEnabled: true }]);
  expect(await offered(CHONGQING)).toContain('云望新区');
  expect(await namesOf([CHONGQING, id])).toEqual([[(await record(CHONGQING)).fullName, '云望新区']]);
  expect(await record(id)).toEqual({ id, ...draft, parentName: (await record(CHONGQING)).fullName });
});

it('an area that moved to the top is there and nowhere else, and is not offered as its own parent', async () => {
  const id = await made(draftOf('500.902', '清溪新区'));
  const { parentName: _name, ...before } = await record(id);
  const changed = { ...before, parentId: null, fullName: '清溪特区' };
  expect(await told(api.updateArea({ path: { id }, body: encode(changed) }))).toBe('更新成功');
  expect([await below(CHONGQING, '清溪'), await below(TOP, '清溪特区')]).toMatchObject([
    [],
    [{ id, fullName: '清溪特区', parentId: null, parents: [] }],
  ]);
  expect(await record(id)).toEqual({ ...changed, parentName: '' });
  expect([(await offered(TOP)).includes('清溪特区'), (await offered(TOP, id)).includes('清溪特区')]).toEqual([true, false]);
});

it('an area that was disabled leaves the selector with everything below it, and keeps its name', async () => {
  const id = await made(draftOf('500.903', '望江新区'));
  await made(draftOf('500.903.1', '望江一镇', id));
  expect(await told(api.setAreaState({ path: { id } }))).toBe('操作成功');
  expect([(await offered(CHONGQING)).includes('望江新区'), await offered(id)]).toEqual([false, []]);
  expect(await below(CHONGQING, '望江')).toMatchObject([
    { id, isEnabled: false, isLeaf: false },
    { fullName: '望江一镇', isEnabled: true, parents: [{ id, isEnabled: false }] },
  ]);
  expect(await namesOf([id])).toEqual([['望江新区']]);
  await api.setAreaState({ path: { id } });
  expect([(await offered(CHONGQING)).includes('望江新区'), await offered(id)]).toEqual([true, ['望江一镇']]);
});

it('an area that was deleted is gone from list, selector and names, and asking for it is refused', async () => {
  const id = await made(draftOf('500.904', '归并新区'));
  const child = await made(draftOf('500.904.1', '归并一镇', id));
  expect(await refusal(api.removeArea({ path: { id } }))).toBe('该区域下有下级区域，无法删除，请先删除下级区域');
  await api.removeArea({ path: { id: child } });
  expect(await told(api.removeArea({ path: { id } }))).toBe('删除成功');
  expect([await below(CHONGQING, '归并'), (await offered(CHONGQING)).includes('归并新区'), await namesOf([id])]).toEqual([
    [],
    false,
    [['']],
  ]);
  expect(await refusals(api.getArea({ path: { id } }), api.listAreas({ path: { id } }), api.setAreaState({ path: { id } }))).toEqual([
    gone('行政区划'),
  ]);
});
