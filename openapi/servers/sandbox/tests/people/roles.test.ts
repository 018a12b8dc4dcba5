import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { flatten, signIn, startForTest, type Person } from '../client.ts';
import { NO_RIGHT } from '../no-right.ts';
import { namesOf, organizationIds, recordId } from '../organization-client.ts';

let sandbox: Sandbox;
let admin: Person;
let ids: ReadonlyMap<string, string>;
let serial = 0;

beforeAll(async () => {
  sandbox = await startForTest();
  admin = await signIn(sandbox.url, 'admin');
  ids = await organizationIds(admin);
});
afterAll(() => sandbox.close());

const idOf = (enCode: string): string => ids.get(enCode) ?? '';
const draft = (more: object = {}) => ({
  fullName: '桥梁巡检员',
  enCode: `bridgePatrol.${(serial += 1)}`,
  type: '分管角色',
  enabledMark: 1,
  description: '',
  sortCode: 300,
  globalMark: 0,
  organizeIdsTree: [[idOf('yw'), idOf('yw.maintenance')]],
  ...more,
});
async function made(more: object = {}): Promise<string> {
  const body = draft(more);
  expect(await admin.call('createRole', { body })).toEqual({ code: 200, msg: '新建成功' });
  return recordId(admin, 'listRoles', body.enCode);
}
const switchState = (id: string) => admin.call('setRoleState', { path: { id } });
const offered = async () => flatten((await admin.data('listRoleTree')).list).map(({ id }) => id);

describe('the list of roles', () => {
  it('holds the roles of the accounts and eleven more, with the paths of their organisations', async () => {
    const { list, pagination } = await admin.data('listRoles');
    expect(pagination?.total).toBe(16);
    expect(list[0]).toMatchObject({ enCode: 'administrator', type: '系统角色', enabledMark: 1, organizeInfo: '' });
    expect(list.find(({ enCode }) => enCode === 'westTollHead')?.organizeInfo).toBe(
      '云望高速物流集团/渝西高速公路有限公司/渝西收费运营部;云望高速物流集团/渝西高速公路有限公司',
    );
  });

  it('is asked for the global ones with 0, and for those of an organisation and what stands below it', async () => {
    const codes = async (organizeId: string) => (await admin.data('listRoles', { query: { organizeId } })).list.map(({ enCode }) => enCode);
    expect((await codes('0')).length).toBe(9);
    expect(await codes(idOf('yw.east'))).toEqual(['eastTollHead']);
    expect(await codes(idOf('yw.toll'))).toEqual(['auditLead']);
    expect((await codes(idOf('yw'))).length).toBe(7);
    expect(await codes(idOf('yw.safety'))).toEqual([]);
  });
});

describe('a role', () => {
  it('is created, read, changed and removed', async () => {
    const id = await made();
    expect(await admin.data('getRole', { path: { id } })).toMatchObject({
      globalMark: 0,
      organizeIdsTree: [[idOf('yw'), idOf('yw.maintenance')]],
    });
    const body = draft({ fullName: '桥隧巡检员', globalMark: 1 });
    expect(await admin.call('updateRole', { path: { id }, body })).toEqual({ code: 200, msg: '更新成功' });
    expect(await admin.data('getRole', { path: { id } })).toMatchObject({ fullName: '桥隧巡检员', globalMark: 1, organizeIdsTree: [] });
    expect(await admin.call('removeRole', { path: { id } })).toEqual({ code: 200, msg: '删除成功' });
    expect((await admin.call('getRole', { path: { id } })).msg).toContain('角色不存在');
    expect(await offered()).not.toContain(id);
  });

  it.each([
    ['no organisation where it is not global', { organizeIdsTree: [] }, '请选择角色所属的组织，或设为全局角色'],
    ['an organisation that does not exist', { organizeIdsTree: [['404']] }, '所属组织不存在，可能已被删除，请重新选择'],
    ['nothing about being global', { globalMark: undefined }, '请选择是否为全局角色'],
    ['a code that is taken', { enCode: 'administrator' }, '编码已存在，请更换编码'],
    ['a code with an underscore', { enCode: 'a_b' }, '编码只能包含字母、数字和点，且点不能在开头或结尾'],
  ])('refuses %s', async (_, more, msg) => {
    const { pagination } = await admin.data('listRoles');
    expect(await admin.call('createRole', { body: draft(more) })).toEqual({ code: 400, msg });
    expect((await admin.data('listRoles')).pagination).toEqual(pagination);
  });

  it('is changed whole or not at all', async () => {
    const id = await made();
    const body = draft({ fullName: '另一个名称', organizeIdsTree: [[idOf('yw')], ['404']] });
    expect((await admin.call('updateRole', { path: { id }, body })).code).toBe(400);
    expect(await admin.data('getRole', { path: { id } })).toMatchObject({
      fullName: '桥梁巡检员',
      organizeIdsTree: [[idOf('yw'), idOf('yw.maintenance')]],
    });
  });

  it('is not removed while somebody has it', async () => {
    const id = await recordId(admin, 'listRoles', 'dispatcher');
    expect((await admin.call('removeRole', { path: { id } })).msg).toContain('该角色下有用户');
    expect((await admin.data('getRole', { path: { id } })).enCode).toBe('dispatcher');
  });

  it('that is disabled takes its menus and buttons from those who have it, and gives them back', async () => {
    const dispatcher = await signIn(sandbox.url, 'double');
    const id = await recordId(admin, 'listRoles', 'dispatcher');
    const rights = async () => {
      const { menuList, permissionList } = await dispatcher.data('getCurrentUser');
      return { menus: menuList?.length ?? 0, pages: permissionList?.length ?? 0 };
    };
    const before = await rights();
    expect(before.menus).toBeGreaterThan(0);
    expect((await switchState(id)).code).toBe(200);
    expect(await rights()).toEqual({ menus: 0, pages: 0 });
    expect((await switchState(id)).code).toBe(200);
    expect(await rights()).toEqual(before);
  });

  it('of the administrators stays enabled, global and there', async () => {
    const id = await recordId(admin, 'listRoles', 'administrator');
    const record = await admin.data('getRole', { path: { id } });
    expect((await switchState(id)).msg).toContain('系统管理员角色');
    expect((await admin.call('removeRole', { path: { id } })).msg).toContain('系统管理员角色');
    expect((await admin.call('updateRole', { path: { id }, body: { ...record, enabledMark: 0 } })).msg).toContain('系统管理员角色');
    expect(await admin.data('getRole', { path: { id } })).toEqual(record);
  });

  it('is switched by those who have the button of its page', async () => {
    const staff = await signIn(sandbox.url, 'staff');
    const id = await made();
    expect((await staff.call('setRoleState', { path: { id } })).msg).toMatch(NO_RIGHT);
    expect((await admin.data('getRole', { path: { id } })).enabledMark).toBe(1);
  });
});

describe('the pickers of roles', () => {
  it('show global roles below the node 1 and others below their organisations', async () => {
    const { list } = await admin.data('listRoleTree');
    expect(list.map(({ id, fullName, type }) => [id, fullName, type])).toEqual([
      ['1', '全局', null],
      [idOf('yw'), '云望高速物流集团', 'company'],
    ]);
    const heads = flatten(list).filter(({ fullName }) => fullName === '渝东收费站长');
    expect(heads.map(({ parentId }) => parentId)).toEqual([idOf('yw.east'), idOf('yw.east.toll')]);
    expect(new Set(heads.map(({ onlyId }) => onlyId)).size).toBe(2);
    expect(heads[1]).toMatchObject({ type: 'role', organize: '云望高速物流集团/渝东高速公路有限公司/渝东收费运营部' });
    expect(namesOf(list, 'department')).not.toContain('人力资源部');
  });

  it('leave out a disabled role, which the managing list keeps', async () => {
    const id = await made();
    expect(await offered()).toContain(id);
    await switchState(id);
    expect(await offered()).not.toContain(id);
    expect((await admin.data('getRole', { path: { id } })).enabledMark).toBe(0);
  });

  it('of some organisations hold their roles and the global ones', async () => {
    const organizeIds = [idOf('yw.east.toll'), idOf('yw.safety')];
    const { list } = await admin.data('listRolesByOrganizations', { body: { organizeIds } });
    expect(list.map(({ fullName }) => fullName)).toEqual(['全局', '云望高速物流集团/渝东高速公路有限公司/渝东收费运营部']);
    expect(list[1]?.children?.map(({ fullName }) => fullName)).toEqual(['渝东收费站长']);
    expect(list[0]?.num).toBe(list[0]?.children?.length);
  });

  it('offer an administrator every role', async () => {
    expect(await admin.data('listPermittedRoleTree')).toEqual(await admin.data('listRoleTree'));
  });

  it('offer others, of the global roles, their own ones only', async () => {
    const staff = await signIn(sandbox.url, 'staff');
    const { list } = await staff.data('listPermittedRoleTree');
    expect(list.find(({ id }) => id === '1')?.children?.map(({ fullName }) => fullName)).toEqual(['路产管理员']);
    expect(namesOf(list, 'role')).not.toContain('渝东收费站长');
  });
});
