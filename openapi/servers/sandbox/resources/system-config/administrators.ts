import { Refusal } from '../../core/failure.ts';
import type { Store } from '../../core/store.ts';

const ENABLED = 1;

export type AdministratorRow = { id: string; account: string; realName: string };

const ADMINISTRATORS_SQL = `
  SELECT DISTINCT user.id, account, realName FROM user
  JOIN user_role ON user_role.userId = user.id JOIN role ON role.id = user_role.roleId
  WHERE role.isAdministrator = 1 AND role.enabledMark = 1 ORDER BY user.creatorTime, user.id`;

const ADMINISTRATOR_ROLES = '(SELECT id FROM role WHERE isAdministrator = 1)';
const HOLDERS_SQL = `SELECT DISTINCT userId FROM user_role WHERE roleId IN ${ADMINISTRATOR_ROLES}`;

/** Everybody who has a role that may do everything. */
export const listAdministrators = (store: Store): AdministratorRow[] => store.all<AdministratorRow>(ADMINISTRATORS_SQL);

/**
 * Gives these people the role that may do everything, and takes it from everybody else; other roles stay.
 * @returns who got it or lost it
 * @throws Refusal when nobody who is enabled would be left, or somebody does not exist
 * @reading R-060
 */
export function setAdministrators(store: Store, ids: readonly string[]): string[] {
  const wanted = new Set(ids);
  const people = [...wanted].map((id) =>
    store.one<{ id: string; enabledMark: number }>('SELECT id, enabledMark FROM user WHERE id = ?', id),
  );
  if (people.includes(undefined)) throw new Refusal('所选管理员不存在，可能已被删除，请刷新后重试');
  if (!people.some((person) => person?.enabledMark === ENABLED)) throw new Refusal('请至少选择一名启用的管理员');
  const role = store.one<{ id: string }>('SELECT id FROM role WHERE isAdministrator = 1 AND enabledMark = 1 ORDER BY id LIMIT 1');
  if (!role) throw new Refusal('系统中没有启用的管理员角色，请先启用');
  const before = new Set(store.all<{ userId: string }>(HOLDERS_SQL).map(({ userId }) => userId));
  for (const userId of before)
    if (!wanted.has(userId)) store.run(`DELETE FROM user_role WHERE userId = ? AND roleId IN ${ADMINISTRATOR_ROLES}`, userId);
  for (const id of wanted) store.run('INSERT OR IGNORE INTO user_role (userId, roleId) VALUES (?, ?)', id, role.id);
  return [...[...wanted].filter((id) => !before.has(id)), ...[...before].filter((id) => !wanted.has(id))];
}
