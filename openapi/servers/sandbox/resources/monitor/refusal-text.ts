import { waysOf, type Need, type OneNeed } from '../../../../src/rules/index.ts';
import type { Store } from '../../core/store.ts';

/** Name of the first of these pages the menu has; null for none. */
export const pageNameOf = (store: Store, pages: readonly string[]): string | null =>
  store.one<{ fullName: string }>(
    'SELECT fullName FROM menu JOIN json_each(?) AS page ON page.value = menu.enCode ORDER BY page.key LIMIT 1',
    JSON.stringify(pages),
  )?.fullName ?? null;

const WORDS = { nothing: '', session: '登录', self: '本人', administrator: '系统管理员' } as const;

/** Right in words: the page by its name, the button by its code, one way after the other. @reading R-282 */
export function rightText(store: Store, need: Need, pathValues: Readonly<Record<string, string>>): string {
  if (typeof need === 'string') return WORDS[need];
  return waysOf(need)
    .map((way) => [placeOf(store, way, pathValues), way.button].filter(Boolean).join(' '))
    .join('，或 ');
}

function placeOf(store: Store, way: OneNeed, pathValues: Readonly<Record<string, string>>): string {
  if ('entryOf' in way) return '字典菜单';
  if ('page' in way) return pageNameOf(store, [way.page]) ?? way.page;
  const id = pathValues[way.model] ?? '';
  return store.one<{ fullName: string }>('SELECT fullName FROM model WHERE id = ?', id)?.fullName ?? id;
}
