import type { ClientFrame, ServerFrame, SocketMessages } from '../../../generated/socket.gen.ts';
import { chatTextToSend } from '../../../src/domains/message/index.ts';
import { Refusal } from '../core/failure.ts';
import type { BaseWorld } from '../core/handlers.ts';
import { createChat, type Chat } from '../resources/message/chat.ts';
import { newestMessage, unreadTotals } from '../resources/message/inbox.ts';

/** A frame on its way: to the socket that asked, or to every socket of a person. */
export interface Outgoing {
  readonly to: 'asker' | { readonly userId: string };
  readonly frame: ServerFrame;
}

/** Person who asks. */
export interface Asker {
  readonly userId: string;
}

/** Folder of uploaded chat files. @source shell §7 */
const FILE_FOLDER = '/api/file/Image/IM/';
/** Largest page of a history. @reading R-065 */
const LARGEST_PAGE = 500;

/** Answers of the server to a frame, as data: nothing is sent before the transaction around it is on the disk. */
export function createAnswers(world: BaseWorld, onlineIds: () => string[]): (asker: Asker, frame: ClientFrame) => Outgoing[] {
  const chat = createChat(world);
  return (asker, frame) => {
    switch (frame.method) {
      case 'OnConnection':
        return [{ to: 'asker', frame: initFrame(world, chat, asker.userId, onlineIds()) }];
      case 'SendMessage':
        return send(chat, asker, frame);
      case 'MessageList':
        return [{ to: 'asker', frame: history(chat, asker, frame) }];
      case 'UpdateReadMessage':
        chat.markRead(asker.userId, frame.formUserId);
        return [];
      case 'heartCheck':
      case 'HeartCheck':
        return [{ to: 'asker', frame: { method: frame.method } }];
    }
  };
}

/** The first frame; its totals are those of the calls. */
function initFrame({ store, now }: BaseWorld, chat: Chat, userId: string, onlineIds: string[]): SocketMessages['InitFrame'] {
  const unread = unreadTotals(store, userId);
  const newest = newestMessage(store, userId);
  return {
    method: 'initMessage',
    userId,
    unreadNums: chat
      .recent(userId)
      .filter(({ unreadMessage }) => unreadMessage > 0)
      .map((row) => ({
        sendUserId: row.id,
        receiveUserId: userId,
        unreadNum: row.unreadMessage,
        defaultMessage: row.latestMessage,
        defaultMessageType: row.messageType,
        defaultMessageTime: row.latestDate,
      })),
    unreadNoticeCount: unread.notice,
    unreadMessageCount: unread.flow,
    unreadSystemMessageCount: unread.system,
    unreadScheduleCount: unread.schedule,
    unreadTotalCount: unread.total,
    messageDefaultText: newest?.title ?? '',
    messageDefaultTime: newest?.releaseTime ?? now(),
    onlineUsers: onlineIds,
  };
}

/** The echo goes to every socket of the sender, the message to every socket of the receiver. */
function send(chat: Chat, asker: Asker, frame: SocketMessages['SendFrame']): Outgoing[] {
  const { messageType, toUserId } = frame;
  const content = contentOf(frame);
  const { id, sendTime, sender, receiver } = chat.send(
    asker.userId,
    toUserId,
    messageType,
    typeof content === 'string' ? content : JSON.stringify(content),
  );
  const times = { dateTime: sendTime, latestDate: sendTime };
  const { account, realName, headIcon } = sender;
  const echo: SocketMessages['EchoFrame'] = {
    method: 'sendMessage',
    id,
    userId: sender.id,
    account,
    realName,
    headIcon,
    toUserId,
    toAccount: receiver.account,
    toRealName: receiver.realName,
    toHeadIcon: receiver.headIcon,
    messageType,
    toMessage: content,
    ...times,
  };
  const received: SocketMessages['ReceiveFrame'] = {
    method: 'receiveMessage',
    id,
    formUserId: sender.id,
    userId: toUserId,
    formMessage: content,
    messageType,
    account,
    realName,
    headIcon,
    ...times,
  };
  return [
    { to: { userId: sender.id }, frame: echo },
    { to: { userId: toUserId }, frame: received },
  ];
}

/** A text as it was typed; of an upload also where it is found. @throws Refusal @reading R-071 */
function contentOf({ messageType, messageContent }: SocketMessages['SendFrame']): string | SocketMessages['UploadedContent'] {
  if (messageType === 'text') {
    if (typeof messageContent !== 'string') throw new Refusal('文字消息的内容应为文字，未发送');
    if (chatTextToSend(messageContent) === null) throw new Refusal('不能发送空白消息');
    return messageContent;
  }
  const isFitting =
    typeof messageContent !== 'string' && (messageType === 'image' ? 'width' in messageContent : 'length' in messageContent);
  if (!isFitting) throw new Refusal('请先上传文件再发送');
  const { name } = messageContent;
  if (/[/\\\p{Cc}]/u.test(name)) throw new Refusal('文件名不正确，未发送');
  const path = FILE_FOLDER + encodeURIComponent(name);
  return 'width' in messageContent
    ? { name, path, width: messageContent.width, height: messageContent.height }
    : { name, path, length: messageContent.length };
}

/** The other person is the one of the two who does not ask. @reading R-065 */
function history(chat: Chat, { userId }: Asker, frame: SocketMessages['ListFrame']): SocketMessages['HistoryFrame'] {
  const otherId = frame.toUserId === userId ? frame.formUserId : frame.toUserId;
  const { currentPage, keyword } = frame;
  const pageSize = Math.min(frame.pageSize, LARGEST_PAGE);
  const direction = frame.sord ?? frame.sort ?? 'desc';
  const { list, total } = chat.history(userId, otherId, { currentPage, pageSize, direction, keyword: keyword ?? '' });
  return { method: 'messageList', list, pagination: { total, currentPage, pageSize } };
}
