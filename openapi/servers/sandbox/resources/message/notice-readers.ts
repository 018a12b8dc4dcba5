import { decodeMemberId, type Member, type SelectorType } from '../../../../src/domains/organization/index.ts';
import type { BaseWorld } from '../../core/handlers.ts';
import { readDirectory } from '../user-administration/directory.ts';
import { findPeople, organizeIdsOf } from '../user-administration/people.ts';
import { ENABLED } from './people.ts';

type World = Pick<BaseWorld, 'store'>;

const membersOf = (toUserIds: string): Member[] =>
  toUserIds
    .split(',')
    .filter((id) => id !== '')
    .map(decodeMemberId);

/** Ids of the people a notice is for, as far as they are enabled: everybody where it names nobody. @reading R-508 */
export function readersOf({ store }: World, toUserIds: string): string[] {
  const members = membersOf(toUserIds);
  const of = (...types: (SelectorType | null)[]): string[] => members.filter(({ type }) => types.includes(type)).map(({ id }) => id);
  const any = {
    organization: readDirectory(store).branchOf(of('company', 'department')),
    position: of('position'),
    role: of('role'),
    group: of('group'),
    user: of('user', null),
  };
  return findPeople(store, { all: { state: [ENABLED] }, ...(members.length > 0 && { any }) }).map(({ id }) => id);
}

/** Test whether a person is among the receivers of a notice, read once for a list of them. */
export function receiving({ store }: World, userId: string): (toUserIds: string) => boolean {
  const person = findPeople(store, { all: { user: [userId] } })[0];
  const directory = readDirectory(store);
  const ids = (sql: string): string[] => store.all<{ id: string }>(sql, userId).map(({ id }) => id);
  const places = person ? organizeIdsOf(person).flatMap((id) => [...directory.pathOf(id).ids]) : [];
  const own: Readonly<Record<SelectorType, ReadonlySet<string>>> = {
    company: new Set(places),
    department: new Set(places),
    position: new Set(ids('SELECT positionId AS id FROM user_position WHERE userId = ?')),
    role: new Set(ids('SELECT roleId AS id FROM user_role WHERE userId = ?')),
    group: new Set(ids('SELECT groupId AS id FROM user_group_member WHERE userId = ?')),
    user: new Set([userId]),
  };
  return (toUserIds) => {
    const members = membersOf(toUserIds);
    return members.length === 0 || members.some(({ id, type }) => own[type ?? 'user'].has(id));
  };
}
