import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IN_MEMORY, openStore, type Store } from '../../core/store.ts';
import type { Sandbox } from '../../index.ts';
import { startOver } from '../../start.ts';
import { signIn, type Person, type Sent } from '../client.ts';
import { NO_RIGHT } from '../no-right.ts';
import { bodyOf, control, designOf, make, release } from './client.ts';

type Operation = Parameters<Person['call']>[0];
let sandbox: Sandbox;
let store: Store;
let admin: Person;
let person: Person;
let draft: string;

/** Gives the person one page with some of its buttons, and nothing else. */
function give(page: string, ...buttons: readonly string[]): void {
  store.run("DELETE FROM role_menu WHERE roleId = 'given'");
  store.run("DELETE FROM role_right WHERE roleId = 'given'");
  store.run("INSERT INTO role_menu (roleId, menuId) SELECT 'given', id FROM menu WHERE enCode = ?", page);
  for (const button of buttons)
    store.run(
      `INSERT INTO role_right (roleId, rightId) SELECT 'given', menu_right.id FROM menu_right JOIN menu ON menu.id = menuId
       WHERE menu.enCode = ? AND kind = 'button' AND menu_right.enCode = ?`,
      page,
      button,
    );
}
const refused = async (operation: Operation, sent: Sent): Promise<boolean> => NO_RIGHT.test((await person.call(operation, sent)).msg);

beforeAll(async () => {
  sandbox = await startOver((data) => (store = openStore(data)), { port: 0, data: IN_MEMORY });
  [admin, person] = await Promise.all([signIn(sandbox.url, 'admin'), signIn(sandbox.url, 'novice')]);
  const userId = store.one<{ id: string }>("SELECT id FROM user WHERE account = 'novice'")?.id ?? '';
  store.run("INSERT INTO role (id, enCode, fullName, isAdministrator) VALUES ('given', 'given', 'given', 0)");
  store.run('DELETE FROM user_role WHERE userId = ?', userId);
  store.run("INSERT INTO user_role (userId, roleId) VALUES (?, 'given')", userId);
  draft = await make(admin, 'rights.draft', designOf([control('name')]));
});
afterAll(() => sandbox.close());

const WAYS: readonly (readonly [button: string, operation: Operation, sent: () => Sent])[] = [
  ['btn_add', 'createModel', () => ({ body: bodyOf('rights.new') })],
  ['btn_add', 'copyModel', () => ({ path: { id: draft } })],
  ['btn_edit', 'updateModel', () => ({ path: { id: draft }, body: { id: draft, ...bodyOf('rights.draft', designOf([control('name')])) } })],
  ['btn_export', 'exportModelDesign', () => ({ path: { id: draft } })],
  ['btn_release', 'releaseModel', () => ({ path: { id: draft }, body: { pc: 0, app: 0 } })],
  ['btn_edit', 'rollbackModel', () => ({ path: { id: draft } })],
];

it.each(WAYS)('who has the page of designs may read them, and needs its %s for %s', async (button, operation, sent) => {
  give('onlineDev-webDesign');
  expect((await person.call('listModels', { query: {} })).code).toBe(200);
  expect((await person.call('getModel', { path: { id: draft } })).code).toBe(200);
  expect(await refused(operation, sent())).toBe(true);
  give('onlineDev-webDesign', button);
  expect((await person.call(operation, sent())).code).toBe(200);
});

it('a release gives a place in the menu only where its keeper may add entries', async () => {
  give('onlineDev-webDesign', 'btn_release');
  const { id: systemId } = store.one<{ id: string }>('SELECT id FROM system') ?? { id: '' };
  const { msg } = await release(person, draft, { pc: 1, pcModuleParentId: systemId });
  expect(msg).toMatch(NO_RIGHT);
  expect(msg).toContain('系统菜单 · 新增');
});

it('the design of a model is read by who keeps the menu or designs, and by nobody else who does not reach it; its records are not', async () => {
  const drivers = store.one<{ id: string }>("SELECT id FROM model WHERE enCode = 'driverFile'")?.id ?? '';
  const asked = { path: { id: drivers } };
  const whole = (await admin.data('getModelConfig', asked)).formData;
  for (const [page, buttons] of [
    ['system-menu', ['btn_add']],
    ['onlineDev-webDesign', []],
  ] as const) {
    give(page, ...buttons);
    expect((await person.data('getModelConfig', asked)).formData).toBe(whole);
    expect(await refused('listRecords', { ...asked, body: { modelId: drivers } })).toBe(true);
  }
  give('system-menu');
  expect(await refused('getModelConfig', asked)).toBe(true);
  give('system-area', 'btn_edit');
  expect(await refused('getModelConfig', asked)).toBe(true);
});

it('what was never released is for who has the page of designs, not for who keeps the menu', async () => {
  const id = await make(admin, 'rights.hidden', designOf([control('name')]));
  const asked = { path: { id }, query: { type: '0' } };
  give('system-menu', 'btn_add');
  expect((await person.call('getModelConfig', asked)).code).not.toBe(200);
  give('onlineDev-webDesign');
  expect((await person.call('getModelConfig', asked)).code).toBe(200);
});

describe.each(['on', 'off'] as const)('with rights of buttons %s in the design', (state) => {
  const isOn = state === 'on';
  const enCode = `rights.buttons.${state}`;
  let id: string;
  let row: string;
  beforeAll(async () => {
    id = await make(admin, enCode, designOf([control('name')], { useBtnPermission: isOn, btnsList: [{ value: 'add', label: '新增' }] }));
    const { id: systemId } = store.one<{ id: string }>('SELECT id FROM system') ?? { id: '' };
    await release(admin, id, { pc: 1, pcModuleParentId: systemId });
    row = (await admin.data('createRecord', { path: { id }, body: { data: JSON.stringify({ name: '甲' }) } })) ?? '';
    store.run('UPDATE menu SET enCode = ? WHERE json_extract(propertyJson, ?) = ?', enCode, '$.moduleId', id);
  });

  it(`who opens the page without a right to its buttons ${isOn ? 'is refused them' : 'may use them'}, and who does not open it is refused`, async () => {
    const asked = [
      ['createRecord', { path: { id }, body: { data: JSON.stringify({ name: '乙' }) } }],
      ['exportRecords', { path: { id }, body: { modelId: id, dataType: '1', selectKey: 'name' } }],
      ['removeRecord', { path: { id, recordId: row } }],
    ] as const satisfies readonly (readonly [Operation, Sent])[];
    const refusals = async () => {
      const found: boolean[] = [];
      // oxlint-disable-next-line no-await-in-loop -- what is removed last is there before
      for (const [operation, sent] of asked) found.push(await refused(operation, sent));
      return found;
    };
    give('system-area');
    expect(await refusals()).toEqual([true, true, true]);
    give(enCode);
    expect((await person.call('listRecords', { path: { id }, body: { modelId: id } })).code).toBe(200);
    expect(await refusals()).toEqual([isOn, isOn, isOn]);
  });
});
