import path from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { closeToOthers, DATABASE_NAME, prepareFolder, removeUnwritten, requireOwnTables } from './disk/data-folder.ts';
import { SQLITE, startError } from './start-error.ts';

/** Asks for a database that dies with the process. Never chosen silently. */
export const IN_MEMORY = ':memory:';

/** One open database. Statements are prepared once per SQL text; values are always bound, never pasted. */
export interface Store {
  /** Absolute folder of the data, or `:memory:`. */
  readonly folder: string;
  all<Row extends object>(sql: string, ...values: SQLInputValue[]): Row[];
  one<Row extends object>(sql: string, ...values: SQLInputValue[]): Row | undefined;
  /** Runs a change; answers how many rows it touched. */
  run(sql: string, ...values: SQLInputValue[]): number;
  /** Runs a script of several statements without values (migrations). */
  script(sql: string): void;
  /**
   * All or nothing. What `work` returns is on the disk when this returns, so a caller may acknowledge it.
   * Nested calls join the outer transaction.
   */
  transaction<T>(work: () => T): T;
  /** Runs once the transaction under way is on the disk, never when it is undone; at once where there is none. */
  afterCommit(work: () => void): void;
  /** Bytes of the whole database. */
  image(): Uint8Array;
  /** Puts the rows and tables of an image in the place of all there are; only where nothing is kept. */
  restore(image: Uint8Array): void;
  close(): void;
}

/**
 * Opens the database of a data folder, making the folder when it is missing.
 * The folder belongs to one process: a second one is refused while the first lives, and is free at once after a crash,
 * because the lock is the operating system's own lock on the file.
 * @throws SandboxStartError `folder-unwritable` · `folder-busy` · `data-damaged` · `data-emptied` · `data-foreign`
 */
export function openStore(data: string): Store {
  const folder = data === IN_MEMORY ? data : path.resolve(data);
  const file = data === IN_MEMORY ? data : path.join(folder, DATABASE_NAME);
  try {
    if (data !== IN_MEMORY) prepareFolder(folder);
    const database = new DatabaseSync(file, { timeout: 0 });
    try {
      // First of all: taking over writes into the file.
      requireOwnTables(database, file);
      if (data !== IN_MEMORY) closeToOthers(file);
      takeOver(database);
    } catch (error) {
      database.close();
      if (isFull(error)) removeUnwritten(file);
      throw error;
    }
    return storeOf(database, folder);
  } catch (error) {
    throw startError(error, folder);
  }
}

/** Only whoever holds the database is told that its disk is full, so it is nobody else's. */
const isFull = (error: unknown): boolean => error instanceof Error && 'errcode' in error && Number(error.errcode) === SQLITE.full;

/** WAL with a full sync: an acknowledged write survives the process, and by SQLite's promise also the power. */
function takeOver(database: DatabaseSync): void {
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  database.exec('BEGIN IMMEDIATE; COMMIT;');
  const [check] = database.prepare('PRAGMA quick_check(1)').all();
  if (check?.quick_check !== 'ok') throw Object.assign(new Error(String(check?.quick_check)), { errcode: SQLITE.corrupt });
}

function storeOf(database: DatabaseSync, folder: string): Store {
  const prepared = new Map<string, StatementSync>();
  let committed: (() => void)[] = [];
  const statement = (sql: string): StatementSync => {
    const known = prepared.get(sql);
    if (known) return known;
    const fresh = database.prepare(sql);
    prepared.set(sql, fresh);
    return fresh;
  };
  // The one place where rows get their type: the tables are STRICT, so a column holds what schema.ts says.
  const typed = <Row extends object>(rows: unknown): Row => rows as Row;

  return {
    folder,
    all: <Row extends object>(sql: string, ...values: SQLInputValue[]) => typed<Row[]>(statement(sql).all(...values)),
    one: <Row extends object>(sql: string, ...values: SQLInputValue[]) => {
      const row = statement(sql).get(...values);
      return row === undefined ? undefined : typed<Row>(row);
    },
    run: (sql, ...values) => Number(statement(sql).run(...values).changes),
    script: (sql) => database.exec(sql),
    transaction: (work) => {
      if (database.isTransaction) return work();
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        database.exec('COMMIT');
        const due = committed;
        committed = [];
        for (const each of due) each();
        return result;
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        committed = [];
        throw error;
      }
    },
    afterCommit: (work) => {
      if (database.isTransaction) committed.push(work);
      else work();
    },
    image: () => database.serialize(),
    restore: (image) => {
      prepared.clear();
      database.deserialize(image);
    },
    close: () => {
      prepared.clear();
      if (database.isOpen) database.close();
    },
  };
}
