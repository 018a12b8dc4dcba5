import { Refusal } from '../../core/failure.ts';
import type { Caller, World } from '../../core/handlers.ts';
import { onPage } from '../permitted-menu/pages.ts';
import { authorityOf } from '../organization/authority.ts';
import { createOrganizations } from '../organization/organizations.ts';
import { createRoles } from '../organization/roles.ts';

/** Kinds of records people belong to. */
export const HOLDERS = {
  Role: { table: 'role', links: 'user_role', column: 'roleId', title: '角色', edit: onPage('permission-role')('btn_edit') },
  Position: {
    table: 'position',
    links: 'user_position',
    column: 'positionId',
    title: '岗位',
    edit: onPage('permission-position')('btn_edit'),
  },
  Group: {
    table: 'user_group',
    links: 'user_group_member',
    column: 'groupId',
    title: '分组',
    edit: onPage('permission-group')('btn_edit'),
  },
} as const;
export type HolderType = keyof typeof HOLDERS;
const TYPES = ['Role', 'Position', 'Group'] as const satisfies readonly HolderType[];

/** Kind of the record with this id. @throws Refusal when there is none, or the caller keeps no records of its kind */
export function holderOf({ store, services }: World, caller: Caller | null, id: string): HolderType {
  const type = TYPES.find((each) => store.one(`SELECT id FROM ${HOLDERS[each].table} WHERE id = ?`, id));
  if (!type) throw new Refusal('岗位、角色或分组不存在，可能已被删除，请刷新后重试');
  services.require(caller, HOLDERS[type].edit);
  return type;
}

/** Nobody puts people where they may not put them in the form of a person either. @reading R-098 @throws Refusal */
export function requireOwn({ store }: World, caller: Caller | null, type: HolderType, id: string): void {
  if (type === 'Group') return;
  const { isAdministrator, administers, roleIds } = authorityOf(store, caller, createOrganizations(store).list());
  if (isAdministrator || isTheirs()) return;
  throw new Refusal(`只能维护自己管理的组织的${HOLDERS[type].title}，请联系管理员`);

  function isTheirs(): boolean {
    if (type === 'Position')
      return administers(store.one<{ organizeId: string }>('SELECT organizeId FROM position WHERE id = ?', id)?.organizeId ?? '');
    const roles = createRoles(store);
    if (roles.get(id).globalMark === 1) return roleIds.has(id);
    const places = roles.organizations().get(id) ?? [];
    return places.length > 0 && places.every(administers);
  }
}
