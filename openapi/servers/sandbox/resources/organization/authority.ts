import { branchIds } from '../../core/tree.ts';
import type { Caller } from '../../core/handlers.ts';
import type { Store } from '../../core/store.ts';
import { GRADED_SQL } from '../grade/tables.ts';
import type { OrganizationRow } from './organizations.ts';

/** Rights a caller may give to others. @reading R-098 */
export interface Authority {
  /** Somebody with an enabled administrator role: everything. */
  readonly isAdministrator: boolean;
  /** Administers this organisation: the caller's own ones and what stands below them, and what a grade adds. @reading R-477 */
  readonly administers: (organizeId: string) => boolean;
  /** Ids of the caller's own roles. */
  readonly roleIds: ReadonlySet<string>;
}

const ADMINISTRATOR_SQL = `
  SELECT 1 AS found FROM user_role JOIN role ON role.id = user_role.roleId
  WHERE userId = ? AND role.isAdministrator = 1 AND role.enabledMark = 1`;

type Graded = { organizeId: string; isItself: number; isBelow: number };

/** Reads what a caller administers; nobody administers nothing. */
export function authorityOf(store: Store, caller: Caller | null, organizations: readonly OrganizationRow[]): Authority {
  const userId = caller?.userId ?? '';
  const isAdministrator = store.one(ADMINISTRATOR_SQL, userId) !== undefined;
  const own = store.all<{ organizeId: string }>('SELECT organizeId FROM user_organization WHERE userId = ?', userId);
  const branches = new Set(own.flatMap(({ organizeId }) => [...branchIds(organizations, organizeId)]));
  for (const { organizeId, isItself, isBelow } of store.all<Graded>(GRADED_SQL, userId)) {
    const graded = isBelow === 1 ? branchIds(organizations, organizeId) : new Set([organizeId]);
    for (const id of graded) if (id !== organizeId || isItself === 1) branches.add(id);
  }
  const roles = store.all<{ roleId: string }>('SELECT roleId FROM user_role WHERE userId = ?', userId);
  return {
    isAdministrator,
    administers: (organizeId) => isAdministrator || branches.has(organizeId),
    roleIds: new Set(roles.map(({ roleId }) => roleId)),
  };
}
