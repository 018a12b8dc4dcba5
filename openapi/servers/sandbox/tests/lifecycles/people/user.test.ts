import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupCodecs } from '../../../../../src/domains/group/index.ts';
import { positionCodecs } from '../../../../../src/domains/position/index.ts';
import { roleCodecs } from '../../../../../src/domains/role/index.ts';
import { systemConfigCodecs } from '../../../../../src/domains/system-config/index.ts';
import { DEFAULT_HEAD_ICON, passwordResetOf, userCodecs, type UserDraft } from '../../../../../src/domains/user/index.ts';
import { DEFAULT_SETTINGS } from '../../../resources/system-config/defaults.ts';
import type { Sandbox } from '../../../index.ts';
import { startForTest } from '../../client.ts';
import { enter, failure, gone, only, read, readRecord, refusal, refusals, told, type Api, type SignedIn } from '../client.ts';
import { pathTo } from './organization-paths.ts';
import { EVERYWHERE, storedNames, offeredBy, type Home } from './user-selectors.ts';

const FIRST_PASSWORD = DEFAULT_SETTINGS.newUserDefaultPassword;
const WRONG = '账户或密码错误，请重新输入。';

let sandbox: Sandbox;
let admin: SignedIn;
let api: Api;
/** Places of the people of these tests. */
let home: Home & { path: string[] };
beforeAll(async () => {
  sandbox = await startForTest();
  admin = await enter(sandbox.url, 'admin');
  api = admin.api;
  const path = await pathTo(api, '路产管理部');
  const positions = await read(positionCodecs.listPositions, api.listPositions({ query: { organizeId: path.at(-1) ?? '' } }));
  const roles = await read(roleCodecs.listRoles, api.listRoles({ query: { keyword: 'roadStaff' } }));
  const groups = await read(groupCodecs.listGroups, api.listGroups({ query: { keyword: 'emergency.rescue' } }));
  const [positionId = '', roleId = '', groupId = ''] = [positions, roles, groups].map(({ rows }) => rows[0]?.id);
  home = { path, organizeId: path.at(-1) ?? '', positionId, roleId, groupId };
});
afterAll(() => sandbox.close());

let phones = 0;
/** A phone nobody else has. */
const phone = (): string => `139${String(26_000_000 + (phones += 1))}`;
const draftOf = (account: string, realName: string): UserDraft => ({
  account,
  realName,
  organizeIds: [home.organizeId],
  managerId: admin.person.user.userId,
  positionIds: [home.positionId],
  roleIds: [home.roleId],
  groupIds: [home.groupId],
  gender: 'female',
  state: 'enabled',
  nation: '土家族',
  nativePlace: '重庆云阳',
  certificatesType: '',
  certificatesNumber: '',
  education: '',
  birthday: Date.parse('1994-03-18T00:00:00+08:00'),
  entryDate: Date.parse('2026-11-02T00:00:00+08:00'),
  telePhone: '',
  landline: '',
  mobilePhone: phone(),
  email: 'patrol@yunwang-expressway.example',
  urgentContacts: '',
  urgentTelePhone: '',
  postalAddress: '',
  headIcon: DEFAULT_HEAD_ICON,
  sortCode: 1,
  description: '试用期',
});
const rows = async (keyword: string) => (await read(userCodecs.listUsers, api.listUsers({ query: { keyword } }))).rows;
const record = (id: string) => readRecord(userCodecs.getUser, api.getUser({ path: { id } }));
async function made(draft: UserDraft): Promise<string> {
  expect(await told(api.createUser({ body: userCodecs.createUser.body.encode(draft) }))).toBe('新建成功');
  return only(await rows(draft.account), 'the person', (row) => row.account === draft.account).id;
}

const offered = (account: string, realName: string) => offeredBy(api, home, account, realName);
const kept = (id: string) => storedNames(api, id);

describe('a person', () => {
  it('who was added is in the list and in every selector, is read as written, and signs in with the first password', async () => {
    const draft = draftOf('life01', '谭雨晴');
    const id = await made(draft);
    expect(await rows('life01')).toMatchObject([{ id, state: 'enabled', isLocked: false, gender: 'female', roleName: '路产管理员' }]);
    expect([await offered('life01', '谭雨晴'), await kept(id)]).toEqual([EVERYWHERE, ['谭雨晴/life01', '谭雨晴/life01']]);
    expect(await record(id)).toEqual({ id, ...draft, organizePaths: [home.path] });
    const { person } = await enter(sandbox.url, 'life01', FIRST_PASSWORD);
    expect(person.user).toMatchObject({ userId: id, userName: '谭雨晴', hasChangedPassword: false, isAdministrator: false });
    expect(person.menus.length).toBeGreaterThan(0);
  });

  it('who was changed is changed in list, selectors, record and own session', async () => {
    const id = await made(draftOf('life02', '冉雨桐'));
    const own = await enter(sandbox.url, 'life02', FIRST_PASSWORD);
    const { organizePaths: _paths, ...before } = await record(id);
    const changed: UserDraft = { ...before, realName: '冉雨彤', roleIds: [], groupIds: [], managerId: null };
    expect(await told(api.updateUser({ path: { id }, body: userCodecs.updateUser.body.encode(changed) }))).toBe('更新成功');
    expect(await rows('life02')).toMatchObject([{ id, realName: '冉雨彤', roleName: '' }]);
    const left = EVERYWHERE.filter((name) => !['role', 'subordinates', 'group'].includes(name));
    expect([await offered('life02', '冉雨彤'), await offered('life02', '冉雨桐')]).toEqual([left, []]);
    expect(await record(id)).toMatchObject(changed);
    const again = await enter(sandbox.url, 'life02', FIRST_PASSWORD);
    expect([again.person.user.userName, again.person.menus]).toEqual(['冉雨彤', []]);
    expect(own.ended).toEqual([]);
  });

  it('who was disabled loses the session, leaves the selectors and cannot sign in, until enabled; records still name them', async () => {
    const id = await made(draftOf('life03', '向子墨'));
    const own = await enter(sandbox.url, 'life03', FIRST_PASSWORD);
    expect(await told(api.setUserState({ path: { id } }))).toBe('操作成功');
    expect(await failure(own.api.getCurrentUser())).toMatchObject({ kind: 'session', code: 600, msg: '账号已被禁用，请联系管理员' });
    expect(own.ended).toEqual([600]);
    expect([await rows('life03'), await offered('life03', '向子墨')]).toMatchObject([[{ id, state: 'disabled' }], []]);
    expect(await kept(id)).toEqual(['向子墨/life03', '向子墨/life03']);
    expect(await refusal(enter(sandbox.url, 'life03', FIRST_PASSWORD))).toBe('登录失败，账号已被禁用');
    await api.setUserState({ path: { id } });
    expect(await offered('life03', '向子墨')).toEqual(EVERYWHERE);
    expect((await enter(sandbox.url, 'life03', FIRST_PASSWORD)).person.user.userId).toBe(id);
  });

  it('who was paused by wrong passwords is shown as locked, and signs in again once unlocked', async () => {
    const id = await made(draftOf('life04', '牟思远'));
    for (let turn = 0; turn < DEFAULT_SETTINGS.passwordErrorsNumber; turn += 1)
      expect(await refusal(enter(sandbox.url, 'life04', 'Wrong2026'))).toBe(WRONG);
    expect(await failure(enter(sandbox.url, 'life04', FIRST_PASSWORD))).toMatchObject({
      code: 429,
      msg: '密码错误次数过多，请 10 分钟后再试',
    });
    expect(await told(api.unlockUser({ path: { id } }))).toBe('解锁成功');
    expect((await enter(sandbox.url, 'life04', FIRST_PASSWORD)).person.user.userId).toBe(id);
    expect(await refusal(api.unlockUser({ path: { id } }))).toBe('该用户未被锁定');
  });

  it('whose password was reset loses the session and signs in with the new one only', async () => {
    const id = await made(draftOf('life05', '覃若溪'));
    const own = await enter(sandbox.url, 'life05', FIRST_PASSWORD);
    const body = userCodecs.resetUserPassword.body.encode(passwordResetOf(id, 'Patrol2027'));
    expect(await told(api.resetUserPassword({ path: { id }, body }))).toBe('重置密码成功');
    expect(await failure(own.api.getCurrentUser())).toMatchObject({ code: 600, msg: '密码已被重置，请重新登录' });
    expect(await refusal(enter(sandbox.url, 'life05', FIRST_PASSWORD))).toBe(WRONG);
    expect((await enter(sandbox.url, 'life05', 'Patrol2027')).person.user.hasChangedPassword).toBe(false);
  });

  it('who was deleted is gone everywhere, asking for them is refused, and nobody signs in by that name', async () => {
    const id = await made(draftOf('life06', '滕嘉木'));
    const own = await enter(sandbox.url, 'life06', FIRST_PASSWORD);
    expect(await told(api.removeUser({ path: { id } }))).toBe('删除成功');
    expect([await rows('life06'), await offered('life06', '滕嘉木'), await kept(id)]).toEqual([[], [], []]);
    expect(
      await refusals(
        api.getUser({ path: { id } }),
        api.setUserState({ path: { id } }),
        api.unlockUser({ path: { id } }),
        api.removeUser({ path: { id } }),
      ),
    ).toEqual([gone('用户')]);
    expect(await failure(own.api.getCurrentUser())).toMatchObject({ kind: 'session', code: 600, msg: '账号已被删除，请联系管理员' });
    expect(await refusal(enter(sandbox.url, 'life06', FIRST_PASSWORD))).toBe(WRONG);
  });
});

it('a first password that was changed in the settings is what somebody added later signs in with', async () => {
  const before = await read(systemConfigCodecs.getSystemConfig, api.getSystemConfig());
  const save = (newUserDefaultPassword: string) =>
    told(api.updateSystemConfig({ body: systemConfigCodecs.updateSystemConfig.body.encode({ ...before, newUserDefaultPassword }) }));
  await save('Hello2027');
  const id = await made(draftOf('life07', '冉知夏'));
  expect((await enter(sandbox.url, 'life07', 'Hello2027')).person.user.userId).toBe(id);
  expect(await refusal(enter(sandbox.url, 'life07', FIRST_PASSWORD))).toBe(WRONG);
  await save(FIRST_PASSWORD);
});
