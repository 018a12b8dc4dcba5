import { Refusal } from '../../core/failure.ts';
import type { Caller } from '../../core/handlers.ts';
import type { Store } from '../../core/store.ts';
import { administratorCount, getPerson, type Person } from './people.ts';

/** Nobody takes away the account they are using. @reading R-108 @throws Refusal */
export function requireAnotherPerson(caller: Caller | null, id: string): void {
  if (caller?.userId === id) throw new Refusal('不能对自己的账户执行此操作，请由其他管理员处理');
}

/** Call it after the write: a refusal undoes it. @reading R-108 @throws Refusal */
export function requireAdministrator(store: Store): void {
  if (administratorCount(store) === 0) throw new Refusal('系统至少需要一个可用的管理员，请先指定其他管理员');
}

/**
 * Only an administrator changes an administrator or makes one: the buttons of the page must not lead to all the others.
 * @reading R-108
 * @throws Refusal
 */
export function requireRank(store: Store, caller: Caller | null, person: Person | null, roleIds: readonly string[] = []): void {
  const grants = store.one(
    'SELECT id FROM role WHERE isAdministrator = 1 AND id IN (SELECT value FROM json_each(?))',
    JSON.stringify(roleIds),
  );
  if (person?.isAdministrator !== 1 && !grants) return;
  if (!caller || getPerson(store, caller.userId).isAdministrator !== 1) throw new Refusal('只有管理员可以维护管理员账户，请联系管理员');
}
