import { camel, kebab } from '../templates/names.ts';

/** File that seeds the first menu of the sandbox. The menu of a real server is its own. */
export const MENU_FILE = 'openapi/servers/sandbox/seed/menu.ts';
/** File with the entries that were added since, which reach kept data too. */
export const NEW_PAGES_FILE = 'openapi/servers/sandbox/resources/menu-pages/pages.ts';

export interface MenuEntry {
  /** Address of the page, without the slash at the start. */
  readonly path: string;
  /** Name people read, in zh. */
  readonly name: string;
}

const PAGE = /\bpage\(\s*'([^']+)',\s*'([^']+)'/g;
const NEW_PAGES = /(export const NEW_PAGES: readonly MenuPage\[\] = \[)([\s\S]*?)(\];)/;
/** Place of new entries: after those of the first menu. */
const SORT_CODE = 200;

/** The pages of the menu. @param texts the files that hold its entries */
export const entriesOf = (...texts: readonly string[]): MenuEntry[] =>
  texts.flatMap((text) => [...text.matchAll(PAGE)].map(([, path = '', name = '']) => ({ path, name })));

/** Codes of the folders of the first menu. */
export const foldersOf = (menu: string): string[] =>
  [...menu.matchAll(/\b(?:directory|category)\('([^']+)'/g)].map(([, code = '']) => code);

interface RouteAsk {
  readonly asked: string | null;
  readonly name: string;
  /** Path of the list's call. */
  readonly listPath: string;
  readonly entries: readonly MenuEntry[];
  readonly folders: readonly string[];
}

/**
 * Address of a page: what was asked for; else the entry of the menu that is called like the resource's address or like the
 * page; else a place in the folder of the same part of the API, or under system.
 * @reading R-188
 */
export function routeOf({ asked, name, listPath, entries, folders }: RouteAsk): string {
  if (asked !== null) return asked;
  const fixed = listPath.split('/').filter((part) => part && !part.startsWith('{'));
  const collection = fixed.at(-1) ?? name;
  const isCalled = (path: string, word: string): boolean => kebab(path.split('/').at(-1) ?? '') === kebab(word);
  const entry = entries.find(({ path }) => isCalled(path, name)) ?? entries.find(({ path }) => isCalled(path, collection));
  if (entry) return entry.path;
  return `${folders.find((folder) => folder === fixed[1]) ?? 'system'}/${camel(name)}`;
}

const ENTRY = /\{\s*folder: [\s\S]*?\)\s*\}/g;
/** Widest line of the project's code; a sign of Chinese is as wide as two others. */
const MOST_WIDE = 140;
const widthOf = (text: string): number => text.replaceAll(/[\u2e80-\uffff]/g, '··').length;

/** The list with other entries, as the formatter leaves it. */
const listed = (text: string, entries: readonly string[]): string =>
  text.replace(NEW_PAGES, (_, opening: string, _rows: string, closing: string) => {
    const [only = '', ...more] = entries;
    const line = `${opening}${only}${closing}`;
    if (entries.length === 0 || (more.length === 0 && widthOf(line) <= MOST_WIDE)) return line;
    return `${opening}${entries.map((entry) => `\n  ${entry},`).join('')}\n${closing}`;
  });
const rowsIn = (text: string): string[] => [...(NEW_PAGES.exec(text)?.[2] ?? '').matchAll(ENTRY)].map(([row]) => row);

/** The new entries with one more; null when the file is not as expected. */
export function withEntry(text: string, path: string, name: string): string | null {
  if (!NEW_PAGES.test(text)) return null;
  const [folder = '', ...rest] = path.split('/');
  const entry = `page('${path}', '${name.replaceAll("'", '’')}', '${rest.at(-1) ?? folder}')`;
  return listed(text, [...rowsIn(text), `{ folder: '${folder}', sortCode: ${SORT_CODE}, entry: ${entry} }`]);
}

/** The new entries without those of an address. */
export function withoutEntry(text: string, path: string): string {
  const rows = rowsIn(text);
  const left = rows.filter((row) => !row.includes(`page('${path}',`));
  return left.length === rows.length ? text : listed(text, left);
}
