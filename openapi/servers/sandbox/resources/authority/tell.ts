import type { World } from '../../core/handlers.ts';

const HOLDERS = 'SELECT DISTINCT userId FROM user_role WHERE roleId IN (SELECT value FROM json_each(?))';

/** Tells people to read their menu and rights again. @source shell §4 */
export function tellPeople({ services }: Pick<World, 'services'>, userIds: readonly string[]): void {
  if (userIds.length > 0) services.push(userIds, { method: 'refresh', msg: '权限已变更' });
}

/** Tells everybody who has one of these roles. */
export function tellHolders({ store, services }: Pick<World, 'store' | 'services'>, roleIds: readonly string[]): void {
  const holders = store.all<{ userId: string }>(HOLDERS, JSON.stringify(roleIds));
  tellPeople(
    { services },
    holders.map(({ userId }) => userId),
  );
}
