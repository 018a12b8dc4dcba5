import type { Store } from '../../core/store.ts';
import { mainRoleId } from '../user-administration/write-person.ts';
import { HOLDERS, type HolderType } from './holders.ts';

/** Changes of who belongs to a record. */
export interface MemberChange {
  added: readonly string[];
  removed: readonly string[];
}

/** Ids of the people of a record. */
export function membersOf(store: Store, type: HolderType, id: string): string[] {
  const { links, column } = HOLDERS[type];
  return store
    .all<{ userId: string }>(
      `SELECT userId FROM ${links} JOIN user ON user.id = userId WHERE ${links}.${column} = ? ORDER BY sortCode, userId`,
      id,
    )
    .map(({ userId }) => userId);
}

/** Writes who belongs to a record from now on; what a person is named or placed by first follows. */
export function writeMembers(store: Store, type: HolderType, id: string, { added, removed }: MemberChange): void {
  const { links, column } = HOLDERS[type];
  for (const userId of removed) store.run(`DELETE FROM ${links} WHERE ${column} = ? AND userId = ?`, id, userId);
  for (const userId of added)
    store.run(
      `INSERT INTO ${links} (${column}, userId${type === 'Position' ? ', isDefault' : ''}) VALUES (?, ?${type === 'Position' ? ', 0' : ''})`,
      id,
      userId,
    );
  for (const userId of [...added, ...removed]) {
    if (type === 'Role') renameRole(store, userId);
    if (type === 'Position') choosePosition(store, userId);
  }
}

/** The role the session names first stays while the person has it. */
function renameRole(store: Store, userId: string): void {
  const roles = store
    .all<{ roleId: string }>(
      'SELECT user_role.roleId FROM user_role JOIN user ON user.id = userId WHERE userId = ? ORDER BY user_role.roleId <> user.roleId, user_role.roleId',
      userId,
    )
    .map(({ roleId }) => roleId);
  store.run('UPDATE user SET roleId = ? WHERE id = ?', mainRoleId(store, roles), userId);
}

/** A current position for whoever has any. */
function choosePosition(store: Store, userId: string): void {
  const known = store.one('SELECT positionId FROM user_position WHERE userId = ? AND isDefault = 1', userId);
  if (known) return;
  store.run(
    'UPDATE user_position SET isDefault = 1 WHERE userId = ?1 AND positionId = (SELECT min(positionId) FROM user_position WHERE userId = ?1)',
    userId,
  );
}
