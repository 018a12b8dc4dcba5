import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { flatten, signIn, startForTest, type Person } from '../client.ts';
import { addPerson, enter, organizationId, rowOf } from '../people-client.ts';

let sandbox: Sandbox;
let admin: Person;
let group: string;
let road: string;
let patrol: string;
let toll: string;
let staffId: string;

beforeAll(async () => {
  sandbox = await startForTest();
  admin = await signIn(sandbox.url, 'admin');
  const { list } = await admin.data('listUserOptions');
  const idOf = (name: string): string => flatten(list).find((node) => node.fullName === name)?.id ?? '';
  [group, road, patrol, toll] = [idOf('云望高速物流集团'), idOf('路产管理部'), idOf('路政巡查大队'), idOf('收费管理部')];
  staffId = (await rowOf(admin, 'staff')).id;
});
afterAll(() => sandbox.close());

const level = async (id: string, body: object = {}) => (await admin.data('listUserTree', { path: { id }, body })).list;
const record = (id: string) => admin.data('getUser', { path: { id } });
const account = (fullName: string): string => fullName.slice(fullName.indexOf('/') + 1);

describe('the tree of people', () => {
  it('is opened level by level: departments first, then people', async () => {
    const [top, ...others] = await level('0');
    expect(others).toEqual([]);
    expect(top).toMatchObject({ id: group, type: 'company', hasChildren: true, isLeaf: false, organize: '云望高速物流集团' });
    const types = (await level(road)).map(({ type }) => type);
    expect(types.indexOf('user')).toBe(types.lastIndexOf('department') + 1);
    expect(types.filter((type) => type === 'department').length).toBe(2);
  });

  it('shows a person by name and account, with picture and place', async () => {
    const staff = (await level(road)).find(({ id }) => id === staffId);
    expect(staff).toMatchObject({
      fullName: '何俊杰/staff',
      parentId: road,
      type: 'user',
      isLeaf: true,
      hasChildren: false,
      headIcon: expect.stringContaining('/api/file/Image/userAvatar/'),
      organize: '云望高速物流集团/路产管理部',
      organizeIds: [group, road],
    });
  });

  it('is a page of people where a keyword is given', async () => {
    const answer = await admin.data('listUserTree', { path: { id: '0' }, body: { keyword: '1', currentPage: 2, pageSize: 20 } });
    expect(answer.pagination).toMatchObject({ currentPage: 2, pageSize: 20 });
    expect(answer.list.every(({ type }) => type === 'user')).toBe(true);
    const below = await admin.data('listUserTree', { path: { id: toll }, body: { keyword: 'staff' } });
    expect(below.list).toEqual([]);
    expect((await admin.data('listUserTree', { path: { id: group }, body: { keyword: 'staff' } })).list.length).toBe(1);
  });

  it('as a whole holds every person once and no closed department', async () => {
    const nodes = flatten((await admin.data('listUserOptions')).list);
    const people = nodes.filter(({ type }) => type === 'user');
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
    expect(people.length).toBe((await admin.data('listAllUsers')).length);
    expect(nodes.some(({ fullName }) => fullName === '旧县停车区')).toBe(false);
  });

  it('is opened nowhere that is not there', async () => {
    expect((await admin.call('listUserTree', { path: { id: '404' }, body: {} })).msg).toContain('组织不存在');
  });

  it('loses a department that is closed, and gets it back', async () => {
    const extra = await addPerson(admin, patrol);
    const department = await admin.data('getDepartment', { path: { id: patrol } });
    const switchTo = (enabledMark: number) =>
      admin.call('updateDepartment', { path: { id: patrol }, body: { ...department, enabledMark } });
    const isThere = async () => (await level(road)).some(({ id }) => id === patrol);
    expect((await switchTo(0)).code).toBe(200);
    expect(await isThere()).toBe(false);
    expect((await switchTo(1)).code).toBe(200);
    expect(await isThere()).toBe(true);
    expect((await level(patrol)).some(({ id }) => id === extra.id)).toBe(true);
  });
});

describe('the people somebody may manage', () => {
  const managed = async (person: Person, id: string, keyword = '') =>
    (await person.data('listAuthorizedUsers', { path: { id }, body: { keyword } })).list;

  it('are everybody for an administrator', async () => {
    expect((await managed(admin, '0')).map(({ id }) => id)).toEqual([group]);
    expect((await managed(admin, toll)).length).toBeGreaterThan(3);
  });

  it('are those of the own department and below for others', async () => {
    const staff = await signIn(sandbox.url, 'staff');
    expect((await managed(staff, '0')).map(({ id }) => id)).toEqual([road]);
    expect((await managed(staff, road)).some(({ id }) => id === staffId)).toBe(true);
    expect((await managed(staff, patrol)).length).toBeGreaterThan(0);
    expect(await managed(staff, toll)).toEqual([]);
    expect((await managed(staff, '0', 'novice')).length).toBe(0);
    expect((await managed(staff, '0', 'staff')).length).toBe(1);
  });
});

describe('what was chosen', () => {
  it('comes back one by one, in the order asked for, without what does not exist', async () => {
    const { positionId, roleId } = await record(staffId);
    const ids = [
      `${road}--department`,
      '404--user',
      `${staffId}--user`,
      `${roleId}--role`,
      `${positionId}--position`,
      `${group}--company`,
      'currentUser',
      '404',
    ];
    const { list } = await admin.data('listSelectedUsers', { body: { userId: ids } });
    expect(list.map(({ fullName, type }) => [fullName, type ?? null])).toEqual([
      ['路产管理部', 'department'],
      ['何俊杰/staff', 'user'],
      ['路产管理员', 'role'],
      ['路产管理员', 'position'],
      ['云望高速物流集团', 'company'],
      ['当前用户', null],
    ]);
  });

  it('is not mistaken for something of another kind', async () => {
    const { list } = await admin.data('listSelectedUsers', {
      body: { userId: [`${road}--company`, `${road}--user`, `${staffId}--role`, `${group}--department`] },
    });
    expect(list).toEqual([]);
  });

  it('is asked for by the name of either version, and by one of them', async () => {
    const byOld = await admin.data('findUsers', { body: { userId: [staffId, staffId] } });
    expect(byOld.list.map(({ id }) => id)).toEqual([staffId]);
    expect(await admin.data('findUsers', { body: { ids: [staffId] } })).toEqual(byOld);
    expect(await admin.call('findUsers', { body: {} })).toEqual({ code: 400, msg: '请选择用户' });
  });

  it('stands for the people behind it, once each, page by page', async () => {
    const whole = { userId: [`${road}--department`, `${staffId}--user`], pagination: { currentPage: 1, pageSize: 500 } };
    const { list, pagination } = await admin.data('pageSelectedUsers', { body: whole });
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    expect(list.length).toBe(pagination?.total);
    const { pagination: listed } = await admin.data('listUsers', { query: { organizeId: road } });
    const { pagination: disabled } = await admin.data('listUsers', { query: { organizeId: road, enabledMark: '0' } });
    expect(list.length).toBe(listed.total - disabled.total);
    const found = await admin.data('pageSelectedUsers', {
      body: { ...whole, pagination: { keyword: '何俊杰', currentPage: 1, pageSize: 20 } },
    });
    expect(found.list.map(({ id }) => id)).toEqual([staffId]);
  });
});

describe('a picker with limits', () => {
  const allowed = async (limits: object, pagination: object = { pageSize: 10_000 }) =>
    (await admin.data('listAllowedUsers', { body: { ...limits, pagination } })).list.map(({ id }) => id);

  it('offers who stands in any of the departments, positions, roles and groups, and those named', async () => {
    const extra = await addPerson(admin, toll);
    const { positionId, roleId } = await record(staffId);
    const inRoad = await allowed({ departIds: [road] });
    expect(inRoad).toContain(staffId);
    expect(inRoad).not.toContain(extra.id);
    expect((await allowed({ departIds: [road], userIds: [extra.id] })).length).toBe(inRoad.length + 1);
    expect(await allowed({ positionIds: [positionId] })).toContain(staffId);
    expect(await allowed({ roleIds: [roleId] })).toContain(staffId);
  });

  it('offers the members of a group', async () => {
    const [first] = (await admin.data('listGroups', { query: {} })).list;
    const member = await addPerson(admin, toll, { groupId: first?.id ?? '' });
    expect(await allowed({ groupIds: [first?.id] })).toContain(member.id);
  });

  it('offers nobody where nothing is allowed, and pages the rest', async () => {
    expect(await allowed({})).toEqual([]);
    expect((await allowed({ departIds: [group] }, { currentPage: 2, pageSize: 20 })).length).toBe(20);
    expect(await allowed({ departIds: [group] }, { keyword: '何俊杰' })).toEqual([staffId]);
  });
});

describe('short lists', () => {
  it('of subordinates name those whose manager is the caller', async () => {
    const boss = await addPerson(admin, road);
    const below = await addPerson(admin, road, { managerId: boss.id });
    const session = await enter(sandbox.url, boss.account);
    const names = async (body: object) => (await session.data('listSubordinates', { body })).map(({ id }) => id);
    expect(await names({})).toEqual([below.id]);
    expect(await names({ keyword: 'nobody' })).toEqual([]);
    await admin.call('setUserState', { path: { id: below.id } });
    expect(await names({})).toEqual([]);
  });

  it('of an organisation take the own one where none is named', async () => {
    const staff = await signIn(sandbox.url, 'staff');
    const own = await staff.data('listUsersByOrganization');
    expect(own).toEqual(await staff.data('listUsersByOrganization', { query: { organizeId: road } }));
    expect(own.every(({ organizeIds }) => organizeIds?.length)).toBe(true);
    expect(own.map(({ fullName }) => account(fullName))).toContain('staff');
  });

  it('of a position and of a role follow what people are given', async () => {
    const { positionId, roleId } = await record(staffId);
    const byPosition = async () =>
      (await admin.data('listUsersByPosition', { query: { positionId: positionId ?? '' } })).map(({ id }) => id);
    const byRole = async (query: object = {}) =>
      (await admin.data('listUsersByRole', { query: { roleId: roleId ?? '', ...query } })).map(({ id }) => id);
    const extra = await addPerson(admin, toll, { positionId, roleId });
    expect(await byPosition()).toContain(extra.id);
    expect(await byRole()).toContain(extra.id);
    expect(await byRole({ organizeId: toll })).toContain(extra.id);
    expect(await byRole({ organizeId: road })).not.toContain(extra.id);
    await admin.call('updateUser', { path: { id: extra.id }, body: { ...(await record(extra.id)), positionId: '', roleId: '' } });
    expect(await byPosition()).not.toContain(extra.id);
    expect(await byRole()).not.toContain(extra.id);
  });

  it('ask for the organisation by its id', async () => {
    expect(await organizationId(admin, '路产管理部')).toBe(road);
    expect((await admin.call('listUsersByPosition')).msg).toBe('请选择岗位');
  });
});
