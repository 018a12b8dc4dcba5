import type { MenuItem } from '@milepost/openapi/domains/current-user';
import type { Entry } from './searchEntries.ts';

/** A page of the permitted menu. */
export interface MenuPlace extends Entry {
  readonly path: string;
  /** Its page does not exist yet. */
  readonly isComing: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/** The pages a person may go to, in the order of their menu: only what has a route. @source shell §2.4, §6 */
export function menuPlaces(
  menus: readonly MenuItem[],
  pathOf: ReadonlyMap<string, string>,
  coming: ReadonlySet<string> = NONE,
): readonly MenuPlace[] {
  const places: MenuPlace[] = [];
  const visit = (items: readonly MenuItem[], above: readonly string[]) => {
    for (const { id, fullName, lang, serverName, enCode, children } of items) {
      const path = pathOf.get(id);
      if (path !== undefined)
        places.push({
          id: path,
          path,
          isComing: coming.has(path),
          name: fullName,
          above,
          code: `${path} ${enCode}`,
          ...(lang !== undefined && { lang }),
          ...(serverName !== undefined && { also: serverName }),
        });
      visit(children, [...above, fullName]);
    }
  };
  visit(menus, []);
  return places;
}
