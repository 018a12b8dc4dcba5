import type { View, ViewRecord } from './visitedViews.ts';
import { OPEN_PAGES_KEY, sessionShelf } from '../browser/storage.ts';
import type { Shelf } from '../browser/storage.ts';

/** Pages that come back after a reload; whoever has more of them open does not look for the first. */
const REMEMBERED_MAX = 50;

/** Part of an open page that is remembered; everything else is found anew. */
export type RememberedTag = Pick<View, 'path' | 'fullPath' | 'menuId' | 'record'>;

/** Longest name of a record that is remembered, in characters. */
const NAME_MAX_CHARS = 200;

const isText = (value: unknown): value is string => typeof value === 'string';
function isRecord(value: unknown): value is ViewRecord | null {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  const { name, of }: Partial<Record<keyof ViewRecord, unknown>> = value;
  return isText(name) && name.length <= NAME_MAX_CHARS && (of === undefined || (isText(of) && of.length <= NAME_MAX_CHARS));
}
function isTag(value: unknown): value is RememberedTag {
  if (typeof value !== 'object' || value === null) return false;
  const { path, fullPath, menuId, record = null }: Partial<Record<keyof RememberedTag, unknown>> = value;
  return (
    isText(path) &&
    /^\/(?!\/)/.test(path) &&
    isText(fullPath) &&
    fullPath.startsWith(path) &&
    (menuId === null || isText(menuId)) &&
    isRecord(record)
  );
}

/** Open pages of a person in this tab, in their order; none where somebody else was here, or what is kept is no such thing. */
export function readTags(userId: string, shelf: Shelf = sessionShelf): readonly RememberedTag[] {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(OPEN_PAGES_KEY) ?? 'null');
    if (!Array.isArray(kept) || kept[0] !== userId) return [];
    return kept
      .slice(1)
      .filter(isTag)
      .slice(0, REMEMBERED_MAX)
      .map((tag) => ({ ...tag, record: tag.record ?? null }));
  } catch {
    return [];
  }
}

const cut = (text: string) => text.slice(0, NAME_MAX_CHARS);
const short = (record: ViewRecord | null) => record && { name: cut(record.name), ...(record.of !== undefined && { of: cut(record.of) }) };

/** Remembers the open pages of a person for a reload of this tab. @reading R-408 */
export function writeTags(userId: string, tags: readonly RememberedTag[], shelf: Shelf = sessionShelf): void {
  const kept = tags.slice(-REMEMBERED_MAX).map(({ path, fullPath, menuId, record }) => ({ path, fullPath, menuId, record: short(record) }));
  shelf.setItem(OPEN_PAGES_KEY, JSON.stringify([userId, ...kept]));
}
