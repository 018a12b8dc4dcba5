import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorityCodecs, type RightNode, type RightStep, type RoleRights } from '../../../../../src/domains/authority/index.ts';
import { roleCodecs } from '../../../../../src/domains/role/index.ts';
import { userCodecs } from '../../../../../src/domains/user/index.ts';
import type { Sandbox } from '../../../index.ts';
import { flatten, personWith, signIn, startForTest } from '../../client.ts';
import { openSocket, socketAddress } from '../../socket-client.ts';
import { enter, only, read, refusal, told, type Api, type SignedIn } from '../client.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'milepost-authority-'));
let sandbox: Sandbox;
let admin: SignedIn;
beforeAll(async () => {
  sandbox = await startForTest({ data: folder });
  admin = await enter(sandbox.url, 'admin');
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const flat = (nodes: readonly RightNode[]): RightNode[] => flatten(nodes);
const step = (api: Api, id: string, name: RightStep, before: readonly string[] = []) => {
  const body = authorityCodecs.listRoleRights.body.encode({ step: name, before: [...before] });
  return read(authorityCodecs.listRoleRights, api.listRoleRights({ path: { id }, body }));
};
const roleId = async (enCode: string) => {
  const { rows } = await read(roleCodecs.listRoles, admin.api.listRoles({ query: { keyword: enCode } }));
  return only(rows, enCode, (row) => row.enCode === enCode).id;
};
const save = (api: Api, id: string, rights: Omit<RoleRights, 'holder'>) =>
  api.setRoleRights({ path: { id }, body: authorityCodecs.setRoleRights.body.encode({ ...rights, holder: 'role' }) });

/** Rights of a role, of those this caller may give. */
async function heldBy(api: Api, id: string): Promise<Omit<RoleRights, 'holder'>> {
  const systemIds = (await step(api, id, 'system')).chosenIds;
  const menuIds = (await step(api, id, 'menu', systemIds)).chosenIds;
  const chosen = async (name: RightStep) => (await step(api, id, name, menuIds)).chosenIds;
  const [buttonIds, columnIds, formIds, dataIds] = [
    await chosen('button'),
    await chosen('column'),
    await chosen('form'),
    await chosen('data'),
  ];
  return { systemIds, menuIds, buttonIds, columnIds, formIds, dataIds };
}

const menuNames = async (api: Api) => {
  const { data } = await api.getCurrentUser();
  return data ? flatten(data.menuList ?? []).map(({ fullName }) => fullName) : [];
};
const named = (nodes: readonly RightNode[], name: string) => only(flat(nodes), name, ({ fullName }) => fullName === name);

it('steps show systems, their menu entries below them, and rights below chosen entries, with what the role has of it', async () => {
  const id = await roleId('roadStaff');
  const systems = await step(admin.api, id, 'system');
  const platform = named(systems.nodes, '智慧物流运营平台');
  expect([flat(systems.nodes).length, systems.allIds.length, systems.chosenIds]).toEqual([2, 2, [platform.id]]);
  const menus = await step(admin.api, id, 'menu', [platform.id]);
  expect(menus.nodes.map(({ fullName }) => fullName)).toEqual(['智慧物流运营平台']);
  const patrol = named(menus.nodes, '路政巡查');
  expect(menus.chosenIds).toContain(patrol.id);
  expect(menus.chosenIds).not.toContain(named(menus.nodes, '系统配置').id);
  expect(menus.allIds.toSorted()).toEqual(
    flat(menus.nodes)
      .map((node) => node.id)
      .toSorted(),
  );
  const buttons = await step(admin.api, id, 'button', [patrol.id]);
  expect(flat(buttons.nodes).map(({ fullName }) => fullName)).toEqual([
    '智慧物流运营平台',
    '路产管理',
    '路政巡查',
    '新增',
    '编辑',
    '删除',
    '详情',
    '导出',
    '导入',
    '批量删除',
    '批量打印',
  ]);
  expect(buttons.chosenIds).toHaveLength(8);
  expect(await step(admin.api, id, 'column', [])).toEqual({ nodes: [], chosenIds: [], allIds: [] });
});

it('a role that is changed changes what somebody else may open and press, and their sockets are told', async () => {
  const novice = await enter(sandbox.url, 'novice');
  const socket = await openSocket(socketAddress(sandbox.url, novice.token), novice.token);
  socket.send({ method: 'OnConnection', mobileDevice: false });
  await socket.next('initMessage');
  const id = await roleId('newcomer');
  const before = await heldBy(admin.api, id);
  expect(await menuNames(novice.api)).not.toContain('行政区划');

  const menus = await step(admin.api, id, 'menu', before.systemIds);
  const area = named(menus.nodes, '行政区划');
  const button = named((await step(admin.api, id, 'button', [area.id])).nodes, '新增');
  const more = { ...before, menuIds: [...before.menuIds, area.id], buttonIds: [...before.buttonIds, button.id] };
  expect(await told(save(admin.api, id, more))).toBe('操作成功');
  expect((await socket.next('refresh')).msg).toBe('权限已变更');

  expect(await menuNames(novice.api)).toEqual(expect.arrayContaining(['系统管理', '行政区划', '通行费日报']));
  const { data } = await novice.api.getCurrentUser();
  const page = data?.permissionList?.find(({ modelId }) => modelId === area.id);
  expect(page?.button?.map(({ enCode }) => enCode)).toEqual(['btn_add']);
  expect(await told(novice.api.createArea({ body: { parentId: '-1', fullName: '新授权', enCode: '990000' } }))).toBe('新建成功');
  await save(admin.api, id, before);
  expect(await menuNames(novice.api)).not.toContain('行政区划');
  // So does who gets another role in the form of a person. @reading R-471
  await socket.next('refresh');
  const own = { path: { id: data?.userInfo.userId ?? '' } };
  const person = await read(userCodecs.getUser, admin.api.getUser(own));
  const roleIds = [...person.roleIds, await roleId('roadStaff')];
  await told(admin.api.updateUser({ ...own, body: userCodecs.updateUser.body.encode({ ...person, roleIds }) }));
  await socket.next('refresh');
  await told(admin.api.updateUser({ ...own, body: userCodecs.updateUser.body.encode(person) }));
  await socket.close();
});

describe('a system that a role', () => {
  it('gets is one its people may work in; dropped, it takes its menu and rights along', async () => {
    const staff = await enter(sandbox.url, 'staff');
    const id = await roleId('roadStaff');
    const before = await heldBy(admin.api, id);
    const service = named((await step(admin.api, id, 'system')).nodes, '服务区经营平台').id;
    const merchants = named((await step(admin.api, id, 'menu', [service])).nodes, '商户档案').id;
    await save(admin.api, id, { ...before, systemIds: [...before.systemIds, service], menuIds: [...before.menuIds, merchants] });
    const systemsNow = async () => {
      const { data } = await staff.api.getCurrentUser();
      return data?.userInfo.systemIds?.map(({ name }) => name);
    };
    expect(await systemsNow()).toEqual(['智慧物流运营平台', '服务区经营平台']);
    expect(await told(staff.api.switchMajor({ body: { majorId: service, majorType: 'System' } }))).toBeTruthy();
    expect(await menuNames(staff.api)).toEqual(['服务区经营', '商户档案']);

    const { menuIds } = await heldBy(admin.api, id);
    await save(admin.api, id, { ...before, menuIds });
    expect(await systemsNow()).toEqual(['智慧物流运营平台']);
    expect(await heldBy(admin.api, id)).toEqual(before);
    expect(await menuNames(staff.api)).toContain('路政巡查');
  });
});

describe('nobody gives more than they have', () => {
  it('the administrators’ role is fixed, and other holders than roles are refused', async () => {
    const id = await roleId('administrator');
    const fixed = '系统管理员角色拥有全部权限，不能修改';
    expect(await refusal(step(admin.api, id, 'system'))).toBe(fixed);
    const some = await heldBy(admin.api, await roleId('visitor'));
    expect(await refusal(save(admin.api, id, some))).toBe(fixed);
    const user = authorityCodecs.addRights.body.encode({ ...some, roleIds: [], positionIds: [], userIds: ['1'] });
    expect(await refusal(admin.api.addRights({ body: user }))).toBe('沙箱只为角色授权，请通过角色授予');
  });

  it('sees and gives only their own rights, for roles of their own, and leaves alone what goes beyond', async () => {
    const [own, other] = [await roleId('dispatcher'), await roleId('visitor')];
    const start = await heldBy(admin.api, own);
    const menus = await step(admin.api, own, 'menu', start.systemIds);
    const roles = named(menus.nodes, '角色管理');
    const edit = named((await step(admin.api, own, 'button', [roles.id])).nodes, '编辑');
    await save(admin.api, own, { ...start, menuIds: [...start.menuIds, roles.id], buttonIds: [...start.buttonIds, edit.id] });
    const dispatcher = await enter(sandbox.url, 'double');

    expect(await refusal(step(dispatcher.api, other, 'system'))).toBe('只能为自己管理的组织的角色授权，请联系管理员');
    const theirs = await step(dispatcher.api, own, 'menu', start.systemIds);
    expect(flat(theirs.nodes).map(({ fullName }) => fullName)).not.toContain('系统配置');
    const beyond = named(menus.nodes, '系统配置').id;
    const held = await heldBy(dispatcher.api, own);
    expect(await refusal(save(dispatcher.api, own, { ...held, menuIds: [...held.menuIds, beyond] }))).toBe(
      '不能授予自己没有的权限，请刷新后重试',
    );
    expect(await told(save(dispatcher.api, own, held))).toBe('操作成功');
    await save(admin.api, own, start);
  });
});

it('what a page shows may be read by whoever has it in their menu, though there is nothing on it to press', async () => {
  const role = await roleId('dispatcher');
  const before = await heldBy(admin.api, role);
  const load = async () => (await signIn(sandbox.url, 'double')).call('getServerState');
  expect((await load()).code).toBe(400);
  const page = named((await step(admin.api, role, 'menu', before.systemIds)).nodes, '系统监控');
  await save(admin.api, role, { ...before, menuIds: [...before.menuIds, page.id] });
  expect((await load()).code).toBe(200);
  await save(admin.api, role, before);
  expect((await load()).code).toBe(400);
});

it('several roles get the same beside what they have, and a restart keeps it', async () => {
  const ids = [await roleId('safetyPatrol'), await roleId('reportReader')];
  const systemIds = [named((await step(admin.api, ids[0] ?? '', 'system')).nodes, '智慧物流运营平台').id];
  const menus = await step(admin.api, ids[0] ?? '', 'menu', systemIds);
  const notice = named(menus.nodes, '系统公告').id;
  const nothing = { buttonIds: [], columnIds: [], formIds: [], dataIds: [] };
  const batch = { ...nothing, systemIds, menuIds: [notice], roleIds: ids, positionIds: [], userIds: [] };
  expect(await told(admin.api.addRights({ body: authorityCodecs.addRights.body.encode(batch) }))).toBe('操作成功');
  const before = await Promise.all(ids.map((id) => heldBy(admin.api, id)));
  expect(before.map(({ menuIds }) => menuIds.includes(notice))).toEqual([true, true]);
  await sandbox.close();
  sandbox = await startForTest({ data: folder });
  admin = await enter(sandbox.url, 'admin');
  expect(await Promise.all(ids.map((id) => heldBy(admin.api, id)))).toEqual(before);
  expect((await personWith(sandbox.url, '').call('setRoleRights', { path: { id: ids[0] ?? '' }, body: {} })).code).toBe(600);
});
