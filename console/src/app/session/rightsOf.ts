import type { CurrentUser, MenuItem } from '@milepost/openapi/domains/current-user';

const flat = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flat(item.children)]);
const text = (...parts: readonly unknown[]): string => JSON.stringify(parts);

/**
 * Rights of a session as one text, to compare them: entries of the menu by id, and what may be seen and pressed on each page.
 * Names, places and the order a server answers in are none.
 */
export function rightsOf({ menus, permissions }: Pick<CurrentUser, 'menus' | 'permissions'>): string {
  const entries = flat(menus).map(({ id, isHidden, judgesColumns, judgesFields }) => text(id, isHidden, judgesColumns, judgesFields));
  const pages = [...permissions].map(([id, { buttons, columns, forms }]) =>
    text(id, ...[buttons, columns, forms].map((codes) => [...codes].toSorted())),
  );
  return text(entries.toSorted(), pages.toSorted());
}

/** Menu and rights of a session as one text, with names, icons and places too: whatever a menu can show. */
export function menuOf({ menus, permissions }: Pick<CurrentUser, 'menus' | 'permissions'>): string {
  return text(menus, rightsOf({ menus, permissions }));
}
