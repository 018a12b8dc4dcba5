import { camel, kebab } from '../../templates/names.ts';
import type { Resource } from './resource/resource.ts';

/** File that seeds the menu of the sandbox. The menu of a real server is its own. */
export const MENU_FILE = 'openapi/servers/sandbox/seed/menu.ts';

export interface MenuEntry {
  /** Address of the page, without the slash at the start. */
  readonly path: string;
  /** Name people read, in zh. */
  readonly name: string;
}

const PAGE = /\bpage\(\s*'([^']+)',\s*'([^']+)'/g;

/** The pages of the menu. */
export const entriesOf = (menu: string): MenuEntry[] => [...menu.matchAll(PAGE)].map(([, path = '', name = '']) => ({ path, name }));

/**
 * Address of a page: what was asked for; else the entry of the menu that is called like the resource's address or like the
 * page; else a place beside the pages of the same part of the API.
 * @reading R-188
 */
export function routeOf(asked: string | null, name: string, { listPath }: Resource, entries: readonly MenuEntry[]): string {
  if (asked !== null) return asked;
  const fixed = listPath.split('/').filter((part) => part && !part.startsWith('{'));
  const collection = fixed.at(-1) ?? name;
  const isCalled = (path: string, word: string): boolean => kebab(path.split('/').at(-1) ?? '') === kebab(word);
  const entry = entries.find(({ path }) => isCalled(path, collection)) ?? entries.find(({ path }) => isCalled(path, name));
  if (entry) return entry.path;
  return `${fixed[1] ?? 'system'}/${camel(name)}`;
}

/** The menu with an entry for a page at the end of its directory; the same when it has one; null when it has no such directory. */
export function withEntry(menu: string, path: string, name: string): string | null {
  if (entriesOf(menu).some((entry) => entry.path === path)) return menu;
  const [directory = '', ...rest] = path.split('/');
  const opening = new RegExp(`^( *)directory\\('${directory}', .*\\[$`, 'm').exec(menu);
  if (!opening) return null;
  const [line, indent = ''] = opening;
  const from = opening.index + line.length;
  const end = menu.indexOf(`\n${indent}]),`, from);
  if (end < 0) return null;
  const icon = rest.at(-1) ?? directory;
  return `${menu.slice(0, end)}\n${indent}  page('${path}', '${name.replaceAll("'", '’')}', '${icon}'),${menu.slice(end)}`;
}
