import { opensWindow } from '@milepost/openapi/domains/current-user';
import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { menuWindowCommand } from '../../open-pages/menuWindows.ts';

/** An entry of the menu that leads to a page, or opens a window. */
export interface MenuLink {
  readonly id: string;
  readonly name: string;
  /** Null for one that opens a window. */
  readonly path: string | null;
  /** Key it is remembered by. @reading R-398 */
  readonly key: string;
}

/** A top entry of the menu with everything below it that can be opened. */
export interface MenuGroup {
  readonly id: string;
  readonly name: string;
  readonly links: readonly MenuLink[];
}

/** The menu as groups of links; groups without one are left out. */
export function menuGroups(menus: readonly MenuItem[], pathOf: ReadonlyMap<string, string>): MenuGroup[] {
  const linksOf = (item: MenuItem): readonly MenuLink[] => [...linkOf(item, pathOf), ...item.children.flatMap(linksOf)];
  return menus.map((item) => ({ id: item.id, name: item.fullName, links: linksOf(item) })).filter(({ links }) => links.length > 0);
}

function linkOf(item: MenuItem, pathOf: ReadonlyMap<string, string>): readonly MenuLink[] {
  const { id, fullName: name } = item;
  const path = pathOf.get(id);
  if (path !== undefined) return [{ id, name, path, key: path }];
  // The menu shows one with entries below it as their branch.
  return item.children.length === 0 && opensWindow(item) ? [{ id, name, path: null, key: menuWindowCommand(id) }] : [];
}

/** The links with these keys, in this order; what is not permitted any more is left out. */
export function linksAt(groups: readonly MenuGroup[], keys: readonly string[]): MenuLink[] {
  const byKey = new Map(groups.flatMap(({ links }) => links).map((link) => [link.key, link]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
