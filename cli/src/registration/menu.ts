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

/** Codes of the directories of the menu. @param texts the files that hold its entries */
export const foldersOf = (...texts: readonly string[]): string[] =>
  texts.flatMap((text) => [...text.matchAll(/\b(?:directory|category)\(\s*'([^']+)'/g)].map(([, code = '']) => code));

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

const ENTRY = /\{\s*folder: [\s\S]*?\),?\s*\}/g;
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

/** Functions that make entries, by the number of their type. @source shell §2.3 */
export const ENTRY_MAKERS = ['directory', 'category', 'page', 'model', 'dictionaryPage', 'report', 'screen', 'link', 'portal'] as const;
export type EntryMaker = (typeof ENTRY_MAKERS)[number];

/** An entry as it is written down: the function that makes it, and its arguments after code and name. */
export interface WrittenEntry {
  /** Code of its directory; null at the top of the menu. */
  readonly folder: string | null;
  readonly by: EntryMaker;
  /** Its code; the address of a page. */
  readonly code: string;
  readonly name: string;
  readonly icon: string;
  /** More arguments, as they are written. */
  readonly more?: readonly string[];
  readonly target?: string;
}

/** A text between quotes in the files of the menu, without signs that would end it. */
export const quoted = (text: string): string => `'${text.replaceAll('\\', '').replaceAll("'", '’')}'`;

/** An entry as a row of the list, before it is formatted. */
function rowOf({ folder, by, code, name, icon, more = [], target }: WrittenEntry): string {
  const made = `${by}(${[quoted(code), quoted(name), quoted(icon), ...more].join(', ')})`;
  const shows = target === undefined ? '' : `target: ${quoted(target)}, `;
  return `{ folder: ${folder === null ? 'null' : quoted(folder)}, sortCode: ${SORT_CODE}, ${shows}entry: ${made} }`;
}

/** The new entries with one more; the same where that very entry is there; null when the file is not as expected. */
export function withMenuEntry(text: string, entry: WrittenEntry): string | null {
  if (!NEW_PAGES.test(text) || !ITEMS_IMPORT.test(text)) return null;
  const row = rowOf(entry);
  if (rowsIn(text).some((known) => plain(known) === plain(row))) return text;
  return withImports(listed(text, [...rowsIn(text), row]));
}

/** A row without what a formatter has put between its parts. */
const plain = (row: string): string => row.replaceAll(/\s+/g, '').replaceAll(/,(?=[)\]}])/g, '');

/** The list with the functions imported that its entries are made by, and no others. */
const withImports = (text: string): string =>
  text.replace(ITEMS_IMPORT, (imported: string, opening: string, names: string, closing: string) => {
    const rest = text.replace(imported, '');
    const types = names.split(',').flatMap((one) => (one.trim().startsWith('type ') ? [one.trim()] : []));
    const makers = ENTRY_MAKERS.filter((by) => new RegExp(`\\b${by}\\(`).test(rest));
    return `${opening} ${[...makers, ...types].toSorted(byName).join(', ')} ${closing}`;
  });

const ITEMS_IMPORT = /(import \{)([^}]*)(\} from '\.\.\/\.\.\/seed\/menu-items\.ts';)/;
/** Values in their order, types after them. */
const byName = (a: string, b: string): number => Number(a.startsWith('type ')) - Number(b.startsWith('type ')) || (a < b ? -1 : 1);

/** The new entries with one of a page; null when the file is not as expected. @param folder its directory where that is not the first part of its address */
export function withEntry(text: string, path: string, name: string, folder: string | null = path.split('/')[0] ?? ''): string | null {
  return withMenuEntry(text, { folder, by: 'page', code: path, name, icon: path.split('/').at(-1) ?? path });
}

/** An entry of the menu as it is read. */
export interface ReadEntry {
  readonly by: EntryMaker;
  /** Its code; the address of a page with hyphens. */
  readonly code: string;
  readonly name: string;
  /** Address of a page or a link, target of another; null where it shows nothing, or what is not written down. */
  readonly shows: string | null;
  /** Code of its directory, null at the top; undefined where that is not written beside it. */
  readonly folder: string | null | undefined;
}

const MADE = new RegExp(`\\b(${ENTRY_MAKERS.join('|')})\\(\\s*'([^']+)',\\s*'([^']*)',\\s*'[^']*'(?:,\\s*'([^']*)')?`, 'g');

/** Entries that stand in a text, a piece of a file also. */
export const entriesIn = (text: string): ReadEntry[] => [...text.matchAll(ENTRY)].flatMap(([row]) => madeIn(row));

function madeIn(text: string): ReadEntry[] {
  const [, place] = /folder: (null|'[^']*')/.exec(text) ?? [];
  const target = /target: '([^']*)'/.exec(text)?.[1] ?? null;
  return [...text.matchAll(MADE)].map(([, by = '', code = '', name = '', more = null]): ReadEntry => ({
    by: by as EntryMaker, // one of those the pattern is made of
    code: by === 'page' ? code.replaceAll('/', '-') : code,
    name,
    shows: by === 'page' ? code : by === 'link' ? more : target,
    folder: place === undefined ? undefined : place === 'null' ? null : place.slice(1, -1),
  }));
}

/** Entries that were made since the first release. @param text the file that lists them */
export const newEntries = (text: string): ReadEntry[] => rowsIn(text).flatMap(madeIn);

/** Every entry of the menu. @param menu the first menu @param pages those that were added later */
export const readEntries = (menu: string, pages: string): ReadEntry[] => [...madeIn(menu), ...entriesIn(pages)];

/** The new entries without some. @param codes their codes; an address of a page counts as its code */
export function withoutEntries(text: string, codes: readonly string[]): string {
  const gone = codes.map((code) => code.replaceAll('/', '-'));
  const rows = rowsIn(text);
  const left = rows.filter((row) => !madeIn(row).some(({ code }) => gone.includes(code)));
  return left.length === rows.length ? text : withImports(listed(text, left));
}

/** The new entries with those again that stand in a text and not in another; null where one of their codes is taken by now. */
export function withRowsBack(text: string, removed: string, left: string): string | null {
  const codes = (within: string): string[] => entriesIn(within).map(({ code }) => code);
  const stayed = codes(left);
  const gone = [...removed.matchAll(ENTRY)].map(([row]) => row).filter((row) => !codes(row).some((code) => stayed.includes(code)));
  const there = newEntries(text).map(({ code }) => code);
  if (gone.length === 0 || gone.flatMap(codes).some((code) => there.includes(code))) return null;
  return withImports(listed(text, [...rowsIn(text), ...gone]));
}
