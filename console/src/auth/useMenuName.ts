import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { useMemo } from 'react';
import { useSession } from './currentSession.ts';

/**
 * Name of the menu entry whose address is a path without the slash at the start, as the menu says it; null where none is. A page is called what the entry is
 * called that leads to it: in the menu, on its tab and above its content. @source shell §2.2
 */
export function useMenuName(path: string | undefined): string | null {
  const { currentUser, pathOf } = useSession();
  return useMemo(() => (path === undefined ? null : nameAt(currentUser.menus, pathOf, `/${path}`)), [currentUser, pathOf, path]);
}

function nameAt(menus: readonly MenuItem[], pathOf: ReadonlyMap<string, string>, path: string): string | null {
  for (const { id, fullName, children } of menus) {
    const name = pathOf.get(id) === path ? fullName : nameAt(children, pathOf, path);
    if (name !== null) return name;
  }
  return null;
}
