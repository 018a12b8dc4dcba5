import type { Operation } from '@milepost/openapi/client';
import type { QueryKey } from '@tanstack/react-query';
import { LOOKUPS_KEY, lookupKey } from './keys.ts';
import { LOOKUPS } from './table.ts';
import { areasWrittenBy } from './writes.ts';

/** Keys of the lookups a write clears. */
export function keysClearedBy(operation: Operation): readonly QueryKey[] {
  const areas = areasWrittenBy(operation);
  if (areas === 'all') return [LOOKUPS_KEY];
  const cleared = Object.values(LOOKUPS).filter(({ clearedBy }) => clearedBy.some((area) => areas.includes(area)));
  const names = cleared.map(({ cacheKey }) => cacheKey);
  return [...new Set(names)].map((cacheKey) => lookupKey(cacheKey));
}
