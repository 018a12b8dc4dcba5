/** Files between upload and preview, and what lists of people are looked up by. */
export const PEOPLE_TABLES = `
  CREATE TABLE user_import_file (
    name TEXT PRIMARY KEY, userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE, content BLOB NOT NULL, expiryTime INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX user_account_letters ON user (lower(account));
  CREATE INDEX user_manager ON user (managerId);
`;
