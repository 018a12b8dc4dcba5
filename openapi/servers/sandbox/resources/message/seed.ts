import type { SeedWorld } from '../../core/module.ts';
import { labelOf } from '../user-administration/labels.ts';
import { keepMessage } from './chat.ts';
import { MESSAGE_TYPE, writeMessage } from './deliver.ts';
import { CHATS, UNREAD } from './seed/chats.ts';
import { MESSAGES, type MessageSeed } from './seed/messages.ts';
import { NOTICES, type NoticeSeed } from './seed/notices.ts';

type AccountRow = { id: string; account: string; realName: string };

/** Accounts of the seed by their name. @throws when the seed names an account nobody has */
function readAccounts({ store }: SeedWorld): (account: string) => AccountRow {
  const rows = new Map(store.all<AccountRow>('SELECT id, account, realName FROM user').map((row) => [row.account, row]));
  return (account) => {
    const row = rows.get(account);
    if (!row)
      throw new Error(`[sandbox] The messages of the seed name the account "${account}", which the seed has not. Correct one of the two.`);
    return row;
  };
}

/** Writes notices with their messages, messages of the other types, and conversations. */
export function seedMessages(seed: SeedWorld): void {
  const accountOf = readAccounts(seed);
  for (const notice of NOTICES) writeNotice(seed, notice, accountOf);
  for (const message of MESSAGES) writeSeedMessage(seed, message, accountOf);
  const { store, nextId } = seed;
  for (const { from, to, at, type, content } of CHATS)
    keepMessage(store, {
      id: nextId(),
      sendUserId: accountOf(from).id,
      receiveUserId: accountOf(to).id,
      sendTime: Date.parse(at),
      contentType: type,
      content: typeof content === 'string' ? content : JSON.stringify(content),
    });
  store.run('UPDATE chat_message SET state = 1, receiveTime = sendTime');
  for (const [reader, sender, count] of UNREAD)
    store.run(
      `UPDATE chat_message SET state = 0, receiveTime = NULL WHERE seq IN
         (SELECT seq FROM chat_message WHERE receiveUserId = ? AND sendUserId = ? ORDER BY seq DESC LIMIT ?)`,
      accountOf(reader).id,
      accountOf(sender).id,
      count,
    );
}

type AccountOf = ReturnType<typeof readAccounts>;

function writeNotice(seed: SeedWorld, notice: NoticeSeed, accountOf: AccountOf): void {
  const { store, nextId } = seed;
  const { title, excerpt, bodyText, category } = notice;
  const author = labelOf(accountOf('admin'));
  const releasedMs = notice.released === null ? null : Date.parse(notice.released);
  const files =
    notice.files.length === 0
      ? ''
      : JSON.stringify(notice.files.map((file) => ({ ...file, fileVersionId: nextId(), url: `/api/file/Image/annex/${file.fileId}` })));
  const id = nextId();
  store.run(
    `INSERT INTO notice (id, title, excerpt, bodyText, files, toUserIds, category, coverImage, expirationTime, remindCategory, sendConfigId,
       enabledMark, creatorUser, creatorTime, lastModifyTime, releaseUser, releaseTime)
     VALUES (?, ?, ?, ?, ?, ?, ?, '', ?, 1, '', ?, ?, ?, NULL, ?, ?)`,
    id,
    title,
    excerpt,
    bodyText,
    files,
    notice.to.map((account) => accountOf(account).id).join(','),
    category,
    notice.expires === null ? null : Date.parse(notice.expires),
    releasedMs === null ? 0 : 1,
    author,
    Date.parse(notice.written),
    releasedMs === null ? null : author,
    releasedMs,
  );
  if (releasedMs === null) return;
  const to =
    notice.to.length === 0
      ? store.all<{ id: string }>('SELECT id FROM user ORDER BY id').map(({ id }) => id)
      : notice.to.map((account) => accountOf(account).id);
  const messageId = writeMessage(
    { store, nextId, timeMs: releasedMs },
    {
      type: MESSAGE_TYPE.notice,
      title,
      excerpt,
      bodyText,
      files,
      releaseUser: author,
      notice: { category, coverImage: '', creatorUser: author },
    },
    to,
  );
  store.run('UPDATE notice SET messageId = ? WHERE id = ?', messageId, id);
}

function writeSeedMessage({ store, nextId }: SeedWorld, message: MessageSeed, accountOf: AccountOf): void {
  const { type, flowType, title, body, from, to, readBy } = message;
  const id = writeMessage(
    { store, nextId, timeMs: Date.parse(message.sent) },
    { type, flowType, title, bodyText: bodyOf(message, body, nextId), releaseUser: labelOf(accountOf(from)) },
    to.map((account) => accountOf(account).id),
  );
  for (const account of readBy)
    store.run('UPDATE message_receiver SET isRead = 1 WHERE messageId = ? AND userId = ?', id, accountOf(account).id);
}

/** Tasks and schedules get ids of their own, as the documented servers write them. */
function bodyOf({ type, flowType }: MessageSeed, body: MessageSeed['body'], nextId: () => string): string {
  if (typeof body === 'string') return body;
  if (type === MESSAGE_TYPE.schedule) return JSON.stringify({ id: nextId(), groupId: nextId(), ...body });
  if (flowType !== 1) return JSON.stringify(body);
  return JSON.stringify({ processId: nextId(), flowId: nextId(), taskNodeId: nextId(), taskOperatorId: nextId(), ...body });
}
