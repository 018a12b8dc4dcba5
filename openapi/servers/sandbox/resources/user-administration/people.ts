import { Refusal } from '../../core/failure.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import type { Store } from '../../core/store.ts';

/** @source admin §3 */
export const STATE = { disabled: 0, enabled: 1, locked: 2 } as const;
/** A lock is about signing in; forms still offer a locked person. @reading R-111 */
export const OFFERED: readonly number[] = [STATE.enabled, STATE.locked];

/** A person as lists and pickers need one. */
export type Person = {
  id: string;
  account: string;
  realName: string;
  gender: number;
  mobilePhone: string;
  headIcon: string | null;
  managerId: string | null;
  enabledMark: number;
  sortCode: number;
  description: string;
  creatorTime: number;
  unlockTime: number | null;
  isAdministrator: number;
  /** Ids joined by commas, the default first. */
  organizeIds: string;
};

const IS_ADMINISTRATOR =
  'EXISTS (SELECT 1 FROM user_role JOIN role ON role.id = user_role.roleId WHERE userId = user.id AND role.isAdministrator = 1 AND role.enabledMark = 1)';
const PERSON_SQL = `
  SELECT user.id, account, realName, gender, mobilePhone, json_extract(profile, '$.headIcon') AS headIcon, managerId, enabledMark, sortCode,
    description, creatorTime, unlockTime, ${IS_ADMINISTRATOR} AS isAdministrator,
    (SELECT group_concat(organizeId ORDER BY isDefault DESC, organizeId) FROM user_organization WHERE userId = user.id) AS organizeIds
  FROM user`;

const AMONG = '(SELECT value FROM json_each(?))';
/** Conditions on a person; each takes a list of values. */
const CONDITIONS = {
  user: `user.id IN ${AMONG}`,
  organization: `user.id IN (SELECT userId FROM user_organization WHERE organizeId IN ${AMONG})`,
  position: `user.id IN (SELECT userId FROM user_position WHERE positionId IN ${AMONG})`,
  role: `user.id IN (SELECT userId FROM user_role WHERE roleId IN ${AMONG})`,
  group: `user.id IN (SELECT userId FROM user_group_member WHERE groupId IN ${AMONG})`,
  manager: `managerId IN ${AMONG}`,
  gender: `gender IN ${AMONG}`,
  state: `enabledMark IN ${AMONG}`,
} as const;
type Conditions = { readonly [K in keyof typeof CONDITIONS]?: readonly (string | number)[] | undefined };

interface PeopleAsk {
  /** Every one of these must hold. */
  all?: Conditions;
  /** At least one of these must hold, where any is named. */
  any?: Conditions;
  keyword?: string | null | undefined;
  /** A phone number is found too. */
  isByPhone?: boolean;
}

/** The people who meet the conditions, in list order. */
export function findPeople(store: Store, { all = {}, any, keyword, isByPhone = false }: PeopleAsk): Person[] {
  const [must, either] = [termsOf(all), termsOf(any ?? {})];
  const clauses = [...must.sql, ...(any ? [`(${either.sql.join(' OR ') || 'FALSE'})`] : [])];
  const where = clauses.length === 0 ? '' : ` WHERE ${clauses.join(' AND ')}`;
  const people = store.all<Person>(`${PERSON_SQL}${where} ORDER BY sortCode, user.id`, ...must.values, ...either.values);
  return people.filter((person) =>
    matchesKeyword(keyword ?? '', person.account, person.realName, ...(isByPhone ? [person.mobilePhone] : [])),
  );
}

function termsOf(conditions: Conditions): { sql: string[]; values: string[] } {
  const terms = (Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[]).flatMap((name) => {
    const values = conditions[name];
    return values ? [{ sql: CONDITIONS[name], values: JSON.stringify(values) }] : [];
  });
  return { sql: terms.map(({ sql }) => sql), values: terms.map(({ values }) => values) };
}

/** @throws Refusal when there is no such person */
export function getPerson(store: Store, id: string): Person {
  const person = store.one<Person>(`${PERSON_SQL} WHERE user.id = ?`, id);
  if (!person) throw new Refusal('用户不存在，可能已被删除，请刷新后重试');
  return person;
}

/** The ids of a person's organisations, the default first. */
export const organizeIdsOf = (person: Person): string[] => (person.organizeIds ?? '').split(',').filter((id) => id !== '');

/** Number of people who may administer the system now. */
export const administratorCount = (store: Store): number =>
  store.one<{ count: number }>(`SELECT count(*) AS count FROM user WHERE enabledMark = ? AND ${IS_ADMINISTRATOR}`, STATE.enabled)?.count ??
  0;
