/** Sessions that are locked. @reading R-001 */
export const SESSION_LOCK_TABLE = `
  CREATE TABLE session_lock (tokenHash BLOB PRIMARY KEY REFERENCES session (tokenHash) ON DELETE CASCADE) STRICT, WITHOUT ROWID;
`;

/** Tables of sessions beside the first ones. Secrets are digests: the data folder opens no session. */
export const SESSION_TABLES = `
  CREATE TABLE ended_session (
    tokenHash BLOB PRIMARY KEY, code INTEGER NOT NULL, msg TEXT NOT NULL, expiryTime INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE captcha (timestamp TEXT PRIMARY KEY, letters TEXT NOT NULL, expiryTime INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE login_ticket (ticketHash BLOB PRIMARY KEY, expiryTime INTEGER NOT NULL, sealedToken BLOB) STRICT, WITHOUT ROWID;
  CREATE TABLE old_password (
    seq INTEGER PRIMARY KEY, userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE, passwordSalt BLOB NOT NULL, passwordKey BLOB NOT NULL
  ) STRICT;
  CREATE INDEX old_password_user ON old_password (userId);
  CREATE TABLE request_log (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL, category INTEGER NOT NULL, userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    userName TEXT NOT NULL, ipaddress TEXT NOT NULL, ipAddressName TEXT NOT NULL, platForm TEXT NOT NULL, requestURL TEXT, requestMethod TEXT,
    requestDuration INTEGER NOT NULL, loginMark INTEGER, abstracts TEXT, creatorTime INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX request_log_user ON request_log (userId, category);
`;

/** Wrong passwords by what they are counted for, accounts shut by them, and browsers people have signed in with. @reading R-006 @reading R-452 */
export const SIGN_IN_TABLES = `
  DROP TABLE sign_in_failure;
  CREATE TABLE sign_in_try (key TEXT PRIMARY KEY, failures INTEGER NOT NULL, lastTime INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE sign_in_lock (userId TEXT PRIMARY KEY REFERENCES user (id) ON DELETE CASCADE) STRICT, WITHOUT ROWID;
  ALTER TABLE captcha ADD COLUMN network TEXT NOT NULL DEFAULT '';
  ALTER TABLE login_ticket ADD COLUMN network TEXT NOT NULL DEFAULT '';
  CREATE TABLE known_browser (
    markHash BLOB NOT NULL, userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE, expiryTime INTEGER NOT NULL, PRIMARY KEY (markHash, userId)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX known_browser_user ON known_browser (userId);
  CREATE TRIGGER sign_in_lock_ends AFTER UPDATE OF enabledMark ON user WHEN NEW.enabledMark <> 2
    BEGIN DELETE FROM sign_in_lock WHERE userId = NEW.id; END;
`;

/** Place each session was opened at, and when it was used last; an id that opens nothing names it. @reading R-284 */
export const SESSION_PLACES = `
  ALTER TABLE session ADD COLUMN id TEXT NOT NULL DEFAULT '';
  ALTER TABLE session ADD COLUMN ipAddress TEXT NOT NULL DEFAULT '';
  ALTER TABLE session ADD COLUMN browser TEXT;
  ALTER TABLE session ADD COLUMN system TEXT;
  ALTER TABLE session ADD COLUMN lastTime INTEGER NOT NULL DEFAULT 0;
  UPDATE session SET id = lower(hex(randomblob(16))), lastTime = creatorTime;
  CREATE UNIQUE INDEX session_id ON session (id);
`;
