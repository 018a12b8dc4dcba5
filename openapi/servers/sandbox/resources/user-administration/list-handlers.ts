import { DEFAULT_HEAD_ICON } from '../../../../src/domains/user/index.ts';
import { initialsOf } from '../../core/readings.ts';
import type { Handlers, World } from '../../core/handlers.ts';
import { ordered, type OrderAsk } from '../../core/order.ts';
import { pageOf } from '../../core/paging.ts';
import type { Store } from '../../core/store.ts';
import { readDirectory, type Directory } from './directory.ts';
import { findPeople, OFFERED, organizeIdsOf, STATE, type Person } from './people.ts';

type Operations = 'listUsers' | 'listAllUsers';

/** Filter of the list. */
export interface UserFilter extends OrderAsk {
  organizeId?: string;
  keyword?: string;
  positionId?: string;
  gender?: string;
  enabledMark?: string;
}

/** Lists of people. */
export function listHandlers({ store, now }: World): Handlers<Operations> {
  return {
    listUsers: ({ query }) => {
      const directory = readDirectory(store);
      const { list, pagination } = pageOf(filteredPeople(store, directory, query), query);
      return { data: { list: list.map((person) => rowOf(store, directory, person, now())), pagination } };
    },
    listAllUsers: () => {
      const directory = readDirectory(store);
      const people = findPeople(store, { all: { state: OFFERED } });
      return {
        data: people.map((person) => ({
          id: person.id,
          account: person.account,
          realName: person.realName,
          headIcon: person.headIcon ?? DEFAULT_HEAD_ICON,
          gender: person.gender,
          department: directory.find(organizeIdsOf(person)[0] ?? '')?.fullName ?? '',
          sortCode: person.sortCode,
          quickQuery: initialsOf(person.realName),
        })),
      };
    },
  };
}

const SORTABLE = ['account', 'realName', 'mobilePhone', 'creatorTime', 'sortCode'] as const;

/** The people the filters leave, in the order asked for. @reading R-105 */
export function filteredPeople(store: Store, directory: Directory, filter: UserFilter): Person[] {
  const people = findPeople(store, {
    all: {
      organization: filter.organizeId ? directory.branchOf([filter.organizeId]) : undefined,
      position: filter.positionId ? [filter.positionId] : undefined,
      gender: filter.gender ? [Number(filter.gender)] : undefined,
      state: filter.enabledMark ? [Number(filter.enabledMark)] : undefined,
    },
    keyword: filter.keyword,
    isByPhone: true,
  });
  return ordered(people, filter, SORTABLE);
}

/** Names of what a person has, in list order. */
export function namesOf(store: Store, person: Person): { position: string; roleName: string; groupName: string } {
  const joined = (sql: string): string => store.one<{ names: string | null }>(sql, person.id)?.names ?? '';
  return {
    position: joined(
      'SELECT group_concat(fullName ORDER BY isDefault DESC, id) AS names FROM user_position JOIN position ON position.id = positionId WHERE userId = ?',
    ),
    roleName: joined(
      'SELECT group_concat(fullName ORDER BY sortCode, id) AS names FROM user_role JOIN role ON role.id = roleId WHERE userId = ?',
    ),
    groupName: joined(
      'SELECT group_concat(fullName ORDER BY sortCode, id) AS names FROM user_group_member JOIN user_group ON user_group.id = groupId WHERE userId = ?',
    ),
  };
}

function rowOf(store: Store, directory: Directory, person: Person, nowMs: number) {
  const { position, roleName } = namesOf(store, person);
  const organizeIds = organizeIdsOf(person);
  return {
    id: person.id,
    account: person.account,
    realName: person.realName,
    headIcon: person.headIcon ?? DEFAULT_HEAD_ICON,
    gender: person.gender,
    mobilePhone: person.mobilePhone,
    organize: organizeIds.map((each) => directory.nameOf(each)).join(','),
    department: directory.find(organizeIds[0] ?? '')?.fullName ?? '',
    position,
    roleName,
    description: person.description,
    enabledMark: person.enabledMark,
    lockMark: person.enabledMark === STATE.locked || (person.unlockTime ?? 0) > nowMs ? 1 : 0,
    unLockTime: person.unlockTime,
    isAdministrator: person.isAdministrator,
    handoverMark: 0,
    creatorTime: person.creatorTime,
    sortCode: person.sortCode,
  };
}
