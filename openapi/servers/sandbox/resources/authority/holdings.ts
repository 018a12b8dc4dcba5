import { Refusal } from '../../core/failure.ts';
import type { Caller } from '../../core/handlers.ts';
import type { Store } from '../../core/store.ts';
import { authorityOf } from '../organization/authority.ts';
import { createOrganizations } from '../organization/organizations.ts';
import { createRoles, type RoleRow } from '../organization/roles.ts';
import type { OwnRights } from './menu-tree.ts';
import { OWN_ROLES, OWN_SYSTEMS } from './tables.ts';

const idsOf = (store: Store, sql: string, id: string): Set<string> => new Set(store.all<{ id: string }>(sql, id).map((row) => row.id));

/** Rights of a role: its systems, its menu entries, its buttons and the like. */
export const rightsOfRole = (store: Store, roleId: string): OwnRights => ({
  systems: idsOf(store, 'SELECT systemId AS id FROM role_system WHERE roleId = ?', roleId),
  menus: idsOf(store, 'SELECT menuId AS id FROM role_menu WHERE roleId = ?', roleId),
  rights: idsOf(store, 'SELECT rightId AS id FROM role_right WHERE roleId = ?', roleId),
});

/** Rights of a caller; null where they have everything. */
export function rightsOfCaller(store: Store, caller: Caller | null): OwnRights | null {
  const userId = caller?.userId ?? '';
  if (authorityOf(store, caller, []).isAdministrator) return null;
  return {
    systems: idsOf(store, `SELECT systemId AS id FROM (${OWN_SYSTEMS})`, userId),
    menus: idsOf(store, `SELECT menuId AS id FROM role_menu WHERE roleId IN (${OWN_ROLES})`, userId),
    rights: idsOf(store, `SELECT rightId AS id FROM role_right WHERE roleId IN (${OWN_ROLES})`, userId),
  };
}

/** Replaces the rights of a role. */
export function writeRights(store: Store, roleId: string, { systems, menus, rights }: OwnRights): void {
  const write = (table: string, column: string, ids: ReadonlySet<string>): void => {
    store.run(`DELETE FROM ${table} WHERE roleId = ?`, roleId);
    store.run(`INSERT INTO ${table} (roleId, ${column}) SELECT ?, value FROM json_each(?)`, roleId, JSON.stringify([...ids]));
  };
  write('role_system', 'systemId', systems);
  write('role_menu', 'menuId', menus);
  write('role_right', 'rightId', rights);
}

/** The role, when the caller may give it rights. @reading R-470 @throws Refusal */
export function requireRole(store: Store, caller: Caller | null, id: string): RoleRow {
  const roles = createRoles(store);
  const role = roles.get(id);
  if (role.isAdministrator === 1) throw new Refusal('系统管理员角色拥有全部权限，不能修改');
  const { administers, roleIds } = authorityOf(store, caller, createOrganizations(store).list());
  const places = roles.organizations().get(id) ?? [];
  const isTheirs = role.globalMark === 1 ? roleIds.has(id) || administers('') : places.length > 0 && places.every(administers);
  if (!isTheirs) throw new Refusal('只能为自己管理的组织的角色授权，请联系管理员');
  return role;
}
