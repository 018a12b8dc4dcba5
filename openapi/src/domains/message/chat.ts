import type { ServerFrame } from '../../../generated/socket.gen.ts';
import { messageType } from './body.ts';
import { readContent, type ChatContent } from './content.ts';
import type { MessageType, UnreadCounts } from './model.ts';
import { countOf, momentOf, numberOf, objectOf, objectsOf, textOf, textOrNull } from './tolerant.ts';

/** Something said by one person to another. */
export interface ChatMessage {
  /** Null where the server names none: then equal messages are different ones. */
  readonly id: string | null;
  readonly senderId: string;
  /** Empty where the server does not say: the person who is signed in. */
  readonly receiverId: string;
  readonly content: ChatContent;
  /** Milliseconds since 1970. */
  readonly sentAtMs: number | null;
  readonly isRead: boolean;
}

/** Look of somebody beside what they said. */
export interface ChatPerson {
  readonly id: string;
  readonly account: string;
  readonly realName: string;
  readonly headIcon: string;
}

/** Unread messages of one sender, and the newest of them. */
export interface UnreadOfSender {
  readonly senderId: string;
  readonly count: number;
  readonly latest: ChatContent;
  readonly latestAtMs: number | null;
}

/** Events of the socket, told apart by `kind`. @source shell §4 */
export type ChatEvent =
  | {
      readonly kind: 'init';
      readonly unread: UnreadCounts;
      readonly unreadBySender: readonly UnreadOfSender[];
      /** Title of the newest message; empty where there is none. */
      readonly newestTitle: string;
      readonly newestAtMs: number | null;
      readonly onlineIds: readonly string[];
    }
  | { readonly kind: 'push'; readonly count: number; readonly type: MessageType | null; readonly id: string | null; readonly title: string }
  | { readonly kind: 'echo'; readonly message: ChatMessage; readonly receiver: ChatPerson }
  | { readonly kind: 'received'; readonly message: ChatMessage; readonly sender: ChatPerson }
  | {
      readonly kind: 'history';
      readonly messages: readonly ChatMessage[];
      readonly total: number;
      readonly currentPage: number | null;
      readonly pageSize: number | null;
    }
  | { readonly kind: 'presence'; readonly userId: string; readonly isOnline: boolean }
  /** `token` null: the server does not say whose session ended, so it is this one. */
  | { readonly kind: 'logout'; readonly token: string | null; readonly msg: string }
  | { readonly kind: 'close'; readonly msg: string }
  | { readonly kind: 'refresh' }
  | { readonly kind: 'error'; readonly msg: string }
  | { readonly kind: 'heartbeat' };

type Fields = Readonly<Record<string, unknown>>;
type Method = ServerFrame['method'];

const READERS: { readonly [M in Method]: (frame: Fields) => ChatEvent | null } = {
  initMessage: readInit,
  messagePush: (frame) => ({
    kind: 'push',
    // Every known server sends one push per message, so a push that does not count is one. @reading R-075
    count: countOf(frame['unreadNoticeCount']) || 1,
    type: numberOf(frame['messageType']) === null ? null : messageType.decode(numberOf(frame['messageType'])),
    id: textOrNull(frame['id']),
    title: textOf(frame['title']),
  }),
  sendMessage: readEcho,
  receiveMessage: readReceived,
  messageList: readHistory,
  online: (frame) => readPresence(frame, true),
  Online: (frame) => readPresence(frame, true),
  offline: (frame) => readPresence(frame, false),
  Offline: (frame) => readPresence(frame, false),
  logout: (frame) => ({ kind: 'logout', token: textOrNull(frame['token']), msg: textOf(frame['msg']) }),
  closeSocket: (frame) => ({ kind: 'close', msg: textOf(frame['msg']) }),
  refresh: () => ({ kind: 'refresh' }),
  error: (frame) => ({ kind: 'error', msg: textOf(frame['msg']) }),
  heartCheck: () => ({ kind: 'heartbeat' }),
  HeartCheck: () => ({ kind: 'heartbeat' }),
};

const isMethod = (method: string): method is Method => Object.hasOwn(READERS, method);

/**
 * Event of a frame of the server; null for a method nobody knows, for what is no object, and for a frame that lacks what it
 * is about. Takes parsed JSON that nobody has checked, and never throws.
 * @source shell §4
 */
export function decodeServerFrame(frame: unknown): ChatEvent | null {
  const fields = objectOf(frame);
  const method = textOf(fields?.['method']);
  return fields && isMethod(method) ? READERS[method](fields) : null;
}

function readInit(frame: Fields): ChatEvent {
  const flow = countOf(frame['unreadMessageCount']);
  const notice = countOf(frame['unreadNoticeCount']);
  const system = countOf(frame['unreadSystemMessageCount']);
  const schedule = countOf(frame['unreadScheduleCount']);
  const hasTotal = numberOf(frame['unreadTotalCount']) !== null;
  const online = Array.isArray(frame['onlineUserList']) ? frame['onlineUserList'] : frame['onlineUsers'];
  return {
    kind: 'init',
    unread: { flow, notice, system, schedule, total: hasTotal ? countOf(frame['unreadTotalCount']) : flow + notice + system + schedule },
    unreadBySender: objectsOf(frame['unreadNums'])
      .map((each) => ({
        senderId: textOf(each['sendUserId']),
        count: countOf(each['unreadNum']),
        latest: readContent(each['defaultMessageType'], each['defaultMessage']),
        latestAtMs: momentOf(each['defaultMessageTime']),
      }))
      .filter(({ senderId, count }) => senderId !== '' && count > 0),
    newestTitle: textOf(frame['messageDefaultText']) || textOf(frame['noticeDefaultText']),
    newestAtMs: momentOf(frame['messageDefaultTime']) ?? momentOf(frame['dateTime']),
    onlineIds: (Array.isArray(online) ? online : []).map(textOf).filter((id) => id !== ''),
  };
}

/** .NET servers write the sender with a capital letter. */
function readEcho(frame: Fields): ChatEvent | null {
  const receiverId = textOf(frame['toUserId']);
  if (receiverId === '') return null;
  return {
    kind: 'echo',
    message: {
      id: textOrNull(frame['id']),
      senderId: textOf(frame['UserId']) || textOf(frame['userId']),
      receiverId,
      content: readContent(frame['messageType'], frame['toMessage']),
      sentAtMs: momentOf(frame['dateTime']) ?? momentOf(frame['latestDate']),
      isRead: false,
    },
    receiver: {
      id: receiverId,
      account: textOf(frame['toAccount']),
      realName: textOf(frame['toRealName']),
      headIcon: textOf(frame['toHeadIcon']),
    },
  };
}

function readReceived(frame: Fields): ChatEvent | null {
  const senderId = textOf(frame['formUserId']);
  if (senderId === '') return null;
  return {
    kind: 'received',
    message: {
      id: textOrNull(frame['id']),
      senderId,
      receiverId: textOf(frame['userId']),
      content: readContent(frame['messageType'], frame['formMessage']),
      sentAtMs: momentOf(frame['dateTime']) ?? momentOf(frame['latestDate']),
      isRead: false,
    },
    sender: { id: senderId, account: textOf(frame['account']), realName: textOf(frame['realName']), headIcon: textOf(frame['headIcon']) },
  };
}

function readHistory(frame: Fields): ChatEvent {
  const page = objectOf(frame['pagination']) ?? {};
  const messages = objectsOf(frame['list']).map((row) => ({
    id: textOrNull(row['id']),
    senderId: textOf(row['sendUserId']),
    receiverId: textOf(row['receiveUserId']),
    content: readContent(row['contentType'], row['content']),
    sentAtMs: momentOf(row['sendTime']),
    isRead: numberOf(row['state']) === 1,
  }));
  const total = numberOf(page['total']) === null ? messages.length : countOf(page['total']);
  return {
    kind: 'history',
    messages,
    total,
    currentPage: numberOf(page['currentPage'] ?? page['pageIndex']),
    pageSize: numberOf(page['pageSize']),
  };
}

function readPresence(frame: Fields, isOnline: boolean): ChatEvent | null {
  const userId = textOf(frame['userId']);
  return userId === '' ? null : { kind: 'presence', userId, isOnline };
}
