import { parseStrictJson, type JsonLimits } from '../../guards/strict-json.ts';
import { menuProblems, menuRightProblems } from './rules.ts';

export const MENU_FILE_VERSION = 1;
const LIMITS: JsonLimits = { maxChars: 5 * 1024 * 1024, maxDepth: 8, maxNodes: 500_000 };
const KINDS = ['button', 'column', 'form', 'resource'] as const;

/** A right of an entry of a file. */
export interface MenuFileRight {
  kind: (typeof KINDS)[number];
  fullName: string;
  enCode: string;
  sortCode: number;
}

/** An entry of a file; parents stand before their children. */
export interface MenuFileEntry {
  id: string;
  parentId: string;
  fullName: string;
  enCode: string;
  icon: string;
  type: number;
  category: string;
  urlAddress: string;
  linkTarget: string;
  propertyJson: string;
  sortCode: number;
  rights: MenuFileRight[];
}

/** Entries of a menu with their rights, as they travel from one system to another. @reading R-474 */
export interface MenuFile {
  version: typeof MENU_FILE_VERSION;
  menus: MenuFileEntry[];
}

/** The file, or the place of its first fault: `line:column`, or a path such as `menus[3].enCode`. */
export type MenuFileResult = { ok: true; file: MenuFile } | { ok: false; place: string };

export const formatMenuFile = (menus: readonly MenuFileEntry[]): string =>
  `${JSON.stringify({ version: MENU_FILE_VERSION, menus }, null, 2)}\n`;

/** Reads a .bm file that somebody may have edited: every field and every parent is checked, unknown members are ignored. */
export function parseMenuFile(source: string): MenuFileResult {
  const json = parseStrictJson(source, LIMITS);
  if (!json.ok) return { ok: false, place: `${json.line}:${json.column}` };
  if (!isObject(json.value)) return { ok: false, place: '1:1' };
  if (json.value['version'] !== MENU_FILE_VERSION) return { ok: false, place: 'version' };
  const rows = json.value['menus'];
  if (!Array.isArray(rows)) return { ok: false, place: 'menus' };
  const menus: MenuFileEntry[] = [];
  for (const [index, row] of rows.entries()) {
    const read = readEntry(row);
    const known = menus.some(({ id }) => typeof read !== 'string' && id === read.id);
    if (typeof read === 'string' || known) return { ok: false, place: `menus[${index}]${typeof read === 'string' ? read : '.id'}` };
    menus.push(read);
  }
  return { ok: true, file: { version: MENU_FILE_VERSION, menus } };
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The entry, or the member that is wrong. */
function readEntry(row: unknown): MenuFileEntry | string {
  if (!isObject(row)) return '';
  const { id, type, rights = [] } = row;
  const texts = {
    parentId: textOf(row['parentId']),
    fullName: textOf(row['fullName']),
    enCode: textOf(row['enCode']),
    icon: textOf(row['icon']),
    category: row['category'] === 'App' ? 'App' : 'Web',
    urlAddress: textOf(row['urlAddress']),
    linkTarget: row['linkTarget'] === '_blank' ? '_blank' : '_self',
    propertyJson: textOf(row['propertyJson']),
  };
  if (typeof id !== 'string' || id === '') return '.id';
  if (typeof type !== 'number') return '.type';
  if (!Array.isArray(rights)) return '.rights';
  const sortCode = numberOf(row['sortCode']);
  const [problem] = menuProblems({ ...texts, type, sortCode });
  if (problem) return `.${problem.field}`;
  if (texts.propertyJson !== '' && !isProperty(texts.propertyJson)) return '.propertyJson';
  const read = rights.map(readRight);
  const wrong = read.findIndex((right) => right === null);
  if (wrong >= 0) return `.rights[${wrong}]`;
  return { id, type, ...texts, sortCode, rights: read.filter((right) => right !== null) };
}

function isProperty(source: string): boolean {
  const json = parseStrictJson(source, { maxChars: 4096, maxDepth: 4, maxNodes: 100 });
  return json.ok && isObject(json.value);
}

function readRight(row: unknown): MenuFileRight | null {
  if (!isObject(row)) return null;
  const kind = KINDS.find((each) => each === row['kind']);
  const right = { fullName: textOf(row['fullName']), enCode: textOf(row['enCode']), sortCode: numberOf(row['sortCode']) };
  return kind && menuRightProblems(right).length === 0 ? { kind, ...right } : null;
}
