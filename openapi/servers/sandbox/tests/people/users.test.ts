import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { signIn, startForTest, type Person } from '../client.ts';
import { NO_RIGHT } from '../no-right.ts';
import { addPerson, enter, organizationId, personBody, rowOf } from '../people-client.ts';

let sandbox: Sandbox;
let admin: Person;
let road: string;
let patrol: string;
let toll: string;

beforeAll(async () => {
  sandbox = await startForTest();
  admin = await signIn(sandbox.url, 'admin');
  [road, patrol, toll] = (await Promise.all(['路产管理部', '路政巡查大队', '收费管理部'].map((name) => organizationId(admin, name)))) as [
    string,
    string,
    string,
  ];
});
afterAll(() => sandbox.close());

const list = (query: Record<string, string>) => admin.data('listUsers', { query });
const create = (more: object = {}, organizeId = road) => admin.call('createUser', { body: personBody(organizeId, more) });
const record = (id: string) => admin.data('getUser', { path: { id } });
const update = async (id: string, more: object) => admin.call('updateUser', { path: { id }, body: { ...(await record(id)), ...more } });

describe('the list of people', () => {
  it('comes 20 at a time and counts all of them', async () => {
    const first = await list({});
    expect(first.list.length).toBe(20);
    expect(first.pagination).toEqual({ currentPage: 1, pageSize: 20, total: 2000 });
    const last = await list({ currentPage: '20', pageSize: '100' });
    expect(last.list.length).toBe(100);
    expect(new Set([...first.list, ...last.list].map(({ id }) => id)).size).toBe(120);
    expect((await list({ currentPage: '999' })).list).toEqual([]);
  });

  it('of an organisation holds the people of everything below it', async () => {
    const [all, below] = [(await list({ organizeId: road })).pagination.total, (await list({ organizeId: patrol })).pagination.total];
    expect(below).toBeGreaterThan(50);
    expect(all).toBeGreaterThan(below);
    expect((await list({ organizeId: '404' })).pagination.total).toBe(0);
  });

  it('finds by account, name and mobile number', async () => {
    const staff = await rowOf(admin, 'staff');
    expect(staff).toMatchObject({
      realName: '何俊杰',
      mobilePhone: '13800260002',
      position: '路产管理员',
      roleName: '路产管理员',
      enabledMark: 1,
    });
    expect(staff.organize).toBe('云望高速物流集团/路产管理部');
    for (const keyword of ['STAFF', '何俊杰', '13800260002'])
      expect((await list({ keyword })).list.map(({ account }) => account)).toContain('staff');
    expect((await list({ keyword: '没有这个人' })).list).toEqual([]);
  });

  it('narrows to a position, a gender, a state, and to all of them at once', async () => {
    const { positionId } = await record((await rowOf(admin, 'staff')).id);
    const holders = await list({ positionId: positionId ?? '', gender: '1' });
    expect(holders.list.every(({ gender, position }) => gender === 1 && position?.includes('路产管理员'))).toBe(true);
    expect(holders.list.map(({ account }) => account)).toContain('staff');
    expect((await list({ enabledMark: '2' })).list.every(({ lockMark }) => lockMark === 1)).toBe(true);
    expect((await list({ enabledMark: '0', keyword: 'staff' })).list).toEqual([]);
  });

  it('is ordered as asked, and by its own order otherwise', async () => {
    const accounts = (await list({ sidx: 'account', sort: 'desc', pageSize: '50' })).list.map(({ account }) => account);
    expect(accounts).toEqual(accounts.toSorted((a, b) => (a < b ? 1 : -1)));
    expect((await list({ sidx: 'passwordKey', sort: 'asc' })).list[0]?.account).toBe('admin');
  });

  it('names everybody who is not disabled in one bare list', async () => {
    const everybody = await admin.data('listAllUsers');
    const { pagination } = await list({ enabledMark: '0' });
    expect(everybody.length).toBe(2000 - pagination.total);
    expect(everybody.find(({ account }) => account === 'staff')).toMatchObject({
      realName: '何俊杰',
      department: '路产管理部',
      quickQuery: 'HJJ',
    });
  });
});

describe('a person', () => {
  it('comes back as written, with the ids of the organisations from the top down', async () => {
    const { id } = await addPerson(admin, `${patrol},${toll}`, {
      realName: '阿依努尔·买买提',
      gender: 2,
      email: 'ayinuer@yunwang-expressway.example',
      nation: '维吾尔族',
      birthday: 820_425_600_000,
      sortCode: 7,
      description: '夜班',
    });
    const person = await record(id);
    expect(person).toMatchObject({
      realName: '阿依努尔·买买提',
      gender: 2,
      nation: '维吾尔族',
      birthday: 820_425_600_000,
      sortCode: 7,
      description: '夜班',
    });
    expect(person.organizeId?.split(',').toSorted()).toEqual([patrol, toll].toSorted());
    expect(person.organizeIdTree?.map((path) => path.at(-1))).toEqual(person.organizeId?.split(','));
    expect(person.organizeIdTree?.find((path) => path.at(-1) === patrol)?.slice(1)).toEqual([road, patrol]);
    expect(JSON.stringify(person)).not.toMatch(/password/i);
  });

  it('signs in with the first password and is asked to change it', async () => {
    const { account } = await addPerson(admin, road);
    const session = await (await enter(sandbox.url, account)).data('getCurrentUser');
    expect(session.userInfo).toMatchObject({ userAccount: account, departmentName: '路产管理部', changePasswordDate: null });
  });

  it('who moves to another department leaves the lists of the one before', async () => {
    const { id, account } = await addPerson(admin, patrol);
    const isIn = async (organizeId: string) => (await list({ organizeId, keyword: account })).pagination.total === 1;
    expect([await isIn(patrol), await isIn(road), await isIn(toll)]).toEqual([true, true, false]);
    expect(await update(id, { organizeId: toll })).toEqual({ code: 200, msg: '更新成功' });
    expect([await isIn(patrol), await isIn(road), await isIn(toll)]).toEqual([false, false, true]);
    const session = await (await enter(sandbox.url, account)).data('getCurrentUser');
    expect(session.userInfo).toMatchObject({ departmentName: '收费管理部', organizeName: '云望高速物流集团/收费管理部' });
  });

  it('keeps the password and the state when it is changed without naming them', async () => {
    const { id, account } = await addPerson(admin, road);
    await admin.call('setUserState', { path: { id } });
    const { enabledMark: _state, ...rest } = await record(id);
    expect((await admin.call('updateUser', { path: { id }, body: { ...rest, realName: '邓大川' } })).code).toBe(200);
    expect(await record(id)).toMatchObject({ realName: '邓大川', enabledMark: 0 });
    await admin.call('setUserState', { path: { id } });
    expect((await enter(sandbox.url, account)).token).not.toBe('');
  });

  it('gets the menu of the roles it is given, and loses it with them', async () => {
    const { id, account } = await addPerson(admin, road, { roleId: (await record((await rowOf(admin, 'staff')).id)).roleId });
    const menu = async () => (await (await enter(sandbox.url, account)).data('getCurrentUser')).menuList?.length ?? 0;
    expect(await menu()).toBeGreaterThan(0);
    await update(id, { roleId: '' });
    expect(await menu()).toBe(0);
  });
});

describe('a person is refused', () => {
  it.each([
    ['without an account', { account: '' }, '请输入账户'],
    ['with an underscore in the account', { account: 'li_ming' }, '账户只能包含字母和数字'],
    ['with an account of 51 characters', { account: 'a'.repeat(51) }, '账户最多为50个字符！'],
    ['with markup in the name', { realName: '<img src=x>' }, '姓名不能含有特殊符号'],
    ['with a telephone that is none', { mobilePhone: '12345678901' }, '请输入正确的手机号码'],
    ['with an address that is none', { email: 'a@b' }, '请输入正确的电子邮箱'],
    ['with the telephone of somebody else', { mobilePhone: '13800260002' }, '手机号码已被他人使用'],
    ['with a number that is no identity card', { certificatesType: '身份证', certificatesNumber: '123456' }, '身份证号码'],
    ['born in 2100', { birthday: Date.parse('2100-01-01T00:00:00+08:00') }, '请填写已过去的日期'],
    ['born on no day', { birthday: '长假' }, '请填写已过去的日期'],
    ['with an entry date to come', { entryDate: Date.parse('2100-01-01T00:00:00+08:00') }, '入职日期'],
    ['with a nation of 51 characters', { nation: '汉'.repeat(51) }, '民族最多为50个字符'],
    ['without an organisation', { organizeId: '' }, '请选择所属组织'],
    ['with commas for organisations', { organizeId: ',,' }, '请选择所属组织'],
    ['in an organisation that is not there', { organizeId: '404' }, '所选组织不存在'],
    ['on a position that is not there', { positionId: '404' }, '所选岗位不存在'],
    ['with a role that is not there', { roleId: '404' }, '所选角色不存在'],
    ['in a group that is not there', { groupId: '404' }, '所选分组不存在'],
    ['below a manager who is not there', { managerId: '404' }, '直属主管不存在'],
    ['with an account somebody has', { account: 'staff' }, '账户已存在'],
    ['with an account somebody has in other letters', { account: 'STAFF' }, '账户已存在'],
  ])('%s, and nobody is added', async (_, more, msg) => {
    const before = (await list({})).pagination.total;
    const answer = await create(more);
    expect(answer.code).toBe(400);
    expect(answer.msg).toContain(msg);
    expect((await list({})).pagination.total).toBe(before);
  });

  it('with the account of another, also later', async () => {
    const { id, account } = await addPerson(admin, road);
    expect((await update(id, { account: 'Staff' })).msg).toContain('账户已存在');
    expect((await update(id, { account: account.toUpperCase() })).code).toBe(200);
  });

  it('below itself or below its own subordinates', async () => {
    const top = await addPerson(admin, road);
    const below = await addPerson(admin, road, { managerId: top.id });
    expect((await update(top.id, { managerId: top.id })).msg).toContain('本人或其下属');
    expect((await update(top.id, { managerId: below.id })).msg).toContain('本人或其下属');
    expect((await record(top.id)).managerId).toBeNull();
  });
});

describe('the full record of a person', () => {
  it('is read by who may change people, and by the person', async () => {
    const guest = await signIn(sandbox.url, 'guest');
    const { id = '' } = (await list({ keyword: 'guest' })).list.find(({ account }) => account === 'guest') ?? {};
    const { id: otherId = '' } = (await list({ keyword: 'staff' })).list.find(({ account }) => account === 'staff') ?? {};
    expect(await guest.data('getUser', { path: { id } })).toMatchObject({ id, account: 'guest' });
    expect(await guest.call('getUser', { path: { id: otherId } })).toEqual({ code: 400, msg: expect.stringMatching(NO_RIGHT) });
    expect(await record(otherId)).toMatchObject({ account: 'staff' });
  });
});
