import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationShapes } from '../../../../generated/operations.gen.ts';
import type { Sandbox } from '../../index.ts';
import { flatten, signIn, startForTest, type Person } from '../client.ts';
import { PIXEL } from '../lifecycles/pixel.ts';
import { NO_RIGHT } from '../no-right.ts';

let sandbox: Sandbox;
let admin: Person;
let staff: Person;
let double: Person;

beforeAll(async () => {
  sandbox = await startForTest();
  [admin, staff, double] = await Promise.all([signIn(sandbox.url, 'admin'), signIn(sandbox.url, 'staff'), signIn(sandbox.url, 'double')]);
});
afterAll(() => sandbox.close());

const infoOf = async (person: Person) => (await person.data('getCurrentUser')).userInfo;
const userRow = async (account: string) =>
  (await admin.data('listUsers', { query: { keyword: account } })).list.find((row) => row.account === account);
const organizationCalled = async (fullName: string): Promise<string> => {
  const { list } = await admin.data('listOrganizations');
  const found = flatten<{ id: string; fullName: string; children?: typeof list | null }>(list).find((row) => row.fullName === fullName);
  return found?.id ?? '';
};
/** Puts somebody into organisations and on positions, as the people page does. */
async function place(account: string, change: { organizeId?: string; positionId?: string; managerId?: string | null }) {
  const id = (await userRow(account))?.id ?? '';
  const record: OperationShapes['getUser']['data'] = await admin.data('getUser', { path: { id } });
  const answer = await admin.call('updateUser', { path: { id }, body: { ...record, ...change } });
  expect(answer).toMatchObject({ code: 200 });
  return id;
}

describe('the layout', () => {
  it('is saved, and the next sign-in answers it', async () => {
    const login = async () => (await (await signIn(sandbox.url, 'staff')).data('getBaseInfo')).theme;
    for (const theme of ['functional', 'plain', 'blend', 'classic']) {
      expect(await staff.call('updateSystemTheme', { body: { theme } })).toEqual({ code: 200, msg: '更新成功' });
      expect(await login()).toBe(theme);
    }
    expect((await staff.call('updateSystemTheme', { body: {} })).msg).toBe('请选择布局');
  });
});

describe('where a person stands', () => {
  it('is told by the tables: organisation down from the top, department, position, roles', async () => {
    const info = await infoOf(double);
    expect(info).toMatchObject({ departmentName: '车辆调度中心', positionName: '调度主管', roleName: '调度主管' });
    expect(info.organizeName).toBe('云望高速物流集团/车辆调度中心');
    expect(info.organizeIdList).toHaveLength(2);
    expect(info.organizeId).toBe(info.organizeIdList?.at(-1));
    expect(info.positionIds).toEqual([{ id: info.positionId, name: '调度主管' }]);
  });

  it('changes when the people page moves the person', async () => {
    const target = await organizationCalled('渝东养护所');
    const before = await admin.data('getUser', { path: { id: (await userRow('novice'))?.id ?? '' } });
    await place('novice', { organizeId: target, positionId: '' });
    const novice = await signIn(sandbox.url, 'novice');
    expect((await infoOf(novice)).organizeName).toBe('云望高速物流集团/渝东高速公路有限公司/渝东养护所');
    expect(await novice.data('listOwnPositions')).toEqual([]);
    await place('novice', { organizeId: before.organizeId ?? '', positionId: before.positionId ?? '' });
    expect((await infoOf(novice)).departmentName).toBe('收费管理部');
  });

  it('is one of several organisations: choosing another changes what the session answers', async () => {
    const home = (await infoOf(double)).organizeId ?? '';
    const other = await organizationCalled('服务区管理部');
    await place('double', { organizeId: `${home},${other}` });
    const listed = await double.data('listOwnOrganizations');
    expect(listed.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [home, true],
      [other, false],
    ]);
    expect(await double.call('switchMajor', { body: { majorId: other, majorType: 'Organize' } })).toEqual({ code: 200, msg: '切换成功' });
    expect(await infoOf(double)).toMatchObject({ organizeId: other, departmentName: '服务区管理部' });
    expect((await double.data('listOwnOrganizations')).find(({ isDefault }) => isDefault === true)?.id).toBe(other);
    await double.call('switchMajor', { body: { majorId: home, majorType: 'Organize' } });
  });

  it('cannot be an organisation, a position or a system of somebody else', async () => {
    const before = await infoOf(staff);
    const theirs = await infoOf(double);
    const system = theirs.systemIds?.find(({ currentSystem }) => currentSystem === false)?.id ?? '';
    for (const body of [
      { majorId: theirs.organizeId ?? '', majorType: 'Organize' },
      { majorId: theirs.positionId ?? '', majorType: 'Position' },
      { majorId: system, majorType: 'System' },
      { majorId: '1', majorType: 'Role' },
    ])
      expect((await staff.call('switchMajor', { body })).code).toBe(400);
    expect(await infoOf(staff)).toEqual(before);
  });

  it('is a system: choosing another changes the menu', async () => {
    const { userInfo, menuList } = await double.data('getCurrentUser');
    const [first, second] = userInfo.systemIds ?? [];
    await double.call('switchMajor', { body: { majorId: second?.id ?? '', majorType: 'System', menuType: 0 } });
    const now = await double.data('getCurrentUser');
    expect(now.userInfo.systemId).toBe(second?.id);
    expect(now.userInfo.systemIds?.map(({ currentSystem }) => currentSystem)).toEqual([false, true]);
    expect(flatten(now.menuList ?? []).map(({ enCode }) => enCode)).toContain('merchantFile');
    await double.call('switchMajor', { body: { majorId: first?.id ?? '', majorType: 'System' } });
    expect((await double.data('getCurrentUser')).menuList).toEqual(menuList);
  });
});

describe('the profile', () => {
  const BODY = {
    realName: '何俊杰',
    signature: '守好每一米护栏',
    gender: '1',
    nation: '汉族',
    nativePlace: '重庆市云阳县',
    certificatesType: '身份证',
    certificatesNumber: '11010519491231002X',
    education: '本科',
    birthday: 636739200000,
    telePhone: '13800260002',
    landline: '023-55160002',
    mobilePhone: '13800260002',
    email: 'staff@yunwang-expressway.example',
    urgentContacts: '何雪',
    urgentTelePhone: '13900260002',
    postalAddress: '重庆市云阳县青龙街道滨江大道18号',
  };

  it('comes back as it was saved, and the session knows the new name', async () => {
    expect(await staff.call('updateBaseInfo', { body: BODY })).toEqual({ code: 200, msg: '更新成功' });
    expect(await staff.data('getBaseInfo')).toMatchObject({ ...BODY, account: 'staff', company: '云望高速物流集团', roleId: '路产管理员' });
    await staff.call('updateBaseInfo', { body: { ...BODY, realName: '何俊杰二', mobilePhone: '', birthday: '1990-03-07' } });
    expect(await infoOf(staff)).toMatchObject({ userName: '何俊杰二', email: BODY.email });
    expect((await staff.data('getBaseInfo')).birthday).toBe(Date.parse('1990-03-07T00:00:00+08:00'));
    expect((await userRow('staff'))?.realName).toBe('何俊杰二');
    await staff.call('updateBaseInfo', { body: BODY });
  });

  it.each([
    [{ realName: '' }, '请输入姓名'],
    [{ mobilePhone: '12345678901' }, '请正确输入手机号码'],
    [{ email: 'nobody' }, '请正确输入邮箱'],
    [{ gender: '9' }, '性别只能为男、女或保密'],
    [{ certificatesNumber: '110105194912310021' }, '请按证件填写 18 位身份证号码'],
    [{ birthday: Date.parse('2100-01-01T00:00:00+08:00') }, '请填写已过去的日期，例如 1990-05-01'],
    [{ postalAddress: '长'.repeat(301) }, '通讯地址最多为200个字符！'],
    [{ mobilePhone: '13800260001' }, '手机号码已被他人使用，请更换手机号码'],
  ])('with %j is refused and stays as it was', async (change, msg) => {
    const before = await staff.data('getBaseInfo');
    expect(await staff.call('updateBaseInfo', { body: { ...BODY, ...change } })).toEqual({ code: 400, msg });
    expect(await staff.data('getBaseInfo')).toEqual(before);
  });

  it('gets an uploaded picture as the portrait, by its name alone', async () => {
    const upload = async (person: Person, type: string) => {
      const form = new FormData();
      form.set('file', new Blob([PIXEL]), '头像.gif');
      return person.data('uploadFile', { path: { type }, form });
    };
    const own = await upload(staff, 'userAvatar');
    expect((await staff.call('updateAvatar', { path: { name: own?.name ?? '' } })).code).toBe(200);
    expect([(await infoOf(staff)).headIcon, (await staff.data('getBaseInfo')).avatar]).toEqual([own?.url, own?.url]);
    const [others, annex] = [await upload(admin, 'userAvatar'), await upload(staff, 'annexpic')];
    for (const name of ['../../oauth/Logout', '20261119_8f2c61d0.png', others?.name ?? '', annex?.name ?? ''])
      expect(await staff.call('updateAvatar', { path: { name } })).toMatchObject({ code: 400 });
    expect((await infoOf(staff)).headIcon).toBe(own?.url);
    expect((await staff.call('updateAvatar', { path: { name: '001.png' } })).code).toBe(200);
  });

  it.each(['https://track.example/a.png', '/api/file/Image/userAvatar/none.png', '/api/file/Image/userAvatar/%E0', '/api/oauth/Logout'])(
    'is given no portrait at %s, by an administrator neither',
    async (headIcon) => {
      const { userId } = await infoOf(staff);
      const before = await admin.data('getUser', { path: { id: userId } });
      const refused = await admin.call('updateUser', { path: { id: userId }, body: { ...before, headIcon } });
      expect(refused).toEqual({ code: 400, msg: '头像不是已上传的图片，请重新上传' });
      expect(await admin.data('getUser', { path: { id: userId } })).toEqual(before);
    },
  );

  it('takes no name of somebody else, however it is written; the own one may be written otherwise', async () => {
    const before = await staff.data('getBaseInfo');
    const name = (await admin.data('getBaseInfo')).realName ?? '';
    const save = (realName: string) => staff.call('updateBaseInfo', { body: { ...BODY, realName } });
    const msg = '该姓名与他人相同，如确为本人姓名，请联系管理员修改';
    for (const taken of [name, ` ${name}`]) expect(await save(taken)).toEqual({ code: 400, msg });
    expect(await save(`${name}\u200b`)).toMatchObject({ code: 400 });
    expect((await save(before.realName ?? '')).code).toBe(200);
  });
});

describe('people below', () => {
  it('are those who name the person as their leader, one level at a time', async () => {
    const doubleId = (await infoOf(double)).userId;
    const staffId = await place('staff', { managerId: doubleId });
    const noviceId = await place('novice', { managerId: staffId });
    const below = (person: Person, id: string) => person.data('listOwnSubordinates', { path: { id } });
    expect((await below(double, '0')).map(({ id }) => id)).toContain(staffId);
    expect((await below(double, '0')).find(({ id }) => id === staffId)).toMatchObject({
      userName: '何俊杰/staff',
      department: '云望高速物流集团/路产管理部',
      position: '路产管理员',
      isLeaf: false,
    });
    expect((await below(double, staffId)).map(({ id, isLeaf }) => [id, isLeaf])).toEqual([[noviceId, true]]);
    expect((await infoOf(double)).subordinates).toContain(staffId);
    expect((await infoOf(staff)).manager).toBe('欧阳明轩/double');
    const upwards = await staff.call('listOwnSubordinates', { path: { id: doubleId } });
    expect(upwards).toEqual({ code: 400, msg: '只能查看自己的下属' });
    // Who keeps people is told whom a deletion leaves without a manager.
    expect((await below(admin, staffId)).map(({ id }) => id)).toEqual([noviceId]);
  });
});

describe('what a person may do', () => {
  it('is shown as trees: exactly the pages of the menu, and exactly the buttons of the permissions', async () => {
    const { menuList, permissionList } = await staff.data('getCurrentUser');
    const { module, button, column, resource } = await staff.data('getOwnAuthorization');
    const ids = (nodes: { id: string; children?: unknown }[] | null | undefined) =>
      flatten((nodes as never[]) ?? []).map(({ id }: { id: string }) => id);
    expect(ids(module).toSorted()).toEqual(ids(menuList).toSorted());
    const leaves = (nodes: typeof button) =>
      flatten(nodes ?? [])
        .filter((node) => node.hasChildren !== true)
        .map(({ id }) => id);
    const granted = (kind: 'button' | 'column' | 'resource'): string[] =>
      (permissionList ?? []).flatMap((page) => page[kind] ?? []).map(({ id }) => String(id));
    expect(leaves(button).toSorted()).toEqual(granted('button').toSorted());
    expect(leaves(column).toSorted()).toEqual(granted('column').toSorted());
    expect(leaves(resource).toSorted()).toEqual(granted('resource').toSorted());
  });

  it('is nothing for a visitor, and everything in every system for the administrator', async () => {
    const guest = await (await signIn(sandbox.url, 'guest')).data('getOwnAuthorization');
    expect(Object.values(guest).flat()).toEqual([]);
    expect(flatten((await admin.data('getOwnAuthorization')).module ?? []).length).toBeGreaterThan(40);
    expect(flatten((await double.data('getOwnAuthorization')).module ?? []).map(({ fullName }) => fullName)).toContain('商户档案');
  });
});

describe('signatures', () => {
  const PNG = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==';
  const PATH = '/api/file/Image/annexpic/20261119_8f2c61d0.png';
  const list = () => double.data('listSignatures');
  const add = (signImg: string, isDefault: number) => double.call('createSignature', { body: { signImg, isDefault } });

  it('have one default: the first, then whichever is chosen, then the newest that is left', async () => {
    expect(await list()).toEqual([]);
    expect(await add(PNG, 0)).toEqual({ code: 200, msg: '新建成功' });
    expect(await list()).toMatchObject([{ signImg: PNG, isDefault: 1 }]);
    await add(PATH, 0);
    expect((await infoOf(double)).signImg).toBe(PNG);
    const other = (await list()).find(({ isDefault }) => isDefault === 0)?.id ?? '';
    await double.call('setDefaultSignature', { path: { id: other } });
    expect(await infoOf(double)).toMatchObject({ signImg: PATH, signId: other });
    await add(PNG, 1);
    expect((await list()).map(({ isDefault }) => isDefault)).toEqual([1, 0, 0]);
    const [newest] = await list();
    expect(await double.call('removeSignature', { path: { id: newest?.id ?? '' } })).toEqual({ code: 200, msg: '删除成功' });
    expect((await list()).map(({ isDefault }) => isDefault)).toEqual([1, 0]);
    for (const { id } of await list()) await double.call('removeSignature', { path: { id } });
    expect([await list(), (await infoOf(double)).signImg]).toEqual([[], null]);
  });

  it.each(['javascript:alert(1)', 'https://evil.test/a.png', 'data:image/svg+xml;base64,PHN2Zz4=', '//evil.test/api/file/Image/a.png'])(
    'are images of this system: %s is refused',
    async (signImg) => {
      expect((await add(signImg, 1)).code).toBe(400);
      expect(await list()).toEqual([]);
    },
  );

  it('of somebody else can be neither chosen nor deleted', async () => {
    await add(PNG, 1);
    const [{ id } = { id: '' }] = await list();
    for (const operation of ['setDefaultSignature', 'removeSignature'] as const)
      expect((await staff.call(operation, { path: { id } })).msg).toContain('签名不存在');
    expect(await list()).toHaveLength(1);
  });
});

it('work that waits for a person is told to who may delete people, and gone once it is given to somebody else', async () => {
  const { userId: id } = await infoOf(staff);
  const own = await staff.data('listFlowTasks', { path: { category: '1' }, query: { pageSize: '500' } });
  const waiting = () => admin.data('listWaitingFlowTasks', { path: { id }, query: { pageSize: '500' } });
  const { list } = await waiting();
  expect(list.length).toBeGreaterThan(0);
  expect(own.list).toEqual(expect.arrayContaining(list));
  expect((await staff.call('listWaitingFlowTasks', { path: { id }, query: {} })).msg).toMatch(NO_RIGHT);
  const [first] = list;
  const body = { freeApproverUserId: (await infoOf(double)).userId };
  expect(await admin.call('assignFlowTask', { path: { id: first?.processId ?? '' }, body })).toMatchObject({ code: 200 });
  expect((await waiting()).list.map((row) => row.processId)).not.toContain(first?.processId);
});
