import type { ServerFrame, SocketMessages } from '../../generated/socket.gen.ts';

type Members = Readonly<Record<string, unknown>>;
/** A frame from the members of a JSON object, or null when one it cannot do without is missing. */
type FrameReader = (members: Members) => ServerFrame | null;

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Text, also of a number; null for anything else. */
function text(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value : null;
}

/** An id or a name, or null when it is missing or empty. */
const id = (value: unknown): string | null => text(value) || null;

/** A number from 0; what is no number counts as 0, what is missing is not known. @source shell §4 */
function count(value: unknown): number | null {
  if (value === undefined || value === null) return null;
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : 0;
  return Number.isFinite(number) ? Math.max(Math.trunc(number), 0) : 0;
}

const moment = (value: unknown): number | string | null =>
  (typeof value === 'number' && Number.isFinite(value)) || typeof value === 'string' ? value : null;

const ids = (value: unknown): string[] | null => (Array.isArray(value) ? value.map(id).filter((one) => one !== null) : null);

/** The rows of a list that can be read. */
const rows = <Row>(value: unknown, read: (row: Members) => Row | null): Row[] =>
  Array.isArray(value) ? value.map((row) => (isMembers(row) ? read(row) : null)).filter((row) => row !== null) : [];

/** Text as it was typed, or what was uploaded. */
function content(value: unknown): SocketMessages['Content'] {
  if (!isMembers(value)) return text(value);
  const { name, path, width, height, length } = value;
  return { name: text(name), path: text(path), width: moment(width), height: moment(height), length: moment(length) };
}

const unreadOfPerson = (row: Members): SocketMessages['UnreadOfPerson'] | null => {
  const sendUserId = id(row['sendUserId']);
  return sendUserId === null
    ? null
    : {
        sendUserId,
        receiveUserId: id(row['receiveUserId']),
        tenantId: id(row['tenantId']),
        unreadNum: count(row['unreadNum']) ?? 0,
        defaultMessage: text(row['defaultMessage']),
        defaultMessageType: text(row['defaultMessageType']),
        defaultMessageTime: moment(row['defaultMessageTime']),
      };
};

const historyRow = (row: Members): SocketMessages['HistoryRow'] | null => {
  const [rowId, sendUserId, receiveUserId] = [id(row['id']), id(row['sendUserId']), id(row['receiveUserId'])];
  if (rowId === null || sendUserId === null || receiveUserId === null) return null;
  return {
    id: rowId,
    sendUserId,
    sendTime: moment(row['sendTime']),
    receiveUserId,
    receiveTime: moment(row['receiveTime']),
    content: text(row['content']),
    contentType: text(row['contentType']),
    state: moment(row['state']),
  };
};

const initMessage: FrameReader = (members) => ({
  method: 'initMessage',
  unreadNums: rows(members['unreadNums'], unreadOfPerson),
  unreadNoticeCount: count(members['unreadNoticeCount']),
  unreadMessageCount: count(members['unreadMessageCount']),
  unreadScheduleCount: count(members['unreadScheduleCount']),
  unreadSystemMessageCount: count(members['unreadSystemMessageCount']),
  unreadTotalCount: count(members['unreadTotalCount']),
  noticeDefaultText: text(members['noticeDefaultText']),
  messageDefaultText: text(members['messageDefaultText']),
  messageDefaultTime: moment(members['messageDefaultTime']),
  dateTime: moment(members['dateTime']),
  onlineUserList: ids(members['onlineUserList']) ?? ids(members['onlineUsers']),
  userId: id(members['userId']),
});

const messagePush: FrameReader = (members) => ({
  method: 'messagePush',
  unreadNoticeCount: count(members['unreadNoticeCount']),
  messageType: moment(members['messageType']),
  id: id(members['id']),
  userId: id(members['userId']),
  toUserId: ids(members['toUserId']),
  title: text(members['title']),
});

/** The echo; .NET servers name the sender UserId. */
const sendMessage: FrameReader = (members) => {
  const toUserId = id(members['toUserId']);
  if (toUserId === null) return null;
  return {
    method: 'sendMessage',
    id: id(members['id']),
    userId: id(members['userId']) ?? id(members['UserId']) ?? undefined,
    account: text(members['account']),
    headIcon: text(members['headIcon']),
    realName: text(members['realName']),
    toUserId,
    toAccount: text(members['toAccount']),
    toHeadIcon: text(members['toHeadIcon']),
    toRealName: text(members['toRealName']),
    messageType: text(members['messageType']),
    toMessage: content(members['toMessage']),
    dateTime: moment(members['dateTime']),
    latestDate: moment(members['latestDate']),
  };
};

const receiveMessage: FrameReader = (members) => {
  const formUserId = id(members['formUserId']);
  if (formUserId === null) return null;
  return {
    method: 'receiveMessage',
    id: id(members['id']),
    formUserId,
    userId: id(members['userId']),
    formMessage: content(members['formMessage']),
    messageType: text(members['messageType']),
    dateTime: moment(members['dateTime']),
    latestDate: moment(members['latestDate']),
    headIcon: text(members['headIcon']),
    realName: text(members['realName']),
    account: text(members['account']),
  };
};

const messageList: FrameReader = ({ list, pagination }) => ({
  method: 'messageList',
  list: rows(list, historyRow),
  pagination: isMembers(pagination)
    ? {
        total: count(pagination['total']) ?? 0,
        currentPage: count(pagination['currentPage']) ?? undefined,
        pageSize: count(pagination['pageSize']) ?? undefined,
      }
    : null,
});

const presence =
  (method: SocketMessages['PresenceFrame']['method']): FrameReader =>
  (members) => {
    const userId = id(members['userId']);
    return userId === null ? null : { method, userId };
  };

/** Reader of each frame, by its `method`; a map, so that no name of a prototype is among them. */
export const readers: ReadonlyMap<string, FrameReader> = new Map<string, FrameReader>([
  ['initMessage', initMessage],
  ['messagePush', messagePush],
  ['sendMessage', sendMessage],
  ['receiveMessage', receiveMessage],
  ['messageList', messageList],
  ['online', presence('online')],
  ['Online', presence('online')],
  ['offline', presence('offline')],
  ['Offline', presence('offline')],
  ['logout', ({ token, msg }) => ({ method: 'logout', token: text(token), msg: text(msg) })],
  ['closeSocket', ({ msg }) => ({ method: 'closeSocket', msg: text(msg) })],
  ['refresh', ({ msg }) => ({ method: 'refresh', msg: text(msg) })],
  ['error', ({ msg }) => ({ method: 'error', msg: text(msg) })],
  ['heartCheck', () => ({ method: 'heartCheck' })],
  ['HeartCheck', () => ({ method: 'heartCheck' })],
]);
