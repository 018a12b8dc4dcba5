import { waysOf, type OneNeed } from '../../../../src/rules/index.ts';
import { RightRefusal } from '../../core/failure.ts';
import type { Need } from '../../core/handlers.ts';
import type { Store } from '../../core/store.ts';

type PathValues = Readonly<Record<string, string>>;

const BUTTON_SQL = `
  SELECT menu_right.fullName AS name FROM menu_right JOIN menu ON menu.id = menu_right.menuId
  WHERE menu.id = ? AND kind = 'button' AND menu_right.enCode = ? LIMIT 1`;
/** Entries that one way leads through. */
const ENTRIES_SQL = {
  page: 'SELECT id, fullName FROM menu WHERE enCode = ? AND enabledMark = 1 LIMIT 1',
  dictionary: 'SELECT id, fullName FROM menu WHERE type = 4 AND enabledMark = 1 ORDER BY sortCode, id LIMIT 3',
  model: `SELECT id, fullName FROM menu WHERE type = 3 AND enabledMark = 1 AND json_valid(propertyJson)
    AND json_extract(propertyJson, '$.moduleId') = ? ORDER BY sortCode, id LIMIT 3`,
} as const;

type Entry = { id: string; fullName: string };

function entriesOf(store: Store, way: OneNeed, path: PathValues): Entry[] {
  if ('page' in way) return store.all<Entry>(ENTRIES_SQL.page, way.page);
  if ('entryOf' in way) return store.all<Entry>(ENTRIES_SQL.dictionary);
  return store.all<Entry>(ENTRIES_SQL.model, path[way.model] ?? '');
}

/** Names of the rights of which one is enough, as the menu calls them: `用户管理 · 导出`. */
function namesOf(store: Store, need: Need, path: PathValues): readonly string[] {
  const named = waysOf(need).flatMap((way) =>
    entriesOf(store, way, path).map(({ id, fullName }) => {
      const button = way.button === undefined ? undefined : store.one<{ name: string }>(BUTTON_SQL, id, way.button)?.name;
      return button === undefined ? fullName : `${fullName} · ${button}`;
    }),
  );
  return [...new Set(named)];
}

/**
 * Refusal of a person without a right: which one it takes, and who gives it. Names are those of the menu, which are data and stay
 * as they are in every language. @reading R-286
 */
export function refusedFor(store: Store, need: Need, path: PathValues = {}): RightRefusal {
  if (need === 'administrator') return new RightRefusal(need, '此操作仅限管理员，您没有管理员的权限，请联系管理员办理');
  const names = namesOf(store, need, path);
  // A page that stands in no menu can be given to nobody before it does.
  if (names.length === 0) return new RightRefusal(need, '您没有此操作的权限，它不在菜单中，请联系管理员');
  return new RightRefusal(need, `您没有“${names.join(' / ')}”的权限，可请管理员在“权限管理”中授权`);
}
