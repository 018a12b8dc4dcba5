import { CODE } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { BaseWorld, Caller } from '../../core/handlers.ts';

/** Look of a person in messages and chat. */
export interface Person {
  readonly id: string;
  readonly account: string;
  readonly realName: string;
  readonly headIcon: string | null;
}

/** State of people who may be written to. */
export const ENABLED = 1;

/** Columns of a person; profile.headIcon is a path on the server. */
export const PERSON_COLUMNS = `user.id, account, realName, json_extract(profile, '$.headIcon') AS headIcon`;

const PERSON_SQL = `SELECT ${PERSON_COLUMNS} FROM user WHERE id = ? AND enabledMark = ${ENABLED}`;

/** A person who is enabled, or nobody. */
export const findPerson = ({ store }: Pick<BaseWorld, 'store'>, id: string): Person | undefined => store.one<Person>(PERSON_SQL, id);

/** The person behind a call. @throws Refusal 600 where there is none */
export function callerOf(world: Pick<BaseWorld, 'store'>, caller: Caller | null): Person {
  const person = caller ? findPerson(world, caller.userId) : undefined;
  if (!person) throw new Refusal('登录过期,请重新登录', CODE.sessionGone);
  return person;
}

type OrganizationRow = { id: string; parentId: string; fullName: string };
type HomeRow = { organizeId: string | null; organizeName: string | null };

const HOME_SQL = `
  SELECT (SELECT organizeId FROM user_organization WHERE userId = user.id ORDER BY isDefault DESC LIMIT 1) AS organizeId,
    json_extract(profile, '$.organizeName') AS organizeName
  FROM user WHERE id = ?`;

/**
 * Place of people, as a path of names. People who are in no organisation show what their profile says.
 * @returns a function that reads the organisations once, for one answer
 */
export function departments({ store }: Pick<BaseWorld, 'store'>): (userId: string) => string {
  const rows = new Map(store.all<OrganizationRow>('SELECT id, parentId, fullName FROM organization').map((row) => [row.id, row]));
  const pathOf = (id: string, below: readonly string[] = []): readonly string[] => {
    const row = rows.get(id);
    return !row || below.includes(row.id) ? [] : [...pathOf(row.parentId, [...below, row.id]), row.fullName];
  };
  return (userId) => {
    const home = store.one<HomeRow>(HOME_SQL, userId);
    return (home?.organizeId && pathOf(home.organizeId).join('/')) || (home?.organizeName ?? '');
  };
}
