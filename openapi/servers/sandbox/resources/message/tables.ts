/**
 * A message is kept once and handed to each of its receivers. A conversation has one row per side: how far the side has cleared
 * it, and whether it shows among the recent ones. `seq` is the order in which things were written. A notice that was released
 * names the message its receivers have.
 */
export const MESSAGE_TABLES: readonly string[] = [
  `
  CREATE TABLE message (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, type INTEGER NOT NULL CHECK (type BETWEEN 1 AND 4), flowType INTEGER, title TEXT NOT NULL,
    excerpt TEXT NOT NULL, bodyText TEXT NOT NULL, files TEXT NOT NULL, releaseUser TEXT NOT NULL, releaseTime INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE message_receiver (
    userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE, messageId TEXT NOT NULL REFERENCES message (id) ON DELETE CASCADE,
    isRead INTEGER NOT NULL CHECK (isRead IN (0, 1)), PRIMARY KEY (userId, messageId)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX message_unread ON message_receiver (userId) WHERE isRead = 0;

  CREATE TABLE notice (
    id TEXT PRIMARY KEY, title TEXT NOT NULL, excerpt TEXT NOT NULL, bodyText TEXT NOT NULL, files TEXT NOT NULL, toUserIds TEXT NOT NULL,
    category TEXT NOT NULL, coverImage TEXT NOT NULL, expirationTime INTEGER, remindCategory INTEGER NOT NULL, sendConfigId TEXT NOT NULL,
    enabledMark INTEGER NOT NULL CHECK (enabledMark IN (0, 1)), creatorUser TEXT NOT NULL, creatorTime INTEGER NOT NULL, lastModifyTime INTEGER,
    releaseUser TEXT, releaseTime INTEGER
  ) STRICT;

  CREATE TABLE chat_message (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, pair TEXT NOT NULL, sendUserId TEXT NOT NULL, receiveUserId TEXT NOT NULL,
    sendTime INTEGER NOT NULL, receiveTime INTEGER, content TEXT NOT NULL, contentType TEXT NOT NULL, state INTEGER NOT NULL CHECK (state IN (0, 1))
  ) STRICT;
  CREATE INDEX chat_message_pair ON chat_message (pair);
  CREATE INDEX chat_message_unread ON chat_message (receiveUserId, sendUserId) WHERE state = 0;
  CREATE TABLE chat_side (
    userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE, otherId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    lastSeq INTEGER NOT NULL, clearedSeq INTEGER NOT NULL, isHidden INTEGER NOT NULL CHECK (isHidden IN (0, 1)), PRIMARY KEY (userId, otherId)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE notice ADD COLUMN messageId TEXT;
  UPDATE notice SET messageId = (
    SELECT id FROM message WHERE type = 1 AND message.title = notice.title AND abs(message.releaseTime - notice.releaseTime) < 1000
  );
  `,
  // What was sent outlives its notice, so it says by itself what the notice said; of kept data the notice of the same words does.
  `
  ALTER TABLE message ADD COLUMN category TEXT;
  ALTER TABLE message ADD COLUMN coverImage TEXT;
  ALTER TABLE message ADD COLUMN creatorUser TEXT;
  UPDATE message SET (category, coverImage, creatorUser) = (
    SELECT category, coverImage, creatorUser FROM notice
    WHERE notice.messageId = message.id OR (notice.title = message.title AND notice.bodyText = message.bodyText AND enabledMark = 1)
    ORDER BY notice.messageId = message.id DESC LIMIT 1
  ) WHERE type = 1;
  `,
];
