import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { flatten, signIn, startForTest, type Person } from '../client.ts';
import { NO_RIGHT } from '../no-right.ts';
import { organizationIds, recordId } from '../organization-client.ts';

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
const company = (more: object = {}) => ({
  parentId: idOf('yw'),
  fullName: '渝南高速公路有限公司',
  enCode: `south.${(serial += 1)}`,
  enabledMark: 1,
  sortCode: 200,
  description: '',
  propertyJson: { shortName: '渝南公司' },
  ...more,
});
const department = (more: object = {}) => ({
  parentId: idOf('yw.it'),
  fullName: '数据治理科',
  enCode: `governance.${(serial += 1)}`,
  managerId: null,
  enabledMark: 1,
  sortCode: 90,
  description: '',
  ...more,
});

/** Makes an organisation and answers its id. */
async function made(operation: 'createOrganization' | 'createDepartment', body: { enCode: string }): Promise<string> {
  expect(await admin.call(operation, { body })).toEqual({ code: 200, msg: '新建成功' });
  return (await organizationIds(admin)).get(body.enCode) ?? '';
}
const madeDepartment = (more: object = {}) => made('createDepartment', department(more));
const remove = (id: string) => admin.call('removeOrganization', { path: { id } });
const offered = async (id = '0') => flatten((await admin.data('listDepartmentOptions', { path: { id } })).list);

describe('the tree of organisations', () => {
  it('holds companies and departments, each with its path from the top down', async () => {
    const { list } = await admin.data('listOrganizations', { query: { keyword: '' } });
    expect(list.map(({ fullName, parentId, category }) => [fullName, parentId, category])).toEqual([['云望高速物流集团', '-1', 'company']]);
    const station = flatten(list).find(({ enCode }) => enCode === 'yw.east.toll.yunyang');
    const path = ['yw', 'yw.east', 'yw.east.toll', 'yw.east.toll.yunyang'].map(idOf);
    expect(station).toMatchObject({
      category: 'department',
      lastFullName: '云阳收费站',
      organize: '云望高速物流集团/渝东高速公路有限公司/渝东收费运营部/云阳收费站',
      organizeIds: path,
      organizeIdTree: path.join(','),
      children: null,
    });
  });

  it('shows what a keyword finds with everything above it', async () => {
    const { list } = await admin.data('listOrganizations', { query: { keyword: '冷链' } });
    expect(flatten(list).map(({ enCode }) => enCode)).toEqual(['yw', 'yw.transport', 'yw.transport.fleet', 'yw.transport.fleet.cold']);
  });

  it('can be asked for the disabled ones', async () => {
    const { list } = await admin.data('listOrganizations', { query: { enabledMark: '0' } });
    const disabled = flatten(list).filter(({ enabledMark }) => enabledMark === 0);
    expect(disabled.map(({ fullName }) => fullName)).toEqual(expect.arrayContaining(['人工台账科', '旧县停车区']));
    expect(flatten(list).some(({ enCode }) => enCode === 'yw.it')).toBe(false);
  });
});

describe('a company', () => {
  it('is created, read, changed and removed', async () => {
    const id = await made('createOrganization', company({ description: '渝南片区' }));
    const record = await admin.data('getOrganization', { path: { id } });
    expect(record).toMatchObject({ parentId: idOf('yw'), description: '渝南片区', organizeIdTree: [idOf('yw'), id] });
    expect(JSON.parse(record.propertyJson ?? '')).toEqual({ shortName: '渝南公司' });
    const change = company({ fullName: '渝南高速公路集团', propertyJson: '{"shortName":"渝南","foundedTime":"2019-05-01"}' });
    expect(await admin.call('updateOrganization', { path: { id }, body: change })).toEqual({ code: 200, msg: '更新成功' });
    const after = await admin.data('getOrganization', { path: { id } });
    expect(after.fullName).toBe('渝南高速公路集团');
    expect(JSON.parse(after.propertyJson ?? '')).toEqual({ shortName: '渝南', foundedTime: '2019-05-01' });
    expect(await remove(id)).toEqual({ code: 200, msg: '删除成功' });
    expect((await admin.call('getOrganization', { path: { id } })).msg).toContain('组织不存在');
  });

  it.each([
    ['a missing parent', { parentId: undefined }, '请选择上级组织'],
    ['a blank name', { fullName: ' ' }, '名称不能含有特殊符号'],
    ['a name of 51 characters', { fullName: '路'.repeat(51) }, '名称最多为50个字符！'],
    ['a name with brackets', { fullName: '渝南（筹）' }, '名称不能含有特殊符号'],
    ['a code of 51 characters', { enCode: 'a'.repeat(51) }, '编码最多为50个字符！'],
    ['a code with a hyphen', { enCode: 'a-b' }, '编码只能包含字母、数字和点，且点不能在开头或结尾'],
    ['a sort of 1000000', { sortCode: 1_000_000 }, '排序应在0到999999之间'],
    ['a third state', { enabledMark: 2 }, '状态只能为启用或禁用'],
    ['a code that is taken', { enCode: 'yw.it' }, '编码已存在，请更换编码'],
    ['a parent that does not exist', { parentId: '404' }, '上级组织不存在，请重新选择上级'],
  ])('refuses %s', async (_, more, msg) => {
    expect(await admin.call('createOrganization', { body: company(more) })).toEqual({ code: 400, msg });
  });

  it('stands at the top or below a company, never below a department', async () => {
    expect((await admin.call('createOrganization', { body: company({ parentId: idOf('yw.it') }) })).msg).toContain('只能是公司');
    const top = await made('createOrganization', company({ parentId: '0' }));
    expect((await admin.data('getOrganization', { path: { id: top } })).parentId).toBe('-1');
    expect((await remove(top)).code).toBe(200);
  });

  it('cannot stand below itself or below what stands below it', async () => {
    const upper = await made('createOrganization', company());
    const lower = await made('createOrganization', company({ parentId: upper }));
    const move = (parentId: string) => admin.call('updateOrganization', { path: { id: upper }, body: company({ parentId }) });
    expect((await move(upper)).msg).toContain('自身或其下级');
    expect((await move(lower)).msg).toContain('自身或其下级');
    expect((await admin.data('getOrganization', { path: { id: upper } })).parentId).toBe(idOf('yw'));
  });

  it('is changed as a company, a department as a department', async () => {
    const body = company();
    expect((await admin.call('updateOrganization', { path: { id: idOf('yw.it') }, body })).msg).toContain('不是公司');
    expect((await admin.call('updateDepartment', { path: { id: idOf('yw.east') }, body })).msg).toContain('不是部门');
    expect((await admin.call('getDepartment', { path: { id: idOf('yw.east') } })).code).toBe(400);
  });
});

describe('a department', () => {
  it('is created, read, changed and removed', async () => {
    const managerId = (await admin.data('getCurrentUser')).userInfo.userId;
    const id = await madeDepartment({ managerId });
    expect(await admin.data('getDepartment', { path: { id } })).toMatchObject({
      managerId,
      parentId: idOf('yw.it'),
      organizeIdTree: [idOf('yw'), idOf('yw.it'), id],
    });
    const body = department({ parentId: idOf('yw.hr'), fullName: '数据资产科', managerId: null, sortCode: null });
    expect(await admin.call('updateDepartment', { path: { id }, body })).toEqual({ code: 200, msg: '更新成功' });
    expect(await admin.data('getDepartment', { path: { id } })).toMatchObject({ fullName: '数据资产科', managerId: null, sortCode: 0 });
    expect((await remove(id)).code).toBe(200);
    expect((await offered()).some((node) => node.id === id)).toBe(false);
  });

  it('stands below an organisation, never at the top', async () => {
    expect((await admin.call('createDepartment', { body: department({ parentId: '-1' }) })).msg).toBe('请选择上级组织');
  });

  it('has a manager who exists', async () => {
    expect((await admin.call('createDepartment', { body: department({ managerId: '404' }) })).msg).toContain('部门主管不存在');
  });

  it('that moves takes its branch along', async () => {
    const upper = await madeDepartment();
    const lower = await madeDepartment({ parentId: upper });
    await admin.call('updateDepartment', { path: { id: upper }, body: department({ parentId: idOf('yw.hr') }) });
    const moved = flatten((await admin.data('listOrganizations')).list).find((node) => node.id === lower);
    expect(moved?.organizeIds).toEqual([idOf('yw'), idOf('yw.hr'), upper, lower]);
  });
});

describe('an organisation that holds something', () => {
  it.each([
    ['organisations below it', 'yw.asset', '有下级组织'],
    ['positions', 'yw.safety', '有岗位'],
  ])('is not removed while it has %s', async (_, enCode, msg) => {
    expect((await remove(idOf(enCode))).msg).toContain(msg);
    expect((await organizationIds(admin)).get(enCode)).toBe(idOf(enCode));
  });

  it('is not removed while roles belong to it, and is free once they do not', async () => {
    const id = await madeDepartment();
    const role = { fullName: '数据管理员', enCode: 'data.keeper', globalMark: 0, organizeIdsTree: [[idOf('yw'), idOf('yw.it'), id]] };
    expect((await admin.call('createRole', { body: role })).code).toBe(200);
    expect((await remove(id)).msg).toContain('有角色');
    const roleId = await recordId(admin, 'listRoles', role.enCode);
    expect((await admin.call('updateRole', { path: { id: roleId }, body: { ...role, globalMark: 1 } })).code).toBe(200);
    expect((await remove(id)).code).toBe(200);
  });
});

describe('the pickers of organisations', () => {
  it('leave out disabled ones with everything below them, which the managing list keeps', async () => {
    const upper = await madeDepartment();
    const lower = await madeDepartment({ parentId: upper });
    expect((await offered()).map(({ id }) => id)).toEqual(expect.arrayContaining([upper, lower]));
    await admin.call('updateDepartment', { path: { id: upper }, body: department({ enabledMark: 0 }) });
    const shown = new Set((await offered()).map(({ id }) => id));
    expect([shown.has(upper), shown.has(lower)]).toEqual([false, false]);
    const names = flatten((await admin.data('getOrganizationTree')).list).map(({ id }) => id);
    expect(names).not.toContain(lower);
    expect((await organizationIds(admin)).size).toBeGreaterThan(shown.size + 1);
  });

  it('leave out the organisation that is being edited with everything below it', async () => {
    const { list } = await admin.data('listOrganizationOptions', { path: { id: idOf('yw.east') } });
    const codes = flatten(list).map(({ enCode }) => enCode);
    expect(codes).toContain('yw.west');
    expect(codes.filter((enCode) => enCode?.startsWith('yw.east'))).toEqual([]);
  });

  it('disable nothing for an administrator', async () => {
    const { list } = await admin.data('listAuthorizedOrganizations', { path: { id: '0' } });
    expect(flatten(list).filter(({ disabled }) => disabled !== false)).toEqual([]);
    const departments = await admin.data('listAuthorizedDepartments', { path: { id: '0' } });
    expect(departments.list).toEqual(list);
  });

  it('disable for others everything but their own branch', async () => {
    const staff = await signIn(sandbox.url, 'staff');
    const nodes = flatten((await staff.data('listAuthorizedOrganizations', { path: { id: '0' } })).list);
    const open = nodes.filter(({ disabled }) => disabled === false).map(({ fullName }) => fullName);
    expect(open).toEqual(['路产管理部', '路政巡查大队', '云阳路政中队', '奉节路政中队', '赔补偿科']);
    expect(nodes.find(({ enCode }) => enCode === 'yw.east.toll')?.disabled).toBe(true);
  });

  it('limited to some ids, gather them below the nearest of them and name the way between', async () => {
    const departIds = ['yw.east', 'yw.east.toll.yunyang', 'yw.it', 'yw.dispatch.ledger'].map(idOf);
    const { list } = await admin.data('listAllowedOrganizations', { body: { departIds, keyword: '' } });
    expect(list.map(({ fullName, lastFullName }) => [fullName, lastFullName])).toEqual([
      ['云望高速物流集团/信息技术中心', '信息技术中心'],
      ['云望高速物流集团/渝东高速公路有限公司', '渝东高速公路有限公司'],
    ]);
    expect(list[1]?.children).toMatchObject([{ fullName: '渝东收费运营部/云阳收费站', parentId: idOf('yw.east') }]);
    const found = await admin.data('listAllowedOrganizations', { body: { departIds, keyword: '收费' } });
    expect(flatten(found.list).map(({ id }) => id)).toEqual([idOf('yw.east.toll.yunyang')]);
  });
});

describe('departments level by level', () => {
  const below = (id: string, query: Record<string, string> = {}) => admin.data('listDepartments', { path: { id }, query });

  it('begin with the companies at the top and open one by one', async () => {
    expect((await below('-1')).list).toMatchObject([{ id: idOf('yw'), isLeaf: false, hasChildren: true, children: null }]);
    const { list } = await below(idOf('yw.east'));
    expect(list.map(({ enCode, isLeaf }) => [enCode, isLeaf])).toEqual([
      ['yw.east.toll', false],
      ['yw.east.maintenance', true],
    ]);
  });

  it('count the people in each and below it, as the tree does, and are ordered by it', async () => {
    const { list } = await below(idOf('yw'), { sidx: 'memberCount', sort: 'desc' });
    const counts = list.map(({ memberCount }) => memberCount ?? -1);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const tree = flatten((await admin.data('listOrganizations', { query: {} })).list);
    expect(tree.filter(({ parentId }) => parentId === idOf('yw')).map(({ id, memberCount }) => [id, memberCount])).toEqual(
      expect.arrayContaining(list.map(({ id, memberCount }) => [id, memberCount])),
    );
    for (const { id, memberCount } of [list[0], list.at(-1)].flatMap((row) => row ?? [])) {
      const query = { organizeId: id, currentPage: '1', pageSize: '20' };
      expect(memberCount).toBe((await admin.data('listUsers', { query })).pagination?.total);
    }
  });

  it('are found at any depth by a keyword, page by page', async () => {
    const first = await below(idOf('yw'), { keyword: '收费站', currentPage: '1', pageSize: '20' });
    expect(first.list.map(({ fullName }) => fullName).toSorted()).toEqual([
      '云阳收费站',
      '奉节收费站',
      '巫山收费站',
      '永川收费站',
      '荣昌收费站',
    ]);
    expect(first.pagination).toEqual({ currentPage: 1, pageSize: 20, total: 5 });
    expect((await below(idOf('yw.west'), { keyword: '收费站' })).list.length).toBe(2);
    expect((await below(idOf('yw'), { keyword: '收费站', currentPage: '2', pageSize: '20' })).list).toEqual([]);
  });

  it('are found at any depth where they are disabled', async () => {
    const id = await madeDepartment({ parentId: idOf('yw.east.toll'), enabledMark: 0 });
    const found = (await below('-1', { enabledMark: '0' })).list.filter((row) => row.id === id);
    expect(found).toMatchObject([{ enabledMark: 0, hasChildren: false, children: null }]);
    expect((await below(idOf('yw.east.toll'), { enabledMark: '1' })).list.map((row) => row.id)).not.toContain(id);
  });

  it('are refused for an organisation that does not exist', async () => {
    expect((await admin.call('listDepartments', { path: { id: '404' } })).msg).toContain('组织不存在');
  });
});

describe('who may write organisations', () => {
  it.each(['createOrganization', 'createDepartment'] as const)('is decided by the buttons of the page: %s', async (operation) => {
    const staff = await signIn(sandbox.url, 'staff');
    const before = await organizationIds(admin);
    const body = operation === 'createDepartment' ? department() : company();
    expect((await staff.call(operation, { body })).msg).toMatch(NO_RIGHT);
    expect(await organizationIds(admin)).toEqual(before);
  });
});
