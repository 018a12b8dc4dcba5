import { insertRow } from '../../../core/rows.ts';
import type { Store } from '../../../core/store.ts';
import type { StoredPassword } from '../../current-user/password.ts';
import { accountLettersOf } from './accountLetters.ts';
import { writeProfile, type Profile, type ProfileDetails } from '../../current-user/profile.ts';

/** A person of the seed, with ids in place. */
export interface SeedPerson {
  id: string;
  number: number;
  realName: string;
  gender: 1 | 2;
  details: Partial<Profile & ProfileDetails>;
  enabledMark: 0 | 1 | 2;
  hasChangedPassword: boolean;
  managerId: string | null;
  /** The first is the default. */
  organizeIds: readonly string[];
  positionId: string | null;
  roleIds: readonly string[];
  groupId: string | null;
}

export interface PersonInserts {
  write(person: SeedPerson): void;
}

/** Second and third digit of mobile numbers that are given out. */
const MOBILE_STARTS = ['38', '39', '37', '36', '35', '59', '58', '52', '51', '50', '88', '87', '82', '83', '98', '99', '77', '89'];
const MOBILE_STEP = 7919;
const FIRST_MOBILE = 20_000_000;
const NUMBER_DIGITS = 4;
/** Behind the six accounts. */
const FIRST_SORT = 100;
const DOMAIN = 'yunwang-expressway.example';

const mobileOf = (number: number): string => `1${MOBILE_STARTS[number % MOBILE_STARTS.length] ?? ''}${FIRST_MOBILE + number * MOBILE_STEP}`;
/** Initials and number: lwh0001. */
const accountOf = (realName: string, number: number): string =>
  `${accountLettersOf(realName).toLowerCase()}${String(number).padStart(NUMBER_DIGITS, '0')}`;

/** Writes people of the seed row by row; statements are prepared once. */
export function personInserts(store: Store, password: StoredPassword, timeMs: number): PersonInserts {
  const [system] = store.all<{ id: string }>('SELECT id FROM system ORDER BY sortCode LIMIT 1');

  return {
    write: (person) => {
      const { id, number, realName, gender, managerId, organizeIds, positionId, roleIds, groupId } = person;
      const account = accountOf(realName, number);
      const mobilePhone = mobileOf(number);
      const profile = writeProfile({ ...person.details, gender, mobilePhone, email: `${account}@${DOMAIN}` });
      insertRow(store, 'user', {
        id,
        account,
        realName,
        roleId: roleIds[0] ?? null,
        enabledMark: person.enabledMark,
        ...password,
        changePasswordDate: person.hasChangedPassword ? timeMs : null,
        theme: 'classic',
        language: 'zh',
        profile,
        creatorTime: timeMs,
        lastModifyTime: timeMs,
        gender,
        mobilePhone,
        managerId,
        sortCode: FIRST_SORT + number,
      });
      store.run('INSERT INTO user_system (userId, systemId, isCurrent) VALUES (?, ?, 1)', id, system?.id ?? null);
      organizeIds.forEach((each, index) =>
        store.run('INSERT INTO user_organization (userId, organizeId, isDefault) VALUES (?, ?, ?)', id, each, index === 0 ? 1 : 0),
      );
      if (positionId) store.run('INSERT INTO user_position (userId, positionId, isDefault) VALUES (?, ?, 1)', id, positionId);
      for (const each of roleIds) store.run('INSERT INTO user_role (userId, roleId) VALUES (?, ?)', id, each);
      if (groupId) store.run('INSERT INTO user_group_member (groupId, userId) VALUES (?, ?)', groupId, id);
    },
  };
}
