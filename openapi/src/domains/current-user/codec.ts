import type { OperationShapes } from '../../../generated/operations.gen.ts';
import { decodeMenu } from './menu.ts';
import type { CurrentUser, PagePermissions, SystemConfig, User } from './model.ts';

type Wire = OperationShapes['getCurrentUser']['data'];
type WirePermission = NonNullable<Wire['permissionList']>[number];

/** The session as the shell reads it. Lists the server leaves out are empty. @source shell §3 */
export function decodeCurrentUser(wire: Wire): CurrentUser {
  const { menus, problems } = decodeMenu(wire.menuList ?? []);
  return {
    menus,
    menuProblems: problems,
    user: decodeUser(wire.userInfo ?? NOBODY),
    permissions: decodePermissions(wire.permissionList ?? []),
    systemConfig: decodeSystemConfig(wire.sysConfigInfo ?? {}),
  };
}

/** Person the server says nothing about: there is no password to change either. */
const NOBODY = { userId: '', userAccount: '', changePasswordDate: 0 } satisfies Partial<Wire['userInfo']> as Wire['userInfo'];

const decodeUser = (wire: Wire['userInfo']): User => ({
  userId: wire.userId,
  userAccount: wire.userAccount,
  userName: wire.userName ?? '',
  headIcon: wire.headIcon || null,
  organizeId: wire.organizeId || null,
  organizeIdList: wire.organizeIdList ?? [],
  organizeName: wire.organizeName ?? '',
  departmentName: wire.departmentName ?? '',
  positionName: wire.positionName ?? '',
  positions: (wire.positionIds ?? []).map(({ id, name }) => ({ id, name: name ?? '' })),
  roleIds: wire.roleIds ?? [],
  groupIds: wire.groupIds ?? [],
  systems: (wire.systemIds ?? []).map(({ id, name, icon, currentSystem }) => ({
    id,
    name: name ?? '',
    icon: icon || null,
    isCurrent: currentSystem === true,
  })),
  portalId: wire.portalId || null,
  signImg: wire.signImg || null,
  isAdministrator: wire.isAdministrator === true || wire.isAdministrator === 1,
  hasChangedPassword: (wire.changePasswordDate ?? null) !== null,
  previousLogin:
    wire.prevLogin === 1
      ? { at: wire.prevLoginTime ?? null, ipAddress: wire.prevLoginIPAddress ?? '', ipAddressName: wire.prevLoginIPAddressName ?? '' }
      : null,
});

/** Maps and sets, so that no name of a prototype is ever granted; two entries of one page add up. */
function decodePermissions(wire: readonly WirePermission[]): ReadonlyMap<string, PagePermissions> {
  const pages = new Map<string, PagePermissions>();
  for (const { modelId, button, column, form } of wire) {
    const before = pages.get(modelId);
    pages.set(modelId, {
      buttons: new Set([...(before?.buttons ?? []), ...codesOf(button)]),
      columns: new Set([...(before?.columns ?? []), ...codesOf(column)]),
      forms: new Set([...(before?.forms ?? []), ...codesOf(form)]),
    });
  }
  return pages;
}

const codesOf = (items: WirePermission['button']): string[] => (items ?? []).flatMap(({ enCode }) => (enCode ? [enCode] : []));

const decodeSystemConfig = (wire: NonNullable<Wire['sysConfigInfo']>): SystemConfig => ({
  sysName: wire.sysName ?? '',
  sysVersion: wire.sysVersion ?? '',
  copyright: wire.copyright ?? '',
  title: wire.title ?? '',
  companyName: wire.companyName ?? '',
  loginIcon: wire.loginIcon ?? '',
  logoIcon: wire.logoIcon ?? '',
  navigationIcon: wire.navigationIcon ?? '',
});
