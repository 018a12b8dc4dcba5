/**
 * One table of everything that is told: it outlives the people in it, and who tried an account there is not is nobody's row.
 * Takes over what the two tables before it held; that of sessions may be missing, since modules migrate on their own. @reading R-282
 */
export const AUDIT_TABLE = `
  CREATE TABLE IF NOT EXISTS request_log (
    seq INTEGER PRIMARY KEY, id TEXT, category INTEGER, userId TEXT, userName TEXT, ipaddress TEXT, ipAddressName TEXT, platForm TEXT,
    requestURL TEXT, requestMethod TEXT, requestDuration INTEGER, loginMark INTEGER, abstracts TEXT, creatorTime INTEGER
  ) STRICT;
  CREATE TABLE audit_log (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, category INTEGER NOT NULL, userId TEXT,
    userName TEXT NOT NULL, ipAddress TEXT NOT NULL, ipAddressName TEXT NOT NULL, platForm TEXT NOT NULL, browser TEXT, requestUrl TEXT,
    requestMethod TEXT, requestDuration INTEGER NOT NULL, moduleName TEXT, loginMark INTEGER, abstracts TEXT, changes TEXT, creatorTime INTEGER NOT NULL
  ) STRICT;
  INSERT OR IGNORE INTO audit_log
    SELECT NULL, id, CASE WHEN category = 2 THEN 'request' WHEN loginMark = 1 THEN 'signIn' ELSE 'refusedSignIn' END,
      CASE category WHEN 2 THEN 5 ELSE category END, userId, userName, ipaddress, ipAddressName, platForm, NULL, requestURL, requestMethod,
      requestDuration, NULL, loginMark, abstracts, NULL, creatorTime
    FROM request_log ORDER BY seq;
  INSERT OR IGNORE INTO audit_log
    SELECT NULL, id, 'operation', 3, userId, userName, ipaddress, ipAddressName, platForm, NULL, requestURL, requestMethod, requestDuration,
      moduleName, NULL, abstracts, changes, creatorTime
    FROM operation_log ORDER BY seq;
  DROP TABLE request_log;
  DROP TABLE operation_log;
  CREATE INDEX audit_log_kind ON audit_log (kind, seq);
  CREATE INDEX audit_log_age ON audit_log (kind, creatorTime);
  CREATE INDEX audit_log_category ON audit_log (category, creatorTime);
  CREATE INDEX audit_log_person ON audit_log (userId, category);
`;
