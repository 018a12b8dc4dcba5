import { LANGUAGES } from '@milepost/kit/engines/language';
import { MSG } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { Handlers, World } from '../../core/handlers.ts';
import type { FieldWords } from '../../core/words.ts';
import { portraitOf, requireOwnPortrait } from '../file/portrait.ts';
import { onPage } from '../permitted-menu/pages.ts';
import type { Menus } from '../permitted-menu/rules.ts';
import { DETAIL_WORDS } from '../user-administration/words.ts';
import type { Passwords } from '../sessions/passwords.ts';
import { shownSettings } from '../system-config/defaults.ts';
import { readSettings } from '../system-config/settings.ts';
import { baseInfoOf, saveBaseInfo } from './base-info.ts';
import { switchMajor } from './majors.ts';
import { ownSessionHandlers } from './own-sessions.ts';
import { standingOf, userOf } from './person.ts';
import { writeProfile } from './profile.ts';
import { createSignatures } from './signatures.ts';
import { subordinatesOf } from './subordinates.ts';
import { systemLogsOf } from './system-logs.ts';
import { rolesOf, systemsOf, userInfoOf } from './user-info.ts';

/** @source shell §9 @reading R-904 */
const CODES: readonly string[] = LANGUAGES.map(({ code }) => code);
const ON = 1;

/** Rights of who keeps people. */
const KEEP_PEOPLE = [onPage('permission-user')('btn_edit'), onPage('permission-user')('btn_remove')];

type Operations =
  | 'getCurrentUser'
  | 'updateSystemTheme'
  | 'updateSystemLanguage'
  | 'switchMajor'
  | 'updateAvatar'
  | 'getBaseInfo'
  | 'updateBaseInfo'
  | 'modifyPassword'
  | 'listOwnSubordinates'
  | 'getOwnAuthorization'
  | 'listSystemLogs'
  | 'listOwnOrganizations'
  | 'listOwnPositions'
  | 'listOwnRoles'
  | 'listSignatures'
  | 'createSignature'
  | 'setDefaultSignature'
  | 'removeSignature';

export const userWords: FieldWords = {
  language: { required: '请选择语言' },
  theme: { required: '请选择布局' },
  majorId: { required: '请选择要切换的组织、岗位或系统' },
  majorType: { range: '只能切换组织、岗位或系统' },
  realName: { required: '请输入姓名', tooLong: '姓名最多为50个字符！' },
  mobilePhone: { pattern: '请正确输入手机号码' },
  ...DETAIL_WORDS,
  signature: { tooLong: '个性签名最多为200个字符！' },
  postalAddress: { tooLong: '通讯地址最多为200个字符！' },
  email: { pattern: '请正确输入邮箱', tooLong: '邮箱最多为100个字符！' },
  oldPassword: { required: '请输入旧密码' },
  password: { required: '请输入新密码' },
  code: { required: '请输入验证码' },
  timestamp: { required: '验证码已过期，请刷新后重新输入' },
  signImg: { required: '请先签名或上传签名图片' },
};

/** The person behind the session: what the shell needs of them, and what they may change about themselves. */
export function createUsers(world: World, menus: Menus, passwords: Passwords): Handlers<Operations> {
  return {
    ...shellHandlers(world, menus),
    ...profileHandlers(world, menus, passwords),
    ...signatureHandlers(world),
    ...ownSessionHandlers(world),
  };
}

type ShellOperations = 'getCurrentUser' | 'updateSystemTheme' | 'updateSystemLanguage' | 'switchMajor' | 'updateAvatar';

function shellHandlers(world: World, menus: Menus): Handlers<ShellOperations> {
  const { store, now } = world;
  /** One column of the person, saved. */
  const save = (column: 'theme' | 'language' | 'profile', value: string, userId: string): { msg: string } => {
    store.run(`UPDATE user SET ${column} = ?, lastModifyTime = ? WHERE id = ?`, value, now(), userId);
    return { msg: MSG.updated };
  };

  return {
    getCurrentUser: ({ caller }) => {
      const user = userOf(store, caller);
      const settings = readSettings(store);
      const { current } = systemsOf(store, user.id);
      return {
        data: {
          menuList: current ? menus.menuOf(user.id, current.id) : [],
          userInfo: userInfoOf(store, user, settings),
          permissionList: menus.permissionsOf(user.id),
          routerList: [],
          sysConfigInfo: shownSettings(settings),
        },
      };
    },
    updateSystemTheme: ({ body, caller }) => save('theme', body.theme, userOf(store, caller).id),
    updateSystemLanguage: ({ body, caller }) => {
      if (!CODES.includes(body.language)) throw new Refusal(`不支持该语言，请选择：${CODES.join(' / ')}`);
      return save('language', body.language, userOf(store, caller).id);
    },
    switchMajor: ({ body, caller }) => {
      switchMajor(store, userOf(store, caller), body);
      return { msg: '切换成功' };
    },
    updateAvatar: ({ path, caller }) => {
      const user = userOf(store, caller);
      requireOwnPortrait(world, path.name, user.id);
      const { profile } = standingOf(store, user);
      return save('profile', writeProfile({ ...profile, headIcon: portraitOf(path.name) }), user.id);
    },
  };
}

type SignatureOperations = 'listSignatures' | 'createSignature' | 'setDefaultSignature' | 'removeSignature';

function profileHandlers(
  { store, now, services }: World,
  menus: Menus,
  passwords: Passwords,
): Handlers<Exclude<Operations, ShellOperations | SignatureOperations>> {
  return {
    getBaseInfo: ({ caller }) => ({ data: baseInfoOf(store, userOf(store, caller)) }),
    updateBaseInfo: ({ body, caller }) => {
      saveBaseInfo(store, userOf(store, caller), body, now());
      return { msg: MSG.updated };
    },
    modifyPassword: ({ body, caller }) => (caller ? passwords.change(caller, body) : {}),
    listOwnSubordinates: ({ path, caller }) => ({
      data: subordinatesOf(
        store,
        userOf(store, caller).id,
        path.id,
        KEEP_PEOPLE.some((need) => services.may(caller, need)),
      ),
    }),
    getOwnAuthorization: ({ caller }) => ({ data: menus.authorizationOf(userOf(store, caller).id) }),
    listSystemLogs: ({ query, caller }) => ({ data: systemLogsOf(store, userOf(store, caller).id, query) }),
    listOwnOrganizations: ({ caller }) => {
      const { organizations } = standingOf(store, userOf(store, caller));
      return { data: organizations.map(({ id, names, isDefault }) => ({ id, fullName: names, isDefault })) };
    },
    listOwnPositions: ({ caller }) => {
      const { positions } = standingOf(store, userOf(store, caller));
      return { data: positions.map(({ id, fullName, isDefault }) => ({ id, fullName, isDefault })) };
    },
    /** @reading R-433 */
    listOwnRoles: ({ caller }) => {
      const roles = rolesOf(store, userOf(store, caller).id);
      return { data: roles.map(({ id, fullName }, index) => ({ id, fullName, isDefault: index === 0 })) };
    },
  };
}

function signatureHandlers(world: World): Handlers<SignatureOperations> {
  const { store } = world;
  const signatures = createSignatures(world);
  return {
    listSignatures: ({ caller }) => ({ data: signatures.list(userOf(store, caller).id) }),
    createSignature: ({ body, caller }) => {
      signatures.add(userOf(store, caller).id, body.signImg, body.isDefault === ON);
      return { msg: MSG.created };
    },
    setDefaultSignature: ({ path, caller }) => {
      signatures.makeDefault(userOf(store, caller).id, path.id);
      return { msg: '设置成功' };
    },
    removeSignature: ({ path, caller }) => {
      signatures.remove(userOf(store, caller).id, path.id);
      return { msg: MSG.removed };
    },
  };
}
