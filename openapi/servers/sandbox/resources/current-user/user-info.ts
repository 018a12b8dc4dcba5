import type { Store } from '../../core/store.ts';
import type { Settings } from '../system-config/defaults.ts';
import { OWN_SYSTEMS } from '../authority/tables.ts';
import { labelById } from '../user-administration/labels.ts';
import { standingOf, type UserRow } from './person.ts';

const ON = 1;

type Named = { id: string; fullName: string };
export type SystemRow = { id: string; enCode: string; name: string; icon: string; sortCode: number; isCurrent: number };

const ROLES_SQL = `
  SELECT role.id, fullName FROM user_role JOIN role ON role.id = user_role.roleId WHERE userId = ? AND enabledMark = 1 ORDER BY sortCode, role.id`;
const GROUPS_SQL = `
  SELECT user_group.id, fullName FROM user_group_member JOIN user_group ON user_group.id = groupId
  WHERE userId = ? AND enabledMark = 1 ORDER BY sortCode, user_group.id`;
const SUBORDINATES_SQL = 'SELECT id FROM user WHERE managerId = ? ORDER BY sortCode, id';
const SUBSIDIARY_SQL = 'SELECT id FROM organization WHERE managerId = ? ORDER BY sortCode, id';
const SIGNATURE_SQL = 'SELECT id, signImg FROM user_signature WHERE userId = ? AND isDefault = 1';

const SYSTEM_SQL = `
  SELECT system.id, enCode, fullName AS name, icon, sortCode, coalesce(isCurrent, 0) AS isCurrent
  FROM system LEFT JOIN user_system ON user_system.systemId = system.id AND user_system.userId = ?1
  WHERE enabledMark = 1 AND system.id IN (${OWN_SYSTEMS}) ORDER BY sortCode, system.id`;

/** The systems a person may work in, and the current one. */
export function systemsOf(store: Store, userId: string): { systems: SystemRow[]; current: SystemRow | undefined } {
  const systems = store.all<SystemRow>(SYSTEM_SQL, userId);
  return { systems, current: systems.find((system) => system.isCurrent === 1) ?? systems[0] };
}

/** Enabled roles of a person, in their order. */
export const rolesOf = (store: Store, userId: string): Named[] => store.all<Named>(ROLES_SQL, userId);

/** `userInfo` of the current user. @source shell §3 */
export function userInfoOf(store: Store, user: UserRow, settings: Settings) {
  const { systems, current } = systemsOf(store, user.id);
  const roles = rolesOf(store, user.id);
  const groups = store.all<Named>(GROUPS_SQL, user.id);
  const signature = store.one<{ id: string; signImg: string }>(SIGNATURE_SQL, user.id);
  const { profile, ...fields } = organizationFields(store, user);
  return {
    userId: user.id,
    userAccount: user.account,
    userName: user.realName,
    headIcon: profile.headIcon ?? null,
    gender: user.gender,
    mobilePhone: user.mobilePhone || (profile.mobilePhone ?? ''),
    email: profile.email ?? '',
    birthday: profile.birthday ?? null,
    portalId: profile.portalId ?? '',
    workflowEnabled: profile.workflowEnabled ?? 1,
    ...fields,
    ...loginFields(user, settings),
    isAdministrator: user.isAdministrator === 1,
    roleId: roles.map(({ id }) => id).join(','),
    roleIds: roles.map(({ id }) => id),
    roleName: roles.map(({ fullName }) => fullName).join(','),
    groupIds: groups.map(({ id }) => id),
    groupNames: groups.map(({ fullName }) => fullName),
    managerId: user.managerId,
    manager: labelById(store, user.managerId),
    subordinates: idsOf(store, SUBORDINATES_SQL, user.id),
    subsidiary: idsOf(store, SUBSIDIARY_SQL, user.id),
    signImg: signature?.signImg ?? null,
    signId: signature?.id ?? null,
    systemId: current?.id ?? '',
    systemIds: systems.map(({ isCurrent: _isCurrent, ...system }) => ({ ...system, currentSystem: system.id === current?.id })),
  };
}

const idsOf = (store: Store, sql: string, userId: string): string[] => store.all<{ id: string }>(sql, userId).map(({ id }) => id);

function organizationFields(store: Store, user: UserRow) {
  const { organizations, positions, profile } = standingOf(store, user);
  const organization = organizations.find(({ isDefault }) => isDefault);
  const position = positions.find(({ isDefault }) => isDefault);
  return {
    profile,
    organizeId: organization?.id ?? null,
    organizeIdList: organization?.path ?? [],
    organizeName: organization?.names ?? '',
    departmentId: organization?.isDepartment ? (organization.path.at(-1) ?? null) : null,
    departmentName: organization?.isDepartment ? organization.fullName : '',
    positionId: position?.id ?? null,
    positionName: position?.fullName ?? '',
    positionIds: positions.map(({ id, fullName }) => ({ id, name: fullName })),
  };
}

/** The sign-in before this one is told where the settings say so. @source shell §2.4 */
function loginFields(user: UserRow, { lastLoginTimeSwitch }: Settings) {
  return {
    changePasswordDate: user.changePasswordDate,
    loginTime: user.loginTime,
    loginIPAddress: user.loginIPAddress,
    loginPlatForm: 'pc',
    prevLogin: lastLoginTimeSwitch === ON && user.prevLoginTime !== null ? 1 : 0,
    prevLoginTime: user.prevLoginTime,
    prevLoginIPAddress: user.prevLoginIPAddress,
    prevLoginIPAddressName: user.prevLoginIPAddressName,
  };
}
