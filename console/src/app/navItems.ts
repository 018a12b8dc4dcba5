import type { NavItem } from '@milepost/kit/side-nav';
import { opensWindow } from '@milepost/openapi/domains/current-user';
import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { menuIcon } from './icons.map.ts';

/**
 * The menu as it is shown: entries with a page, entries that open a window, and branches that lead to some. A category
 * without pages below it is a page itself. @source shell §2.3, §2.4
 */
export function navItems(menus: readonly MenuItem[], pathOf: ReadonlyMap<string, string>): NavItem[] {
  return menus.flatMap((item): NavItem[] => {
    const children = navItems(item.children, pathOf);
    const href = pathOf.get(item.id);
    const line = { id: item.id, label: item.fullName, icon: menuIcon(item) };
    if (children.length) return [{ ...line, children }];
    if (opensWindow(item)) return [{ ...line, opens: 'window' }];
    return href === undefined ? [] : [{ ...line, href }];
  });
}
