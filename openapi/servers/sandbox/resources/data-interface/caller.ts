import type { Caller } from '../../core/handlers.ts';
import type { Store } from '../../core/store.ts';
import type { CallerName } from './demo/query.ts';

/** Facts about whoever calls, by the names a query says; null where there are none. */
export type CallerFacts = Readonly<Record<CallerName, string | null>>;

/** The organisation a person chose as the own one and all above it, the nearest first. */
const ABOVE = `
  WITH RECURSIVE above (id, parentId, category, place) AS (
    SELECT id, parentId, category, 0 FROM organization WHERE id = (SELECT organizeId FROM user_organization WHERE userId = ? AND isDefault = 1)
    UNION ALL SELECT up.id, up.parentId, up.category, place + 1 FROM organization AS up JOIN above ON up.id = above.parentId)
  SELECT id, category FROM above ORDER BY place`;

/** Ids of the caller and of where they belong: the nearest company, their department, their first position. @reading R-510 */
export function callerFacts(store: Store, caller: Caller | null): CallerFacts {
  const userId = caller?.userId ?? null;
  const above = store.all<{ id: string; category: string }>(ABOVE, userId);
  const position = store.one<{ id: string }>('SELECT positionId AS id FROM user_position WHERE userId = ? AND isDefault = 1', userId);
  const [own] = above;
  return {
    '@user': userId,
    '@organize': above.find(({ category }) => category === 'company')?.id ?? null,
    '@department': own?.category === 'department' ? own.id : null,
    '@position': position?.id ?? null,
  };
}
