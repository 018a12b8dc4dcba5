import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { IN_MEMORY, openStore, type Store } from '../core/store.ts';

/** Copies of the whole data, by name. Uploaded files stay on the disk and are not copied: their rows are. */
export interface Snapshots {
  names(): string[];
  take(name: string): void;
  /** @returns false when there is no such snapshot */
  restore(name: string): boolean;
  /** Puts back what a first start writes. */
  reset(): void;
  close(): void;
}

const SUFFIX = '.sqlite';
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** @param prepare makes the tables and first rows of an empty database */
export function createSnapshots(store: Store, prepare: (fresh: Store) => void): Snapshots {
  const isInMemory = store.folder === IN_MEMORY;
  let temporary: string | null = null;
  const temporaryFolder = (): string => (temporary ??= mkdtempSync(path.join(tmpdir(), 'milepost-snapshots-')));
  const folder = (): string => (isInMemory ? temporaryFolder() : path.join(store.folder, 'snapshots'));
  const fileOf = (name: string): string => path.join(folder(), `${name}${SUFFIX}`);
  const write = (from: Store, file: string): void => {
    rmSync(file, { force: true });
    from.script(`VACUUM INTO ${quoted(file)}`);
  };

  return {
    names: () => {
      const at = isInMemory && temporary === null ? null : folder();
      if (at === null || !existsSync(at)) return [];
      return readdirSync(at).flatMap((file) => (file.endsWith(SUFFIX) && !file.startsWith('.') ? [file.slice(0, -SUFFIX.length)] : []));
    },
    take: (name) => {
      mkdirSync(folder(), { recursive: true, mode: 0o700 });
      write(store, fileOf(name));
    },
    restore: (name) => {
      if (!existsSync(fileOf(name))) return false;
      copyFrom(store, fileOf(name));
      return true;
    },
    reset: () => {
      const pristine = path.join(temporaryFolder(), `.pristine${SUFFIX}`);
      if (!existsSync(pristine)) {
        const fresh = openStore(IN_MEMORY);
        prepare(fresh);
        write(fresh, pristine);
        fresh.close();
      }
      copyFrom(store, pristine);
    },
    close: () => {
      if (temporary !== null) rmSync(temporary, { recursive: true, force: true });
    },
  };
}

/** True when a table holds what it holds in the snapshot: reading both takes a fraction of writing one with its indices. */
function isAsBefore(store: Store, table: string): boolean {
  const count = (schema: string) => store.one<{ n: number }>(`SELECT count(*) AS n FROM ${schema}.${table}`)?.n;
  const other = `SELECT 1 FROM (SELECT * FROM main.${table} EXCEPT SELECT * FROM snapshot.${table}) LIMIT 1`;
  return count('main') === count('snapshot') && store.one(other) === undefined;
}

/** Fills every table that has changed from another file with the same tables; all or nothing. */
function copyFrom(store: Store, file: string): void {
  store.script(`ATTACH DATABASE ${quoted(file)} AS snapshot`);
  try {
    const tables = store
      .all<{ name: string }>("SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
      .map(({ name }) => name);
    // A copy of whole tables needs no cascades; that it fits together is checked before it is kept.
    store.script('PRAGMA foreign_keys = OFF');
    store.transaction(() => {
      for (const table of tables.filter((each) => !isAsBefore(store, each)))
        store.script(`DELETE FROM main.${table}; INSERT INTO main.${table} SELECT * FROM snapshot.${table}`);
      if (store.all('PRAGMA main.foreign_key_check').length > 0)
        throw new Error(`[sandbox] The rows of ${file} do not fit together, so the data stays as it was.`);
    });
  } finally {
    store.script('PRAGMA foreign_keys = ON; DETACH DATABASE snapshot');
  }
}
