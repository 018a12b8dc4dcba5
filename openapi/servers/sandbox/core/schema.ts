import { SandboxStartError } from './failure.ts';
import { snowflakes } from './ids.ts';
import type { AnyModule } from './module.ts';
import type { Store } from './store.ts';

/** Columns every maintained row carries; times are epoch milliseconds. */
const HISTORY = 'creatorTime INTEGER NOT NULL, lastModifyTime INTEGER NOT NULL';

/**
 * One text per version of the data, oldest first; a text that has been released is never edited, a new one is added.
 * Columns have the wire names, so a row is read as it is sent.
 */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE system (
    id TEXT PRIMARY KEY, enCode TEXT NOT NULL UNIQUE, fullName TEXT NOT NULL, icon TEXT NOT NULL, sortCode INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE menu (
    id TEXT PRIMARY KEY, systemId TEXT NOT NULL REFERENCES system (id), parentId TEXT NOT NULL, type INTEGER NOT NULL CHECK (type BETWEEN 0 AND 8),
    enCode TEXT NOT NULL UNIQUE, fullName TEXT NOT NULL, icon TEXT NOT NULL, urlAddress TEXT, linkTarget TEXT, propertyJson TEXT, sortCode INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE menu_right (
    id TEXT PRIMARY KEY, menuId TEXT NOT NULL REFERENCES menu (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('column', 'button', 'form', 'resource')),
    enCode TEXT NOT NULL, fullName TEXT NOT NULL, sortCode INTEGER NOT NULL, UNIQUE (menuId, kind, enCode)
  ) STRICT;

  CREATE TABLE role (id TEXT PRIMARY KEY, enCode TEXT NOT NULL UNIQUE, fullName TEXT NOT NULL, isAdministrator INTEGER NOT NULL) STRICT;
  CREATE TABLE role_menu (
    roleId TEXT NOT NULL REFERENCES role (id) ON DELETE CASCADE, menuId TEXT NOT NULL REFERENCES menu (id) ON DELETE CASCADE,
    PRIMARY KEY (roleId, menuId)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE role_right (
    roleId TEXT NOT NULL REFERENCES role (id) ON DELETE CASCADE, rightId TEXT NOT NULL REFERENCES menu_right (id) ON DELETE CASCADE,
    PRIMARY KEY (roleId, rightId)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE user (
    id TEXT PRIMARY KEY, account TEXT NOT NULL UNIQUE, realName TEXT NOT NULL, roleId TEXT NOT NULL REFERENCES role (id),
    enabledMark INTEGER NOT NULL CHECK (enabledMark IN (0, 1, 2)), passwordSalt BLOB NOT NULL, passwordKey BLOB NOT NULL, changePasswordDate INTEGER,
    theme TEXT NOT NULL, language TEXT NOT NULL, profile TEXT NOT NULL,
    loginTime INTEGER, loginIPAddress TEXT, loginIPAddressName TEXT, prevLoginTime INTEGER, prevLoginIPAddress TEXT, prevLoginIPAddressName TEXT,
    ${HISTORY}
  ) STRICT;
  CREATE TABLE user_system (
    userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE, systemId TEXT NOT NULL REFERENCES system (id), isCurrent INTEGER NOT NULL,
    PRIMARY KEY (userId, systemId)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE session (
    tokenHash BLOB PRIMARY KEY, userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE, creatorTime INTEGER NOT NULL, expiryTime INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sign_in_failure (account TEXT PRIMARY KEY, failures INTEGER NOT NULL, lastTime INTEGER NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE dictionary_category (
    id TEXT PRIMARY KEY, parentId TEXT NOT NULL, fullName TEXT NOT NULL, enCode TEXT NOT NULL UNIQUE, isTree INTEGER NOT NULL CHECK (isTree IN (0, 1)),
    sortCode INTEGER NOT NULL, description TEXT NOT NULL, ${HISTORY}
  ) STRICT;
  CREATE INDEX dictionary_category_parent ON dictionary_category (parentId);
  CREATE TABLE dictionary_entry (
    id TEXT PRIMARY KEY, dictionaryTypeId TEXT NOT NULL REFERENCES dictionary_category (id), parentId TEXT NOT NULL, fullName TEXT NOT NULL,
    enCode TEXT NOT NULL, enabledMark INTEGER NOT NULL CHECK (enabledMark IN (0, 1)), sortCode INTEGER NOT NULL, description TEXT NOT NULL, ${HISTORY},
    UNIQUE (dictionaryTypeId, enCode)
  ) STRICT;
  CREATE INDEX dictionary_entry_parent ON dictionary_entry (parentId);

  CREATE TABLE download_link (
    secretHash BLOB PRIMARY KEY, fileName TEXT NOT NULL, content BLOB NOT NULL, expiryTime INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
];

/** Tables of people and where they stand; several modules share them. Rows are written by the modules that own them. */
const PEOPLE = `
  CREATE TABLE organization (
    id TEXT PRIMARY KEY, parentId TEXT NOT NULL, category TEXT NOT NULL CHECK (category IN ('company', 'department')), fullName TEXT NOT NULL,
    enCode TEXT NOT NULL UNIQUE, managerId TEXT, enabledMark INTEGER NOT NULL CHECK (enabledMark IN (0, 1)), sortCode INTEGER NOT NULL,
    description TEXT NOT NULL, propertyJson TEXT NOT NULL, ${HISTORY}
  ) STRICT;
  CREATE INDEX organization_parent ON organization (parentId);
  CREATE TABLE position (
    id TEXT PRIMARY KEY, organizeId TEXT NOT NULL REFERENCES organization (id), fullName TEXT NOT NULL, enCode TEXT NOT NULL UNIQUE, type TEXT NOT NULL,
    enabledMark INTEGER NOT NULL CHECK (enabledMark IN (0, 1)), sortCode INTEGER NOT NULL, description TEXT NOT NULL, ${HISTORY}
  ) STRICT;
  CREATE INDEX position_organization ON position (organizeId);
  CREATE TABLE user_group (
    id TEXT PRIMARY KEY, fullName TEXT NOT NULL, enCode TEXT NOT NULL UNIQUE, type TEXT NOT NULL,
    enabledMark INTEGER NOT NULL CHECK (enabledMark IN (0, 1)), sortCode INTEGER NOT NULL, description TEXT NOT NULL, ${HISTORY}
  ) STRICT;

  ALTER TABLE role ADD COLUMN type TEXT NOT NULL DEFAULT '';
  ALTER TABLE role ADD COLUMN globalMark INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE role ADD COLUMN enabledMark INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE role ADD COLUMN sortCode INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE role ADD COLUMN description TEXT NOT NULL DEFAULT '';
  ALTER TABLE role ADD COLUMN creatorTime INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE role ADD COLUMN lastModifyTime INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE role_organization (
    roleId TEXT NOT NULL REFERENCES role (id) ON DELETE CASCADE, organizeId TEXT NOT NULL REFERENCES organization (id), PRIMARY KEY (roleId, organizeId)
  ) STRICT, WITHOUT ROWID;

  ALTER TABLE user ADD COLUMN gender INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE user ADD COLUMN mobilePhone TEXT NOT NULL DEFAULT '';
  ALTER TABLE user ADD COLUMN managerId TEXT;
  ALTER TABLE user ADD COLUMN sortCode INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE user ADD COLUMN description TEXT NOT NULL DEFAULT '';
  ALTER TABLE user ADD COLUMN unlockTime INTEGER;
  CREATE TABLE user_organization (
    userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE, organizeId TEXT NOT NULL REFERENCES organization (id), isDefault INTEGER NOT NULL,
    PRIMARY KEY (userId, organizeId)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX user_organization_users ON user_organization (organizeId);
  CREATE TABLE user_position (
    userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE, positionId TEXT NOT NULL REFERENCES position (id), isDefault INTEGER NOT NULL,
    PRIMARY KEY (userId, positionId)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX user_position_users ON user_position (positionId);
  CREATE TABLE user_role (
    userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE, roleId TEXT NOT NULL REFERENCES role (id), PRIMARY KEY (userId, roleId)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX user_role_users ON user_role (roleId);
  CREATE TABLE user_group_member (
    groupId TEXT NOT NULL REFERENCES user_group (id) ON DELETE CASCADE, userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    PRIMARY KEY (groupId, userId)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO user_role (userId, roleId) SELECT id, roleId FROM user;

  CREATE TABLE module_version (name TEXT PRIMARY KEY, version INTEGER NOT NULL) STRICT, WITHOUT ROWID;
`;

const SCRIPTS = [...MIGRATIONS, PEOPLE];
/** Newest version of the tables that all modules share. */
export const TABLES_VERSION = SCRIPTS.length;

/** The moment the rows of the seed were made. */
export const SEED_TIME_MS = Date.parse('2026-11-01T09:00:00+08:00');

/**
 * Brings the tables to the newest version, then those of every module, and fills what is new: one transaction, so a start
 * that is killed in the middle leaves the database as it was.
 * @throws SandboxStartError `data-newer` when a later Milepost wrote the data
 */
export function migrate(store: Store, seed: (store: Store) => void, modules: readonly AnyModule[] = []): void {
  const version = store.one<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0;
  const scripts = SCRIPTS;
  if (version > scripts.length) throw newerData(store, `version ${version}, this program knows versions up to ${scripts.length}`);
  store.transaction(() => {
    for (const [index, text] of scripts.entries()) {
      if (index < version) continue;
      store.script(text);
      // The accounts stand in the first tables; the second ones read them.
      if (index === 0) seed(store);
    }
    if (version < scripts.length) store.script(`PRAGMA user_version = ${scripts.length}`);
    migrateModules(store, modules);
  });
}

function migrateModules(store: Store, modules: readonly AnyModule[]): void {
  const known = new Map(
    store.all<{ name: string; version: number }>('SELECT name, version FROM module_version').map((row) => [row.name, row.version]),
  );
  for (const { name, tables } of modules) {
    const before = known.get(name) ?? 0;
    if (before > tables.length)
      throw newerData(store, `version ${before} of "${name}", this program knows versions up to ${tables.length}`);
    for (const script of tables.slice(before)) store.script(script);
    store.run(
      'INSERT INTO module_version (name, version) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET version = excluded.version',
      name,
      tables.length,
    );
  }
  for (const module of modules)
    if (!known.has(module.name))
      module.seed?.({ store, nextId: snowflakes(() => SEED_TIME_MS, seedWorker(module.name)), timeMs: SEED_TIME_MS });
}

/** Ids of a module's seed depend on its name alone, so that a new module moves nobody's ids. 0 and 1 belong to the first tables. */
export function seedWorker(name: string): number {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1021;
  return hash + 3;
}

function newerData(store: Store, why: string): SandboxStartError {
  return new SandboxStartError(
    'data-newer',
    `The data in ${store.folder} has ${why} and would misread it. Update Milepost, or start with another --data folder.`,
  );
}
