import { Refusal, RightRefusal } from '../../core/failure.ts';
import type { Call } from '../../core/handlers.ts';
import type { Store } from '../../core/store.ts';
import { OWN_SYSTEMS } from '../authority/tables.ts';
import { standingOf, type UserRow } from './person.ts';

/**
 * Chooses where a person works. With another organisation the first position there becomes the current one, if there is one.
 * @throws Refusal when it is not the person's
 * @reading R-064
 */
export function switchMajor(store: Store, user: UserRow, { majorId, majorType }: Call<'switchMajor'>['body']): void {
  const { organizations, positions } = standingOf(store, user);
  if (majorType === 'Organize') {
    if (!organizations.some(({ id }) => id === majorId)) throw new Refusal('您不在所选组织中，请刷新后重试');
    store.run('UPDATE user_organization SET isDefault = (organizeId = ?) WHERE userId = ?', majorId, user.id);
    const there = positions.find(({ organizeId }) => organizeId === majorId);
    if (there) choosePosition(store, user.id, there.id);
  } else if (majorType === 'Position') {
    if (!positions.some(({ id }) => id === majorId)) throw new Refusal('您不在所选岗位上，请刷新后重试');
    choosePosition(store, user.id, majorId);
  } else {
    if (!store.one(`SELECT 1 AS found FROM system WHERE enabledMark = 1 AND id IN (${OWN_SYSTEMS}) AND id = ?2`, user.id, majorId))
      throw new RightRefusal(null, '您没有所选系统的权限，可请管理员在“权限管理”中授权');
    // A system that comes with a role has no row yet.
    store.run('INSERT OR IGNORE INTO user_system (userId, systemId, isCurrent) VALUES (?, ?, 0)', user.id, majorId);
    store.run('UPDATE user_system SET isCurrent = (systemId = ?) WHERE userId = ?', majorId, user.id);
  }
}

const choosePosition = (store: Store, userId: string, positionId: string): void =>
  void store.run('UPDATE user_position SET isDefault = (positionId = ?) WHERE userId = ?', positionId, userId);
