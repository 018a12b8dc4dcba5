import type { MenuItem } from '@milepost/openapi/domains/current-user';

/** An entry of the menu that leads to a page. */
export interface MenuLink {
  readonly id: string;
  readonly name: string;
  readonly path: string;
}

/** A top entry of the menu with everything below it that can be opened. */
export interface MenuGroup {
  readonly id: string;
  readonly name: string;
  readonly links: readonly MenuLink[];
}

/** The menu as groups of links; groups without one are left out. */
export function menuGroups(menus: readonly MenuItem[], pathOf: ReadonlyMap<string, string>): MenuGroup[] {
  const linksOf = (item: MenuItem): readonly MenuLink[] => {
    const path = pathOf.get(item.id);
    return [...(path === undefined ? [] : [{ id: item.id, name: item.fullName, path }]), ...item.children.flatMap(linksOf)];
  };
  return menus.map((item) => ({ id: item.id, name: item.fullName, links: linksOf(item) })).filter(({ links }) => links.length > 0);
}

/** The links with these paths, in this order; what is not permitted any more is left out. */
export function linksAt(groups: readonly MenuGroup[], paths: readonly string[]): MenuLink[] {
  const byPath = new Map(groups.flatMap(({ links }) => links).map((link) => [link.path, link]));
  return paths.flatMap((path) => byPath.get(path) ?? []);
}
