import type { NavItem } from '@milepost/kit/side-nav';
import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { menuIcon } from './icons.map.ts';

/**
 * The menu as the sidebar shows it: entries with a page, and branches that lead to some. Entries that open another
 * window (types 6 and 7) come with the external pages. @source shell §2.3, §2.4
 */
export function navItems(menus: readonly MenuItem[], pathOf: ReadonlyMap<string, string>): NavItem[] {
  return menus.flatMap((item): NavItem[] => {
    const children = navItems(item.children, pathOf);
    const href = pathOf.get(item.id);
    const line = { id: item.id, label: item.fullName, icon: menuIcon(item) };
    if (children.length) return [{ ...line, children }];
    return href === undefined ? [] : [{ ...line, href }];
  });
}
