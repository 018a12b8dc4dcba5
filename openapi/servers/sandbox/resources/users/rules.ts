import { MSG } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { Caller, Handlers, Needs, World } from '../../core/handlers.ts';
import type { FieldWords } from '../../core/words.ts';
import type { Menus } from '../menus/rules.ts';
import { readProfile } from './profile.ts';

/** @source shell §9 */
const LANGUAGES: readonly string[] = ['zh', 'zhtw', 'en'];

/** What the about dialog, the sidebar and the page title show. @source shell §1 §3 */
const SYSTEM_CONFIG = {
  sysName: '智慧物流平台顶级运营控制台',
  sysVersion: '3.4.7',
  copyright: '© 2026 云望高速物流集团 版权所有',
  companyName: '云望高速物流集团',
  title: '智慧物流运营平台',
  loginIcon: '',
  logoIcon: '',
  navigationIcon: '',
  appIcon: '',
  workLogoIcon: '',
} as const;

type UserRow = {
  id: string;
  account: string;
  realName: string;
  roleId: string;
  roleName: string;
  isAdministrator: number;
  changePasswordDate: number | null;
  profile: string;
  loginTime: number | null;
  loginIPAddress: string | null;
  prevLoginTime: number | null;
  prevLoginIPAddress: string | null;
  prevLoginIPAddressName: string | null;
};
type SystemRow = { id: string; enCode: string; name: string; icon: string; sortCode: number; isCurrent: number };

type Operations = 'getCurrentUser' | 'updateSystemLanguage';

export const userNeeds: Needs<Operations> = { getCurrentUser: 'session', updateSystemLanguage: 'session' };

export const userWords: FieldWords = { language: { required: '请选择语言' } };

const USER_SQL = `
  SELECT user.id, account, realName, roleId, role.fullName AS roleName, isAdministrator, changePasswordDate, profile,
    loginTime, loginIPAddress, prevLoginTime, prevLoginIPAddress, prevLoginIPAddressName
  FROM user JOIN role ON role.id = user.roleId WHERE user.id = ?`;
const SYSTEM_SQL = `
  SELECT system.id, enCode, fullName AS name, icon, sortCode, isCurrent
  FROM user_system JOIN system ON system.id = user_system.systemId WHERE userId = ? ORDER BY sortCode`;

/** The person behind the session, with everything the shell needs. */
export function createUsers({ store, now }: World, menus: Menus): Handlers<Operations> {
  const userOf = (caller: Caller | null): UserRow => {
    const user = caller && store.one<UserRow>(USER_SQL, caller.userId);
    if (!user) throw new Refusal('验证失败，请重新登录');
    return user;
  };
  const systemsOf = (userId: string): SystemRow[] => store.all<SystemRow>(SYSTEM_SQL, userId);

  return {
    getCurrentUser: ({ caller }) => {
      const user = userOf(caller);
      const systems = systemsOf(user.id);
      const current = systems.find((system) => system.isCurrent === 1) ?? systems[0];
      return {
        data: {
          menuList: current ? menus.menuOf(user.id, current.id) : [],
          userInfo: userInfoOf(user, systems, current?.id ?? ''),
          permissionList: menus.permissionsOf(user.id),
          routerList: [],
          sysConfigInfo: SYSTEM_CONFIG,
        },
      };
    },
    updateSystemLanguage: ({ body, caller }) => {
      if (!LANGUAGES.includes(body.language)) throw new Refusal('不支持该语言，请选择 zh、zhtw 或 en');
      store.run('UPDATE user SET language = ?, lastModifyTime = ? WHERE id = ?', body.language, now(), userOf(caller).id);
      return { msg: MSG.updated };
    },
  };
}

function userInfoOf(user: UserRow, systems: readonly SystemRow[], systemId: string) {
  return {
    ...readProfile(user.profile),
    userId: user.id,
    userAccount: user.account,
    userName: user.realName,
    isAdministrator: user.isAdministrator === 1,
    roleId: user.roleId,
    roleIds: [user.roleId],
    roleName: user.roleName,
    systemId,
    systemIds: systems.map(({ isCurrent, ...system }) => ({ ...system, currentSystem: isCurrent === 1 })),
    changePasswordDate: user.changePasswordDate,
    loginTime: user.loginTime,
    loginIPAddress: user.loginIPAddress,
    loginPlatForm: 'pc',
    prevLogin: user.prevLoginTime === null ? 0 : 1,
    prevLoginTime: user.prevLoginTime,
    prevLoginIPAddress: user.prevLoginIPAddress,
    prevLoginIPAddressName: user.prevLoginIPAddressName,
  };
}
