import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOST_VERSIONS } from '../../resources/model/version-table.ts';
import type { Sandbox } from '../../index.ts';
import { signIn, startForTest, type Person } from '../client.ts';
import { bodyOf, control, designOf, make, release } from './client.ts';

let sandbox: Sandbox;
let admin: Person;
let nowMs = Date.parse('2026-11-20T09:00:00+08:00');
beforeAll(async () => {
  sandbox = await startForTest({ now: () => nowMs });
  admin = await signIn(sandbox.url, 'admin');
});
afterAll(() => sandbox.close());

const read = (id: string) => admin.data('getModel', { path: { id } });
const save = (id: string, enCode: string, key: string) =>
  admin.call('updateModel', { path: { id }, body: { id, ...bodyOf(enCode, designOf([control(key)])) } });
const versions = async (id: string, pageSize = 20) =>
  await admin.data('listModelVersions', { path: { id }, query: { pageSize: String(pageSize) } });
const restore = (id: string, seenId: string, more: object = {}) =>
  admin.call('restoreModelVersion', { path: { id }, body: { seenId, ...more } });
const keysOf = (formData: string | null | undefined): string[] =>
  (JSON.parse(formData ?? '') as { fields: { __vModel__: string }[] }).fields.map(({ __vModel__ }) => __vModel__);

it('every release is a version, with who, when and what was said; one is looked at and made the draft', async () => {
  const id = await make(admin, 'versions.kept', designOf([control('first')]));
  expect((await versions(id)).list).toEqual([]);
  await release(admin, id);
  await save(id, 'versions.kept', 'second');
  nowMs += 60_000;
  await release(admin, id, { note: '改名' });
  const { list } = await versions(id);
  const [second, first] = list;
  expect(list.map(({ number, note, releaseUser, releaseTime }) => [number, note, releaseUser, releaseTime])).toEqual([
    [2, '改名', '孙婉宁/admin', nowMs],
    [1, '', '孙婉宁/admin', nowMs - 60_000],
  ]);
  expect(list.map(({ currentId }) => currentId)).toEqual([second?.id, second?.id]);
  const looked = await admin.data('getModelVersion', { path: { id: first?.id ?? '' } });
  expect([looked.number, keysOf(looked.formData)]).toEqual([1, ['first']]);

  expect(await restore(first?.id ?? '', first?.id ?? '')).toMatchObject({ code: 400, msg: '模型已被他人发布，请刷新后重试' });
  expect(await restore(first?.id ?? '', second?.id ?? '', { seenTime: 1 })).toMatchObject({ code: 400, data: { lastModifyTime: nowMs } });
  expect(await restore(first?.id ?? '', second?.id ?? '')).toMatchObject({ code: 200 });
  const draft = await read(id);
  expect([keysOf(draft.formData), draft.state]).toEqual([['first'], 2]);
  // What lists and forms have is still the newest.
  expect(keysOf((await admin.data('getModelConfig', { path: { id } })).formData)).toEqual(['second']);
  await restore(second?.id ?? '', second?.id ?? '');
  expect((await read(id)).state).toBe(1);
});

it('the draft goes back to what is released, where something was', async () => {
  const id = await make(admin, 'versions.back', designOf([control('first')]));
  const rollback = () => admin.call('rollbackModel', { path: { id } });
  expect(await rollback()).toMatchObject({ code: 400, msg: '该模型从未发布，没有可以回滚的内容' });
  await release(admin, id);
  await save(id, 'versions.back', 'second');
  expect(await rollback()).toMatchObject({ code: 200 });
  const { formData, state } = await read(id);
  expect([keysOf(formData), state]).toEqual([['first'], 1]);
});

it('a model of the first start begins with what it was released as', async () => {
  const { list } = await admin.data('listModels', { query: { keyword: 'assetLedger' } });
  const id = list[0]?.id ?? '';
  const { releaseTime } = await read(id);
  expect((await versions(id)).list.map((version) => [version.number, version.releaseTime])).toEqual([[1, releaseTime]]);
  await release(admin, id);
  expect((await versions(id)).list.map(({ number }) => number)).toEqual([2, 1]);
});

it('the oldest versions go, and a release is refused whose sender has not seen the last save', async () => {
  const id = await make(admin, 'versions.many', designOf([control('first')]));
  for (let at = 0; at <= MOST_VERSIONS; at += 1) await release(admin, id);
  const { list, pagination } = await versions(id, 200);
  expect([pagination?.total, list[0]?.number, list.at(-1)?.number]).toEqual([MOST_VERSIONS, MOST_VERSIONS + 1, 2]);
  expect(await release(admin, id, { seenTime: 1 })).toMatchObject({ code: 400, data: { lastModifyTime: nowMs } });
});

it('versions go with their model', async () => {
  const id = await make(admin, 'versions.gone', designOf([control('first')]));
  await release(admin, id);
  const [version] = (await versions(id)).list;
  await admin.call('removeModel', { path: { id } });
  expect(await admin.call('getModelVersion', { path: { id: version?.id ?? '' } })).toMatchObject({ code: 400 });
});
