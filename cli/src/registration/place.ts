import { camel } from '../templates/names.ts';
import type { Snapshot } from '../workspace/index.ts';
import { MENU_FILE, NEW_PAGES_FILE, entriesOf, foldersOf, type MenuEntry } from './menu.ts';
import { ownedPages } from './owned.ts';

/** Place at the top of the menu, as a value of `--folder`. */
export const TOP = 'top';

/** Place of a page. */
export interface Place {
  /** Address, without the slash at the start. */
  readonly route: string;
  /** Code of the directory its entry stands in; null at the top. */
  readonly folder: string | null;
  /** The menu leads to the address already. */
  readonly isInMenu: boolean;
}

interface PlaceAsk {
  /** Folder of the page below `console/src/pages`. */
  readonly name: string;
  /** Code of the directory that was asked for, `top` for none; null where the address says it. */
  readonly folder: string | null;
  /** Address of the page, by the entries and directories of the menu. */
  readonly routeIn: (menu: { readonly entries: readonly MenuEntry[]; readonly folders: readonly string[] }) => string;
}

/** Place of a page, or the problem with it: another page has the address, or no directory of the menu leads there. */
export function placeOf({ name, folder: asked, routeIn }: PlaceAsk, snapshot: Snapshot): Place | { readonly problem: string } {
  const texts = [snapshot.read(MENU_FILE) ?? '', snapshot.read(NEW_PAGES_FILE) ?? ''];
  const [entries, folders] = [entriesOf(...texts), foldersOf(...texts)];
  const route = routeIn({ entries, folders });
  const owner = ownedPages(snapshot).find(({ path, folder }) => path === route && folder !== name);
  if (owner)
    return {
      problem: `/${route} belongs to the page "${owner.folder}" (console/src/pages/${owner.folder}), and one address has one page. Give this one another with --path, such as --path ${route.split('/')[0]}/${camel(name)}, or take that one away with "npx milepost remove page ${owner.folder}".`,
    };
  const isInMenu = entries.some(({ path }) => path === route);
  const [begin = ''] = route.split('/');
  const folder = asked ?? begin;
  if (isInMenu || folder === TOP) return { route, folder: null, isInMenu };
  if (!folders.includes(folder))
    return {
      problem: `${asked === null ? `--path is "${route}"` : `--folder is "${folder}"`}, and the menu has no directory "${folder}", so nobody could open the page. Its directories are ${folders.join(', ')}; --folder ${TOP} puts it at the top.`,
    };
  return { route, folder, isInMenu };
}
