import type { NavItem } from '@milepost/kit/side-nav';
import { opensWindow } from '@milepost/openapi/domains/current-user';
import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { menuIcon } from './icons.map.ts';
import type { Drawings } from './icons.map.ts';

/** The same entries, with the number of what waits at one of them. */
export const withCount = (items: readonly NavItem[], href: string, count: number): NavItem[] =>
  items.map((item) => {
    if (item.children) return { ...item, children: withCount(item.children, href, count) };
    return item.href === href ? { ...item, count } : item;
  });

/**
 * The menu as it is shown: entries with a page, entries that open a window, and branches that lead to some. A category
 * without pages below it is a page itself. @source shell §2.3, §2.4
 */
export function navItems(
  menus: readonly MenuItem[],
  pathOf: ReadonlyMap<string, string>,
  coming: ReadonlySet<string>,
  windows: ReadonlyMap<string, string>,
  drawings: Drawings,
): NavItem[] {
  return menus.flatMap((item): NavItem | [] => {
    const children = item.children.length ? navItems(item.children, pathOf, coming, windows, drawings) : [];
    const { id, fullName: label, lang } = item;
    const named = lang === undefined ? { id, label } : { id, label, lang };
    if (children.length) return { ...named, icon: menuIcon(item, drawings), children };
    if (opensWindow(item)) {
      const address = windows.get(id);
      return { ...named, icon: menuIcon(item, drawings), opens: 'window', ...(address !== undefined && { href: address }) };
    }
    const href = pathOf.get(id);
    return href === undefined ? [] : { ...named, icon: menuIcon(item, drawings), href, ...(coming.has(href) && { isComing: true }) };
  });
}
