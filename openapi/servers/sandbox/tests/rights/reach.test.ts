import { afterAll, beforeAll, expect, it } from 'vitest';
import { IN_MEMORY, openStore, type Store } from '../../core/store.ts';
import type { Sandbox } from '../../index.ts';
import { startOver } from '../../start.ts';
import { signIn, type Person } from '../client.ts';
import { NO_RIGHT } from '../no-right.ts';

/** Columns of an asset that the form of a patrol shows: the one it is chosen by, those to choose from, those of its attributes. */
const shown: ReadonlySet<string> = new Set(['name', 'code', 'stake', 'condition']);
let sandbox: Sandbox;
let store: Store;
let admin: Person;
let patroller: Person;
let assets: string;
let patrols: string;

const modelOf = (enCode: string) => store.one<{ id: string }>('SELECT id FROM model WHERE enCode = ?', enCode)?.id ?? '';
const keysIn = (text: unknown): string[] => Object.keys(JSON.parse(String(text)) as object);

beforeAll(async () => {
  sandbox = await startOver((data) => (store = openStore(data)), { port: 0, data: IN_MEMORY });
  [admin, patroller] = await Promise.all([signIn(sandbox.url, 'admin'), signIn(sandbox.url, 'novice')]);
  [assets, patrols] = [modelOf('assetLedger'), modelOf('roadPatrol')];
  const userId = store.one<{ id: string }>("SELECT id FROM user WHERE account = 'novice'")?.id ?? '';
  store.run("INSERT INTO role (id, enCode, fullName, isAdministrator) VALUES ('patrol', 'patrol', 'patrol', 0)");
  store.run("INSERT INTO role_menu (roleId, menuId) SELECT 'patrol', id FROM menu WHERE enCode = 'roadPatrol'");
  store.run('DELETE FROM user_role WHERE userId = ?', userId);
  store.run("INSERT INTO user_role (userId, roleId) VALUES (?, 'patrol')", userId);
});
afterAll(() => sandbox.close());

it('a form that refers to a model leads to the columns it shows, and no answer holds another', async () => {
  const first = (await admin.data('listRecords', { path: { id: assets }, body: { modelId: assets } })).list[0]?.['id'] as string;
  const whole = keysIn((await admin.data('getRecordDisplay', { path: { id: assets, recordId: first } })).data);
  const other = whole.filter((key) => !shown.has(key));
  expect(other.length).toBeGreaterThan(3);

  const query = { relationField: other[0] ?? '', columnOptions: whole.join(',') };
  const { list } = await patroller.data('listRelatedRecords', { path: { id: assets }, query });
  expect(list.length).toBeGreaterThan(0);
  for (const row of list) expect(Object.keys(row).filter((key) => key !== 'id' && !shown.has(key))).toEqual([]);
  const seen = keysIn((await patroller.data('getRecordDisplay', { path: { id: assets, recordId: first } })).data);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((key) => !shown.has(key))).toEqual([]);
  const config = await patroller.data('getModelConfig', { path: { id: assets } });
  expect([config.columnData, config.appColumnData, config.flowTemplateJson]).toEqual([null, null, null]);
  for (const key of other) expect(config.formData).not.toContain(`"__vModel__":"${key}"`);
  const fields = (await patroller.data('listModelFields', { path: { id: assets } })).list;
  expect(fields.map(({ vmodel }) => vmodel).filter((key) => !shown.has(key ?? ''))).toEqual([]);
});

it.each([
  ['listRecords', { body: { modelId: '' } }],
  ['getRecord', { path: { recordId: '1' } }],
  ['exportRecords', { body: { dataType: '1', selectKey: 'name', modelId: '' } }],
] as const)('%s is for who has the model whole', async (id, sent) => {
  const path = { recordId: '', ...('path' in sent && sent.path), id: assets };
  expect((await patroller.call(id, { ...sent, path })).msg).toMatch(NO_RIGHT);
});

it('nothing leads to a model that no form of theirs refers to; their own is whole', async () => {
  expect((await patroller.call('getModelConfig', { path: { id: modelOf('contractor') } })).msg).toMatch(NO_RIGHT);
  expect((await patroller.call('listRecords', { path: { id: patrols }, body: { modelId: patrols } })).code).toBe(200);
});

it('a telephone number finds nobody in a picker', async () => {
  const { list } = await admin.data('listUsers', { query: { pageSize: '1' } });
  const phone = list[0]?.mobilePhone ?? '';
  expect(phone).not.toBe('');
  const found = await patroller.data('listUserTree', { path: { id: '0' }, body: { keyword: phone } });
  expect(JSON.stringify(found)).not.toContain(phone);
  expect(found.list).toEqual([]);
  expect((await admin.data('listUsers', { query: { keyword: phone } })).list).toHaveLength(1);
});
