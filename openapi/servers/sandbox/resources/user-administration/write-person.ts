import type { UserDraft } from '../../../../src/domains/user/index.ts';
import type { World } from '../../core/handlers.ts';
import { insertRow, updateRow } from '../../core/rows.ts';
import type { Store } from '../../core/store.ts';
import type { StoredPassword } from '../current-user/password.ts';
import { STATE } from './people.ts';
import { profileAfter } from './details.ts';

const GENDERS = { male: 1, female: 2, secret: 3 } as const;

/** Adds a person whose draft has been judged; answers the id. @reading R-109 (the first password must be changed) */
export function insertPerson(world: World, draft: UserDraft, password: StoredPassword): string {
  const { store } = world;
  const id = world.nextId();
  insertRow(store, 'user', {
    id,
    ...password,
    changePasswordDate: null,
    theme: 'classic',
    language: 'zh',
    creatorTime: world.now(),
    ...columnsOf(world, draft, '{}'),
  });
  store.run('INSERT INTO user_system (userId, systemId, isCurrent) SELECT ?, id, 1 FROM system ORDER BY sortCode LIMIT 1', id);
  writeLinks(store, id, draft);
  return id;
}

/** Replaces what a judged draft says about a person; the password stays. */
export function replacePerson(world: World, id: string, draft: UserDraft): void {
  const { store } = world;
  const before = store.one<{ profile: string }>('SELECT profile FROM user WHERE id = ?', id)?.profile ?? '{}';
  updateRow(store, 'user', id, columnsOf(world, draft, before));
  writeLinks(store, id, draft);
}

/** Columns of a draft; `profile` is the text there was. */
const columnsOf = ({ store, now }: World, draft: UserDraft, profile: string) => ({
  account: draft.account,
  realName: draft.realName,
  roleId: mainRoleId(store, draft.roleIds),
  enabledMark: STATE[draft.state],
  profile: profileAfter(profile, draft, GENDERS[draft.gender]),
  lastModifyTime: now(),
  gender: GENDERS[draft.gender],
  mobilePhone: draft.mobilePhone,
  managerId: draft.managerId,
  sortCode: draft.sortCode ?? 0,
  description: draft.description,
});

/** The role the session names first. Who has none is shown as a visitor and may do nothing. @reading R-106 */
export const mainRoleId = (store: Store, roleIds: readonly string[]): string | null =>
  roleIds[0] ?? store.one<{ id: string }>("SELECT id FROM role ORDER BY enCode <> 'visitor', sortCode LIMIT 1")?.id ?? null;

type PersonLinks = Pick<UserDraft, 'organizeIds' | 'positionIds' | 'roleIds' | 'groupIds'>;

/** Places of the person from now on. What was the default stays the default while it is among them, else the first is. */
function writeLinks(store: Store, userId: string, { organizeIds, positionIds, roleIds, groupIds }: PersonLinks): void {
  writeMarkedLinks(store, userId, { table: 'user_organization', column: 'organizeId' }, organizeIds);
  writeMarkedLinks(store, userId, { table: 'user_position', column: 'positionId' }, positionIds);
  store.run('DELETE FROM user_role WHERE userId = ?', userId);
  for (const id of new Set(roleIds)) store.run('INSERT INTO user_role (userId, roleId) VALUES (?, ?)', userId, id);
  store.run('DELETE FROM user_group_member WHERE userId = ?', userId);
  for (const id of new Set(groupIds)) store.run('INSERT INTO user_group_member (userId, groupId) VALUES (?, ?)', userId, id);
}

interface MarkedTable {
  table: 'user_organization' | 'user_position';
  column: 'organizeId' | 'positionId';
}

function writeMarkedLinks(store: Store, userId: string, { table, column }: MarkedTable, ids: readonly string[]): void {
  const before = store.one<{ id: string }>(`SELECT ${column} AS id FROM ${table} WHERE userId = ? AND isDefault = 1`, userId)?.id;
  const byDefault = before !== undefined && ids.includes(before) ? before : ids[0];
  store.run(`DELETE FROM ${table} WHERE userId = ?`, userId);
  for (const id of new Set(ids))
    store.run(`INSERT INTO ${table} (userId, ${column}, isDefault) VALUES (?, ?, ?)`, userId, id, id === byDefault ? 1 : 0);
}
