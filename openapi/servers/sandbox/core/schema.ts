import { SandboxStartError } from './failure.ts';
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

/**
 * Brings the tables to the newest version and, on an empty database, runs `seed`: one transaction, so a start that is
 * killed in the middle leaves the database as it was.
 * @throws SandboxStartError `data-newer` when a later Milepost wrote the data
 */
export function migrate(store: Store, seed: (store: Store) => void): void {
  const version = store.one<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0;
  if (version > MIGRATIONS.length)
    throw new SandboxStartError(
      'data-newer',
      `The data in ${store.folder} has version ${version}, this program knows versions up to ${MIGRATIONS.length} and would misread it. ` +
        `Update Milepost, or start with another --data folder.`,
    );
  if (version === MIGRATIONS.length) return;
  store.transaction(() => {
    for (const text of MIGRATIONS.slice(version)) store.script(text);
    if (version === 0) seed(store);
    store.script(`PRAGMA user_version = ${MIGRATIONS.length}`);
  });
}
