import type { SeedWorld } from '../../core/module.ts';
import { AREAS } from '../../seed/areas/index.ts';
import { TOP_AREA_ID } from './tables.ts';

const SORT_STEP = 10;

/** Writes the areas; their ids are their official codes, so that stored addresses mean the same everywhere. */
export function seedAreas({ store, timeMs }: SeedWorld): void {
  const siblings = new Map<string, number>();
  for (const { code, fullName, above } of AREAS) {
    const parentId = above ?? TOP_AREA_ID;
    const place = (siblings.get(parentId) ?? 0) + 1;
    siblings.set(parentId, place);
    store.run(
      `INSERT INTO area (id, parentId, fullName, enCode, enabledMark, sortCode, description, creatorTime, lastModifyTime)
       VALUES (?, ?, ?, ?, 1, ?, '', ?, ?)`,
      code,
      parentId,
      fullName,
      code,
      place * SORT_STEP,
      timeMs,
      timeMs,
    );
  }
}
