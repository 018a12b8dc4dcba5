import type { View } from './visitedViews.ts';
import { OPEN_PAGES_KEY, sessionShelf } from '../browser/storage.ts';
import type { Shelf } from '../browser/storage.ts';

/** Pages that come back after a reload; whoever has more of them open does not look for the first. */
const REMEMBERED_MAX = 50;

/** Part of an open page that is remembered; everything else is found anew. */
export type RememberedTag = Pick<View, 'path' | 'fullPath' | 'menuId'>;

const isText = (value: unknown): value is string => typeof value === 'string';
function isTag(value: unknown): value is RememberedTag {
  if (typeof value !== 'object' || value === null) return false;
  const { path, fullPath, menuId }: Partial<Record<keyof RememberedTag, unknown>> = value;
  return isText(path) && /^\/(?!\/)/.test(path) && isText(fullPath) && fullPath.startsWith(path) && (menuId === null || isText(menuId));
}

/** Open pages of a person in this tab, in their order; none where somebody else was here, or what is kept is no such thing. */
export function readTags(userId: string, shelf: Shelf = sessionShelf): readonly RememberedTag[] {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(OPEN_PAGES_KEY) ?? 'null');
    if (!Array.isArray(kept) || kept[0] !== userId) return [];
    return kept.slice(1).filter(isTag).slice(0, REMEMBERED_MAX);
  } catch {
    return [];
  }
}

/** Remembers the open pages of a person for a reload of this tab. @reading R-408 */
export function writeTags(userId: string, tags: readonly RememberedTag[], shelf: Shelf = sessionShelf): void {
  const kept = tags.slice(-REMEMBERED_MAX).map(({ path, fullPath, menuId }) => ({ path, fullPath, menuId }));
  shelf.setItem(OPEN_PAGES_KEY, JSON.stringify([userId, ...kept]));
}
