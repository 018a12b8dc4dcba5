import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { SandboxStartError } from '../failure.ts';

/** Name of the database within a data folder. */
export const DATABASE_NAME = 'sandbox.sqlite';
/** Modes of files and folders: they belong to the person who has started the sandbox, and nobody else of the computer reads them. */
export const [OWNER_FILE, OWNER_FOLDER] = [0o600, 0o700];
/** Files SQLite keeps beside a database; it makes them as readable as the database is. */
const BESIDE = ['', '-wal', '-shm'] as const;
/** Folders of files that rows of the database name. */
const FILE_AREAS = ['files', 'chunks', 'packs'] as const;

/**
 * Makes the folder and its parents one by one: `recursive` never returns for a folder the system refuses to make, as in /proc.
 * @throws SandboxStartError `data-emptied` · `folder-unwritable` where it is a file
 */
export function prepareFolder(folder: string): void {
  const missing: string[] = [];
  for (let at = folder; !existsSync(at); at = path.dirname(at)) missing.push(at);
  for (const at of missing.toReversed()) mkdirSync(at, { mode: OWNER_FOLDER });
  if (!statSync(folder).isDirectory())
    throw new SandboxStartError(
      'folder-unwritable',
      `The data folder ${folder} is a file, and nothing can be kept in it. Start with another --data folder.`,
    );
  accessSync(folder, constants.W_OK | constants.X_OK);
  refuseEmptied(folder);
}

/**
 * Fresh data would sweep away every file no row names, so what is left of a data folder is not taken for a new one; nor is a
 * database that somebody emptied.
 */
function refuseEmptied(folder: string): void {
  const file = path.join(folder, DATABASE_NAME);
  if (isFilled(file)) return;
  const left = FILE_AREAS.filter((area) => hasEntries(path.join(folder, area)));
  const log = `${DATABASE_NAME}-wal`;
  const rest = isFilled(path.join(folder, log)) ? [...left, log] : left;
  if (rest.length === 0 && !existsSync(file)) return;
  if (rest.length === 0)
    throw new SandboxStartError(
      'data-emptied',
      `The database ${file} is empty, so what it held is gone, and fresh data would hide that. ` +
        `Put back a copy of the database, or delete the file to start with fresh data.`,
    );
  throw new SandboxStartError(
    'data-emptied',
    `The database ${file} is ${existsSync(file) ? 'empty' : 'gone'} while ${rest.join(' and ')} beside it ${rest.length === 1 ? 'is' : 'are'} not, ` +
      `and starting afresh would delete what is left. Put back a copy of the database, or delete the folder to start with fresh data.`,
  );
}

/** Takes the reading of a database from everybody else, also of one an older version has made. */
export function closeToOthers(file: string): void {
  for (const end of BESIDE) if (existsSync(file + end)) chmodSync(file + end, OWNER_FILE);
}

/** Takes back a database that a start has made and could not write into: the next one would take it for one that was emptied. */
export function removeUnwritten(file: string): void {
  if (existsSync(file) && !isFilled(file)) rmSync(file, { force: true });
}

const hasEntries = (at: string): boolean => existsSync(at) && readdirSync(at).length > 0;
const isFilled = (at: string): boolean => existsSync(at) && statSync(at).size > 0;

/** Tables every sandbox has had from its first version on. */
const OWN_TABLES = ['system', 'menu', 'dictionary_category', 'session'] as const;

/** @throws SandboxStartError `data-foreign` when the database holds tables, and they are not those of a sandbox */
export function requireOwnTables(database: DatabaseSync, file: string): void {
  const names = new Set(
    database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
      .all()
      .map(({ name }) => String(name)),
  );
  if (names.size === 0 || OWN_TABLES.every((name) => names.has(name))) return;
  throw new SandboxStartError(
    'data-foreign',
    `The database ${file} belongs to another program (its tables are ${[...names].slice(0, 3).join(', ')}${names.size > 3 ? ' …' : ''}), ` +
      `and the sandbox would write into it. Start with another --data folder.`,
  );
}
