import { Refusal } from '../../core/failure.ts';
import type { Store } from '../../core/store.ts';
import { standingOf, type UserRow } from './person.ts';

/** Asks for the people below the caller. @source admin §7 ("id or 0") */
const ONESELF = '0';

type PersonRow = Pick<UserRow, 'id' | 'profile'> & { userName: string; isLeaf: number };

const BELOW_SQL = `
  SELECT id, realName || '/' || account AS userName, profile,
    NOT EXISTS (SELECT 1 FROM user AS below WHERE below.managerId = user.id) AS isLeaf
  FROM user WHERE managerId = ? ORDER BY sortCode, id`;

/**
 * The people who answer to the caller, or to somebody below the caller; to anybody, for who may keep people.
 * @throws Refusal when the caller does not lead that person
 * @reading R-064
 * @reading R-810
 */
export function subordinatesOf(store: Store, callerId: string, id: string, maySeeAll = false) {
  const leaderId = id === ONESELF ? callerId : id;
  if (leaderId !== callerId && !maySeeAll && !leads(store, callerId, leaderId)) throw new Refusal('只能查看自己的下属');
  return store.all<PersonRow>(BELOW_SQL, leaderId).map(({ id: personId, userName, profile: text, isLeaf }) => {
    const { organizations, positions, profile } = standingOf(store, { id: personId, profile: text });
    return {
      id: personId,
      avatar: profile.headIcon ?? null,
      userName,
      department: organizations.find(({ isDefault }) => isDefault)?.names ?? '',
      position: positions.find(({ isDefault }) => isDefault)?.fullName ?? '',
      isLeaf: isLeaf === 1,
    };
  });
}

/** Does the chain of leaders above a person reach the caller? A circle ends where it closes. */
function leads(store: Store, callerId: string, personId: string): boolean {
  const seen = new Set<string>();
  const leaderOf = (id: string) =>
    store.one<{ managerId: string | null }>('SELECT managerId FROM user WHERE id = ?', id)?.managerId ?? null;
  for (let at = leaderOf(personId); at !== null && !seen.has(at); at = leaderOf(at)) {
    if (at === callerId) return true;
    seen.add(at);
  }
  return false;
}
