import { Refusal } from '../../core/failure.ts';
import type { Caller } from '../../core/handlers.ts';
import type { Store } from '../../core/store.ts';
import { organizationsOf, positionsOf, type OwnOrganization, type OwnPosition } from './organizations.ts';
import { readProfile, type Profile, type ProfileDetails } from './profile.ts';

export type UserRow = {
  id: string;
  account: string;
  realName: string;
  gender: number;
  mobilePhone: string;
  managerId: string | null;
  isAdministrator: number;
  changePasswordDate: number | null;
  profile: string;
  theme: string;
  language: string;
  loginTime: number | null;
  loginIPAddress: string | null;
  prevLoginTime: number | null;
  prevLoginIPAddress: string | null;
  prevLoginIPAddressName: string | null;
  creatorTime: number;
};

const USER_SQL = `
  SELECT user.id, account, realName, gender, mobilePhone, managerId, changePasswordDate, profile, theme, language,
    loginTime, loginIPAddress, prevLoginTime, prevLoginIPAddress, prevLoginIPAddressName, user.creatorTime,
    EXISTS (
      SELECT 1 FROM user_role JOIN role ON role.id = user_role.roleId
      WHERE userId = user.id AND role.isAdministrator = 1 AND role.enabledMark = 1
    ) AS isAdministrator
  FROM user WHERE user.id = ?`;

/** @throws Refusal when the person of the session is gone */
export function userOf(store: Store, caller: Caller | null): UserRow {
  const user = caller && store.one<UserRow>(USER_SQL, caller.userId);
  if (!user) throw new Refusal('验证失败，请重新登录');
  return user;
}

/** Places of a person: by the tables, or by the profile as long as no table knows the person. */
export interface Standing {
  organizations: OwnOrganization[];
  positions: OwnPosition[];
  profile: Partial<Profile & ProfileDetails>;
}

export function standingOf(store: Store, user: Pick<UserRow, 'id' | 'profile'>): Standing {
  const profile = readProfile(user.profile);
  const organizations = organizationsOf(store, user.id);
  const positions = positionsOf(store, user.id);
  if (organizations.length > 0 || positions.length > 0) return { organizations, positions, profile };
  return { organizations: organizationOfProfile(profile), positions: positionsOfProfile(profile), profile };
}

function organizationOfProfile({ organizeId, organizeName, organizeIdList, departmentName }: Partial<Profile>): OwnOrganization[] {
  if (!organizeId) return [];
  const names = organizeName ?? '';
  const [company = ''] = names.split('/');
  const isDepartment = Boolean(departmentName);
  const path = organizeIdList ?? [organizeId];
  return [{ id: organizeId, fullName: departmentName ?? company, isDepartment, isDefault: true, path, names, company }];
}

const positionsOfProfile = ({ positionIds, organizeId, positionId }: Partial<Profile>): OwnPosition[] =>
  (positionIds ?? []).map(({ id, name }) => ({ id, fullName: name, organizeId: organizeId ?? '', isDefault: id === positionId }));
