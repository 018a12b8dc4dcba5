import { detailProblems, userProblems, type UserColumn, type UserDraft } from '../../../../src/domains/user/index.ts';
import { Refusal } from '../../core/failure.ts';
import type { World } from '../../core/handlers.ts';
import type { Store } from '../../core/store.ts';
import { problemText } from '../../core/words.ts';
import { DETAIL_WORDS, peopleWords } from './words.ts';

/** Records a draft names beside the person, and the words for what does not exist. */
const REFERENCES = [
  { ids: (draft: UserDraft) => draft.organizeIds, table: 'organization', field: 'organizeId', message: '所选组织不存在，请重新选择' },
  { ids: (draft: UserDraft) => draft.positionIds, table: 'position', field: 'positionId', message: '所选岗位不存在，请重新选择' },
  { ids: (draft: UserDraft) => draft.roleIds, table: 'role', field: 'roleId', message: '所选角色不存在，请重新选择' },
  { ids: (draft: UserDraft) => draft.groupIds, table: 'user_group', field: 'groupId', message: '所选分组不存在，请重新选择' },
  {
    ids: ({ managerId }: UserDraft) => (managerId === null ? [] : [managerId]),
    table: 'user',
    field: 'managerId',
    message: '直属主管不存在，请重新选择',
  },
] as const;

/** Fault of a person about to be saved: the field it is about, null where a spreadsheet has no column for it, and the words for people. */
export interface DraftFault {
  readonly field: UserColumn | null;
  readonly message: string;
}

/** Everything that is wrong with a person about to be saved. `id` is null for a new one. @reading R-106 */
export function draftFaults({ store, now }: Pick<World, 'store' | 'now'>, draft: UserDraft, id: string | null): DraftFault[] {
  const faults: DraftFault[] = [
    ...userProblems(draft).map(({ field, problem }) => ({ field, message: problemText(field, problem, peopleWords) })),
    ...detailProblems(draft, now()).map(({ field, problem }) => ({ field: null, message: problemText(field, problem, peopleWords) })),
  ];
  const twin = store.one<{ id: string }>('SELECT id FROM user WHERE lower(account) = lower(?) AND id IS NOT ?', draft.account, id);
  if (twin) faults.push({ field: 'account', message: '账户已存在，请更换账户' });
  if (isPhoneTaken(store, draft.mobilePhone, id)) faults.push({ field: 'mobilePhone', message: PHONE_TAKEN });
  for (const { ids, table, field, message } of REFERENCES)
    if (ids(draft).some((each) => !store.one(`SELECT id FROM ${table} WHERE id = ?`, each))) faults.push({ field, message });
  if (id !== null && isBelow(store, draft.managerId, id))
    faults.push({ field: 'managerId', message: '直属主管不能是本人或其下属，请重新选择' });
  return faults;
}

export const PHONE_TAKEN = '手机号码已被他人使用，请更换手机号码';

/** A mobile phone belongs to one person; one that two have already stays as it is. @reading R-606 */
export function isPhoneTaken(store: Store, mobilePhone: string, id: string | null): boolean {
  if (mobilePhone === '') return false;
  const own = id === null ? undefined : store.one<{ mobilePhone: string }>('SELECT mobilePhone FROM user WHERE id = ?', id);
  if (own?.mobilePhone === mobilePhone) return false;
  return store.one('SELECT id FROM user WHERE mobilePhone = ? AND id IS NOT ?', mobilePhone, id) !== undefined;
}

/** @throws Refusal for a day that was sent and is none, so that it does not become no day at all */
export function requireDay(field: 'birthday' | 'entryDate', sent: unknown, read: number | null): void {
  const isSent = typeof sent === 'string' ? sent.trim() !== '' : typeof sent === 'number';
  if (isSent && read === null) throw new Refusal(DETAIL_WORDS[field].range);
}

/** @throws Refusal with the first fault: people mend one at a time */
export function refuseFaults(world: Pick<World, 'store' | 'now'>, draft: UserDraft, id: string | null): void {
  const [first] = draftFaults(world, draft, id);
  if (first !== undefined) throw new Refusal(first.message);
}

/** Is the person this one, or somebody below, by the chain of managers? */
function isBelow(store: Store, personId: string | null, id: string): boolean {
  const seen = new Set<string>();
  for (let at = personId; at !== null && !seen.has(at); at = managerOf(store, at)) {
    if (at === id) return true;
    seen.add(at);
  }
  return false;
}

const managerOf = (store: Store, id: string): string | null =>
  store.one<{ managerId: string | null }>('SELECT managerId FROM user WHERE id = ?', id)?.managerId ?? null;
