import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_NAME, requireOwnTables } from './core/disk/data-folder.ts';
import { TABLES_VERSION } from './core/schema.ts';
import { SQLITE } from './core/start-error.ts';
import { MODULES } from './modules.ts';

/** State of the data in a folder, as a start of the sandbox would find it. */
export type DataState =
  /** Nothing is kept yet. */
  | { readonly kind: 'none' }
  /** Another process holds the database. */
  | { readonly kind: 'inUse' }
  /** A start would refuse it; `reason` is a sentence. */
  | { readonly kind: 'unusable'; readonly reason: string }
  /** `version` is that of the tables all modules share. */
  | { readonly kind: 'sound'; readonly version: number; readonly bytes: number };

/**
 * State of the data in a folder. Nothing in the folder is changed: SQLite leaves files beside a database it reads, so a copy is read.
 * @param folder absolute folder of the data
 * @source shell §9
 */
export function dataStateOf(folder: string): DataState {
  const file = path.join(folder, DATABASE_NAME);
  try {
    if (!existsSync(file)) return { kind: 'none' };
    const bytes = statSync(file).size;
    if (bytes === 0) return { kind: 'unusable', reason: 'The database is empty, so what it held is gone.' };
    if (isHeld(file)) return { kind: 'inUse' };
    return stateOfCopy(file, bytes);
  } catch (error) {
    return { kind: 'unusable', reason: error instanceof Error ? error.message.replace('[sandbox] ', '') : String(error) };
  }
}

/** A reader that wants the file for itself is told whether somebody has it, and makes no file beside it. */
function isHeld(file: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 0 });
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.prepare('PRAGMA user_version').get();
    return false;
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & PRIMARY : 0;
    return code === SQLITE.busy || code === SQLITE.locked;
  } finally {
    database.close();
  }
}

/** Bits of a result code of SQLite that say what kind it is. */
const PRIMARY = 0xff;

function stateOfCopy(file: string, bytes: number): DataState {
  const folder = mkdtempSync(path.join(tmpdir(), 'milepost-data-state-'));
  try {
    const copy = path.join(folder, DATABASE_NAME);
    // What was acknowledged last may still be in the log.
    for (const end of ['', '-wal']) if (existsSync(file + end)) copyFileSync(file + end, copy + end);
    const database = new DatabaseSync(copy);
    try {
      requireOwnTables(database, file);
      const check = database.prepare('PRAGMA quick_check(1)').get();
      if (check?.quick_check !== 'ok') return { kind: 'unusable', reason: `The database is damaged: ${String(check?.quick_check)}.` };
      const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
      return isNewer(database, version)
        ? { kind: 'unusable', reason: 'A later Milepost wrote the data.' }
        : { kind: 'sound', version, bytes };
    } finally {
      database.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function isNewer(database: DatabaseSync, version: number): boolean {
  if (version > TABLES_VERSION) return true;
  if (version < TABLES_VERSION) return false;
  const known = new Map(MODULES.map(({ name, tables }) => [name, tables.length]));
  const rows = database.prepare('SELECT name, version FROM module_version').all();
  return rows.some((row) => Number(row.version) > (known.get(String(row.name)) ?? Infinity));
}
