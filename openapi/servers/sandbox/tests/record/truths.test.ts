import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IN_MEMORY, openStore, type Store } from '../../core/store.ts';
import type { Sandbox } from '../../index.ts';
import { startOver } from '../../start.ts';
import { signIn, type Person } from '../client.ts';
import { control, designOf, make, release } from '../model/client.ts';

let sandbox: Sandbox;
let store: Store;
let admin: Person;
let guest: Person;
beforeAll(async () => {
  sandbox = await startOver((data) => (store = openStore(data)), { port: 0, data: IN_MEMORY });
  [admin, guest] = await Promise.all([signIn(sandbox.url, 'admin'), signIn(sandbox.url, 'guest')]);
});
afterAll(() => sandbox.close());

const systemId = (): string => store.one<{ id: string }>("SELECT systemId AS id FROM menu WHERE enCode = 'assetLedger'")?.id ?? '';
const GIVE_SQL = `
  INSERT INTO role_menu (roleId, menuId)
  SELECT roleId, ?1 FROM user_role WHERE userId = (SELECT id FROM user WHERE account = 'guest') LIMIT 1`;

describe.each([
  ['the number 1', 1],
  ['the text 1', '1'],
  ['the text true', 'true'],
])('a setting of a design that is on as %s is on', (_, on) => {
  const code = `on.${typeof on}.${on}`;
  const named = (name: string, more: object = {}) => ({ data: JSON.stringify({ name, ...more }) });
  let id: string;
  let menuId: string;
  beforeAll(async () => {
    const list = { useColumnPermission: on, useFormPermission: on, useBtnPermission: on, useDataPermission: on };
    const controls = [
      control('name', '名称', 'comInput', { unique: on, required: on }),
      control('secret'),
      control('by', '创建人', 'createUser'),
    ];
    id = await make(admin, code, designOf(controls, list));
    await release(admin, id, { pc: 1, pcModuleParentId: systemId() });
    menuId = store.one<{ id: string }>('SELECT id FROM menu WHERE enCode = ?', code)?.id ?? '';
    store.run(GIVE_SQL, menuId);
    await admin.call('createRecord', { path: { id }, body: named('甲', { secret: 'SECRET' }) });
  });

  it('for a field that is unique, or required', async () => {
    expect(await admin.call('createRecord', { path: { id }, body: named('甲') })).toMatchObject({ msg: '名称已存在，请修改后重试' });
    expect(await admin.call('createRecord', { path: { id }, body: named('') })).toMatchObject({ msg: '请输入名称' });
  });

  it('for rights of the list, in its entry and before whom has none', async () => {
    const entry = store.one('SELECT isButtonAuthorize, isColumnAuthorize, isFormAuthorize, isDataAuthorize FROM menu WHERE id = ?', menuId);
    expect(entry).toEqual({ isButtonAuthorize: 1, isColumnAuthorize: 1, isFormAuthorize: 1, isDataAuthorize: 1 });
    expect((await guest.call('createRecord', { path: { id }, body: named('乙') })).code).toBe(400);
    expect((await guest.data('listRecords', { path: { id }, body: {} })).list).toEqual([]);
    expect(JSON.stringify(await guest.data('getModelConfig', { path: { id } }))).not.toContain('secret');
    expect(JSON.stringify(await admin.data('listRecords', { path: { id }, body: {} }))).toContain('SECRET');
  });
});
