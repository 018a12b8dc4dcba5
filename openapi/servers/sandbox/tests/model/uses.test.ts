import { afterAll, beforeAll, expect, it } from 'vitest';
import { IN_MEMORY, openStore, type Store } from '../../core/store.ts';
import type { Sandbox } from '../../index.ts';
import { startOver } from '../../start.ts';
import { signIn, type Person } from '../client.ts';
import { control, designOf, make, release } from './client.ts';

let sandbox: Sandbox;
let store: Store;
let admin: Person;

beforeAll(async () => {
  sandbox = await startOver((data) => (store = openStore(data)), { port: 0, data: IN_MEMORY });
  admin = await signIn(sandbox.url, 'admin');
});
afterAll(() => sandbox.close());

const usesOf = async (id: string) => (await admin.data('listModelUses', { path: { id } })).list;
const rowOf = async (keyword: string) => (await admin.data('listModels', { query: { keyword } })).list[0];

it('what names a design is told by kind, its entries of the menu first; the design does not name itself', async () => {
  const id = await make(admin, 'uses.asked', designOf([control('name')]));
  expect(await usesOf(id)).toEqual([]);
  const relation = (modelId: string) => ({ ...control('other', '关联', 'relationForm'), modelId });
  const refers = await make(admin, 'uses.refers', designOf([control('name'), relation(id)]));
  await make(admin, 'uses.longer', designOf([relation(`${id}0`)]));
  store.run("UPDATE flow SET enCode = 'uses.asked' WHERE id = (SELECT id FROM flow LIMIT 1)");
  store.run("UPDATE portal SET formData = json_set(formData, '$.milepost', ?) WHERE id = (SELECT id FROM portal LIMIT 1)", id);
  store.run("UPDATE data_interface SET query = 'select ''' || ? || '''' WHERE id = (SELECT id FROM data_interface LIMIT 1)", id);
  const { id: systemId } = store.one<{ id: string }>('SELECT id FROM system') ?? { id: '' };
  await release(admin, id, { pc: 1, pcModuleParentId: systemId });
  const uses = await usesOf(id);
  expect(uses.map(({ kind }) => kind)).toEqual(['menu', 'model', 'portal', 'dataInterface', 'flow']);
  expect(uses[1]).toMatchObject({ id: refers, fullName: '设计 uses.refers', enCode: 'uses.refers' });
  expect(await admin.call('removeModel', { path: { id } })).toMatchObject({ code: 400, msg: '该模型已发布到菜单，请先删除对应菜单' });
});

it('a row of designs names what its entries stand below in the menu of the web and of the app', async () => {
  const id = await make(admin, 'uses.placed', designOf([control('name')]));
  expect(await rowOf('uses.placed')).toMatchObject({ pcIsRelease: 0, pcReleaseName: null, appIsRelease: 0, appReleaseName: null });
  const above = store.one<{ id: string; name: string; systemId: string; system: string }>(
    `SELECT menu.id, menu.fullName AS name, system.id AS systemId, system.fullName AS system FROM menu JOIN system ON system.id = systemId
     WHERE menu.type = 1 AND parentId = '-1' AND category <> 'App'`,
  );
  const [parentId = '', systemId = ''] = [above?.id, above?.systemId];
  await release(admin, id, { pc: 1, pcModuleParentId: [parentId, systemId], app: 1, appModuleParentId: systemId });
  const row = await rowOf('uses.placed');
  expect(row).toMatchObject({ pcIsRelease: 1, appIsRelease: 1, appReleaseName: above?.system });
  expect(row?.pcReleaseName?.split(';').toSorted()).toEqual([above?.system, `${above?.system}/${above?.name}`]);
});
