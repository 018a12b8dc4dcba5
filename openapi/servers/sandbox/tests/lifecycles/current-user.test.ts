import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentUserCodecs, type BaseInfoDraft } from '../../../../src/domains/current-user/index.ts';
import { fileCodecs } from '../../../../src/domains/file/index.ts';
import { hashPassword, oauthCodecs } from '../../../../src/domains/oauth/index.ts';
import { userCodecs } from '../../../../src/domains/user/index.ts';
import type { Sandbox } from '../../index.ts';
import { flatten, startForTest } from '../client.ts';
import { solvedForPassword } from './captcha.ts';
import { enter, failure, gone, names, only, read, refusal, refusals, told, type SignedIn } from './client.ts';
import { PIXEL } from './pixel.ts';
import { organizationId } from './people/organization-paths.ts';

let sandbox: Sandbox;
let admin: SignedIn;
let staff: SignedIn;
let double: SignedIn;
beforeAll(async () => {
  sandbox = await startForTest();
  [admin, staff, double] = await Promise.all([enter(sandbox.url, 'admin'), enter(sandbox.url, 'staff'), enter(sandbox.url, 'double')]);
});
afterAll(() => sandbox.close());

const baseInfo = ({ api }: SignedIn) => read(currentUserCodecs.getBaseInfo, api.getBaseInfo());
const session = ({ api }: SignedIn) => read(currentUserCodecs.getCurrentUser, api.getCurrentUser());

describe('the own profile', () => {
  it('comes back as it was saved, and session and list of people know the new name', async () => {
    const info = await baseInfo(staff);
    const draft: BaseInfoDraft = { ...info, realName: '何俊逸', signature: '守好每一米护栏', nation: '汉族', birthday: 636_739_200_000 };
    expect(await told(staff.api.updateBaseInfo({ body: currentUserCodecs.updateBaseInfo.body.encode(draft) }))).toBe('更新成功');
    expect(await baseInfo(staff)).toEqual({ ...info, ...draft });
    expect((await session(staff)).user.userName).toBe('何俊逸');
    const people = await read(userCodecs.listUsers, admin.api.listUsers({ query: { keyword: 'staff' } }));
    expect(only(people.rows, 'the person', ({ account }) => account === 'staff').realName).toBe('何俊逸');
  });

  it('keeps the layout that was chosen: the next sign-in answers it', async () => {
    for (const theme of ['functional', 'classic']) {
      expect(await told(staff.api.updateSystemTheme({ body: currentUserCodecs.updateSystemTheme.body.encode({ theme }) }))).toBe(
        '更新成功',
      );
      const body = { account: 'staff', password: hashPassword('Staff2026') };
      expect((await read(oauthCodecs.login, staff.api.login({ body }))).theme).toBe(theme);
    }
  });

  it('keeps the language that was chosen, and refuses one nobody speaks', async () => {
    const speak = (language: string) =>
      told(staff.api.updateSystemLanguage({ body: currentUserCodecs.updateSystemLanguage.body.encode({ language }) }));
    expect(await speak('en')).toBe('更新成功');
    expect(await refusal(speak('tlh'))).toMatch(/^不支持该语言，请选择：zh \/ zhtw \/ en/);
    expect((await baseInfo(staff)).language).toBe('en');
  });

  it('shows an uploaded picture as the portrait', async () => {
    const body = { file: new File([PIXEL], '头像.gif') };
    const stored = await read(fileCodecs.uploadFile, staff.api.uploadFile({ path: { type: 'userAvatar' }, body }));
    await staff.api.updateAvatar({ path: { name: stored.fileId } });
    expect([(await session(staff)).user.headIcon, (await baseInfo(staff)).avatar]).toEqual([stored.url, stored.url]);
  });
});

describe('signatures', () => {
  const PNG = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==';
  const signatures = () => read(currentUserCodecs.listSignatures, double.api.listSignatures());
  const add = (signImg: string, isDefault: boolean) =>
    told(double.api.createSignature({ body: currentUserCodecs.createSignature.body.encode({ signImg, isDefault }) }));

  it('are added, one of them the default, and deleted one by one; one that is gone is refused', async () => {
    expect(await signatures()).toEqual([]);
    expect([await add(PNG, false), await add(PNG, false)]).toEqual(['新建成功', '新建成功']);
    const [first, second] = await signatures();
    expect([first, second]).toMatchObject([{ isDefault: true }, { isDefault: false }]);
    const path = { id: second?.id ?? '' };
    expect(await told(double.api.setDefaultSignature({ path }))).toBe('设置成功');
    expect(only(await signatures(), 'the default', ({ isDefault }) => isDefault).id).toBe(path.id);
    expect((await session(double)).user.signImg).toBe(PNG);

    expect(await told(double.api.removeSignature({ path }))).toBe('删除成功');
    expect(await signatures()).toMatchObject([{ id: first?.id, isDefault: true }]);
    expect(await refusals(double.api.setDefaultSignature({ path }), double.api.removeSignature({ path }))).toEqual([gone('签名')]);
    await double.api.removeSignature({ path: { id: first?.id ?? '' } });
    expect([await signatures(), (await session(double)).user.signImg]).toEqual([[], null]);
  });
});

describe('where somebody works', () => {
  it('is chosen among the own organisations, positions and systems, and the session follows', async () => {
    const { userId, organizeId, positions, systems } = double.person.user;
    const record = await read(userCodecs.getUser, admin.api.getUser({ path: { id: userId } }));
    const other = await organizationId(admin.api, '服务区管理部');
    const body = userCodecs.updateUser.body.encode({ ...record, organizeIds: [...record.organizeIds, other] });
    await admin.api.updateUser({ path: { id: userId }, body });

    const organizations = () => read(currentUserCodecs.listOwnOrganizations, double.api.listOwnOrganizations());
    const switchTo = (majorId: string, majorType: 'Organize' | 'Position' | 'System') =>
      told(double.api.switchMajor({ body: currentUserCodecs.switchMajor.body.encode({ majorId, majorType }) }));
    expect((await organizations()).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [organizeId, true],
      [other, false],
    ]);
    expect(await switchTo(other, 'Organize')).toBe('切换成功');
    expect((await session(double)).user).toMatchObject({ organizeId: other, departmentName: '服务区管理部' });
    await switchTo(organizeId ?? '', 'Organize');

    const own = await read(currentUserCodecs.listOwnPositions, double.api.listOwnPositions());
    expect(own).toMatchObject(positions.map(({ id, name }) => ({ id, fullName: name })));
    await switchTo(own[0]?.id ?? '', 'Position');
    expect((await session(double)).user.positionName).toBe(own[0]?.fullName);

    const elsewhere = systems.find(({ isCurrent }) => !isCurrent);
    await switchTo(elsewhere?.id ?? '', 'System');
    const { user, menus } = await session(double);
    expect(user.systems.find(({ isCurrent }) => isCurrent)?.id).toBe(elsewhere?.id);
    expect(names(menus)).not.toEqual(names(double.person.menus));
    expect(await refusal(switchTo('404', 'System'))).toBe('您没有所选系统的权限，可请管理员在“权限管理”中授权');
  });
});

/** Kinds of the log. @source admin §7 */
const SIGN_INS = 1;
const CALLS = 2;

describe('what is known of somebody', () => {
  it('names the people below, as the page of people has placed them', async () => {
    const id = staff.person.user.userId;
    const record = await read(userCodecs.getUser, admin.api.getUser({ path: { id } }));
    const body = userCodecs.updateUser.body.encode({ ...record, managerId: double.person.user.userId });
    await admin.api.updateUser({ path: { id }, body });
    const below = await read(currentUserCodecs.listOwnSubordinates, double.api.listOwnSubordinates({ path: { id: '0' } }));
    expect(only(below, 'the subordinate', (one) => one.id === id)).toMatchObject({
      userName: expect.stringMatching(/\/staff$/),
      position: '路产管理员',
    });
    expect((await baseInfo(staff)).manager).toBe('欧阳明轩/double');
  });

  it('shows what may be opened and pressed: the pages of the menu', async () => {
    const { module, button } = await read(currentUserCodecs.getOwnAuthorization, staff.api.getOwnAuthorization());
    const ids = (nodes: readonly { id: string; children: (typeof nodes)[number][] }[]): string[] => flatten([...nodes]).map(({ id }) => id);
    expect(
      flatten(module)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(ids(staff.person.menus).toSorted());
    expect(button.length).toBeGreaterThan(0);
  });

  it('writes down every sign-in and every call that changed something', async () => {
    const novice = await enter(sandbox.url, 'novice');
    const log = async (category: number) =>
      (await read(currentUserCodecs.listSystemLogs, novice.api.listSystemLogs({ query: { category } }))).rows;
    expect(await log(SIGN_INS)).toMatchObject([{ userName: '唐诗雅/novice', loginMark: true }]);
    await novice.api.updateSystemTheme({ body: { theme: 'plain' } });
    expect((await log(CALLS)).map(({ requestURL, requestMethod }) => [requestURL, requestMethod])).toEqual([
      ['/api/permission/Users/Current/SystemTheme', 'PUT'],
    ]);
  });
});

describe('the own password', () => {
  it('is changed with the old one and the letters of an image; every session ends and the new one counts', async () => {
    const [here, there] = await Promise.all([enter(sandbox.url, 'guest'), enter(sandbox.url, 'guest')]);
    const change = async (oldPassword: string) => {
      const digests = { oldPassword: hashPassword(oldPassword), password: hashPassword('Guest2027') };
      const body = currentUserCodecs.modifyPassword.body.encode({ ...digests, ...(await solvedForPassword(sandbox.url, here.api)) });
      return told(here.api.modifyPassword({ body }));
    };
    expect(await refusal(change('Wrong2026'))).toBe('旧密码错误，请重新输入');
    expect(await change('Guest2026')).toBe('修改成功，请牢记新密码');
    for (const one of [here, there]) {
      expect(await failure(one.api.getBaseInfo())).toMatchObject({ kind: 'session', code: 600, msg: '密码已修改，请重新登录' });
      expect(one.ended).toEqual([600]);
    }
    expect(await refusal(enter(sandbox.url, 'guest', 'Guest2026'))).toBe('账户或密码错误，请重新输入。');
    expect((await enter(sandbox.url, 'guest', 'Guest2027')).person.user.hasChangedPassword).toBe(true);
  });

  it('is also changed from the reminder of its age, which says nothing while the settings ask for no change', async () => {
    const novice = await enter(sandbox.url, 'novice');
    const { body } = oauthCodecs.updatePasswordMessage;
    expect(await told(novice.api.updatePasswordMessage({ body: body.encode({ kind: 'remind' }) }))).toBe('操作成功');
    const digests = { oldPassword: hashPassword('Novice2026'), password: hashPassword('Novice2027') };
    const change = body.encode({ kind: 'change', ...digests, ...(await solvedForPassword(sandbox.url, novice.api)) });
    expect(await told(novice.api.updatePasswordMessage({ body: change }))).toBe('修改成功，请牢记新密码');
    expect((await enter(sandbox.url, 'novice', 'Novice2027')).person.user.hasChangedPassword).toBe(true);
  });
});
