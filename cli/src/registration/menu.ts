import { camel, kebab } from '../templates/names.ts';

/** File that seeds the first menu of the sandbox. The menu of a real server is its own. */
export const MENU_FILE = 'openapi/servers/sandbox/seed/menu.ts';
/** File with the entries that were added since, which reach kept data too. */
export const NEW_PAGES_FILE = 'openapi/servers/sandbox/resources/menu-targets/pages.ts';

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

/** An entry as it is written down: the function that makes it, and its arguments after code and name. */
export interface WrittenEntry {
  readonly folder: string;
  readonly by: 'page' | 'directory' | 'category' | 'model' | 'dictionaryPage' | 'report' | 'screen' | 'link' | 'portal';
  /** Its code; the address of a page. */
  readonly code: string;
  readonly name: string;
  readonly icon: string;
  /** More arguments, as they are written. */
  readonly more?: readonly string[];
  readonly target?: string;
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '').replaceAll("'", '’')}'`;

/** The new entries with one more; null when the file is not as expected. */
export function withMenuEntry(text: string, { folder, by, code, name, icon, more = [], target }: WrittenEntry): string | null {
  if (!NEW_PAGES.test(text) || !ITEMS_IMPORT.test(text)) return null;
  const made = `${by}(${[quoted(code), quoted(name), quoted(icon), ...more].join(', ')})`;
  const shows = target === undefined ? '' : `target: ${quoted(target)}, `;
  const entry = `{ folder: ${quoted(folder)}, sortCode: ${SORT_CODE}, ${shows}entry: ${made} }`;
  const imported = text.replace(ITEMS_IMPORT, (_, opening: string, names: string, closing: string) => {
    const all = [...new Set([...names.split(',').map((one) => one.trim()), by])].filter(Boolean);
    return `${opening} ${all.toSorted(byName).join(', ')} ${closing}`;
  });
  return listed(imported, [...rowsIn(imported), entry]);
}

const ITEMS_IMPORT = /(import \{)([^}]*)(\} from '\.\.\/\.\.\/seed\/menu-items\.ts';)/;
/** Values in their order, types after them. */
const byName = (a: string, b: string): number => Number(a.startsWith('type ')) - Number(b.startsWith('type ')) || (a < b ? -1 : 1);

/** The new entries with one of a page; null when the file is not as expected. */
export function withEntry(text: string, path: string, name: string): string | null {
  const [folder = '', ...rest] = path.split('/');
  return withMenuEntry(text, { folder, by: 'page', code: path, name, icon: rest.at(-1) ?? folder });
}

/** Codes of every entry of the menu. @param texts the files that hold them */
export const codesOf = (...texts: readonly string[]): string[] =>
  texts.flatMap((text) =>
    [...text.matchAll(/\b(page|directory|category|model|dictionaryPage|report|screen|link|portal)\(\s*'([^']+)'/g)].map(
      ([, by, code = '']) => (by === 'page' ? code.replaceAll('/', '-') : code),
    ),
  );

/** Files with the names of the menu in other languages than that of the seed. */
export const MENU_WORDS = { en: 'console/src/i18n/menu/en.ts', zhtw: 'console/src/i18n/menu/zhtw.ts' } as const;

/** Names of the menu with one more; null when the file is not as expected. */
export function withMenuName(text: string, code: string, zh: string, words: string): string | null {
  if (!text.endsWith('\n};\n')) return null;
  return `${text.slice(0, -'};\n'.length)}  ${quoted(`menu ${code} ${zh}`)}: ${quoted(words)},\n};\n`;
}

/** The new entries without those of an address. */
export function withoutEntry(text: string, path: string): string {
  const rows = rowsIn(text);
  const left = rows.filter((row) => !row.includes(`page('${path}',`));
  return left.length === rows.length ? text : listed(text, left);
}
