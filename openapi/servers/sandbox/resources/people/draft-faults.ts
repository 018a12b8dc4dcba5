import { userProblems, type UserColumn, type UserDraft } from '../../../../src/domains/user/index.ts';
import { Refusal } from '../../core/failure.ts';
import type { Store } from '../../core/store.ts';
import { problemText } from '../../core/words.ts';
import { peopleWords } from './words.ts';

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

/** Fault of a person about to be saved: the field it is about, and the words for people. */
export interface DraftFault {
  readonly field: UserColumn;
  readonly message: string;
}

/** Everything that is wrong with a person about to be saved. `id` is null for a new one. @reading R-106 */
export function draftFaults(store: Store, draft: UserDraft, id: string | null): DraftFault[] {
  const faults: DraftFault[] = userProblems(draft).map(({ field, problem }) => ({
    field,
    message: problemText(field, problem, peopleWords),
  }));
  const twin = store.one<{ id: string }>('SELECT id FROM user WHERE lower(account) = lower(?) AND id IS NOT ?', draft.account, id);
  if (twin) faults.push({ field: 'account', message: '账户已存在，请更换账户' });
  for (const { ids, table, field, message } of REFERENCES)
    if (ids(draft).some((each) => !store.one(`SELECT id FROM ${table} WHERE id = ?`, each))) faults.push({ field, message });
  if (id !== null && isBelow(store, draft.managerId, id))
    faults.push({ field: 'managerId', message: '直属主管不能是本人或其下属，请重新选择' });
  return faults;
}

/** @throws Refusal with the first fault: people mend one at a time */
export function refuseFaults(store: Store, draft: UserDraft, id: string | null): void {
  const [first] = draftFaults(store, draft, id);
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
