import type { Store } from '../../core/store.ts';

const ADMINISTRATOR_SQL = `
  SELECT 1 AS found FROM user_role JOIN role ON role.id = user_role.roleId
  WHERE userId = ? AND role.isAdministrator = 1 AND role.enabledMark = 1`;

/** Has this person an enabled role that administers? */
export const isAdministrator = (store: Store, userId: string): boolean => store.one(ADMINISTRATOR_SQL, userId) !== undefined;
