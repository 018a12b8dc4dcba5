import { Refusal } from '../../core/failure.ts';
import { NAMED_COLUMNS, type NamedRow } from '../../core/named-row.ts';
import { createResource, type Resource, type ResourceDescriptor } from '../../core/resource.ts';
import type { Store } from '../../core/store.ts';

/** A role as it is stored; its organisations are in role_organization. */
export type RoleRow = NamedRow & { type: string; isAdministrator: number; globalMark: number };

const HELD = '该角色下有用户，无法删除，请先移出用户';

const DESCRIPTOR: ResourceDescriptor<RoleRow> = {
  table: 'role',
  title: '角色',
  columns: [...NAMED_COLUMNS, 'type', 'isAdministrator', 'globalMark'],
  order: ['sortCode', 'id'],
  unique: [{ columns: ['enCode'], msg: '编码已存在，请更换编码' }],
  references: [],
  heldBy: [
    { table: 'user_role', column: 'roleId', msg: HELD },
    { table: 'user', column: 'roleId', msg: HELD },
  ],
};

/** Roles and the organisations they belong to. */
export interface Roles extends Resource<RoleRow> {
  /** Ids of the organisations of every role that is not global. */
  organizations(): ReadonlyMap<string, readonly string[]>;
  /** Replaces the organisations of a role. @throws Refusal when one does not exist */
  setOrganizations(roleId: string, organizeIds: readonly string[]): void;
}

export function createRoles(store: Store): Roles {
  return {
    ...createResource(store, DESCRIPTOR),
    organizations: () => {
      const ids = new Map<string, string[]>();
      const rows = store.all<{ roleId: string; organizeId: string }>(
        'SELECT roleId, organizeId FROM role_organization JOIN organization ON organization.id = organizeId ORDER BY sortCode, organizeId',
      );
      for (const { roleId, organizeId } of rows) ids.set(roleId, [...(ids.get(roleId) ?? []), organizeId]);
      return ids;
    },
    setOrganizations: (roleId, organizeIds) => {
      store.run('DELETE FROM role_organization WHERE roleId = ?', roleId);
      for (const organizeId of new Set(organizeIds)) {
        if (!store.one('SELECT 1 AS found FROM organization WHERE id = ?', organizeId))
          throw new Refusal('所属组织不存在，可能已被删除，请重新选择');
        store.run('INSERT INTO role_organization (roleId, organizeId) VALUES (?, ?)', roleId, organizeId);
      }
    },
  };
}
