import {
  choice,
  commaList,
  count,
  flag,
  from,
  id,
  jsonText,
  list,
  listed,
  moment,
  nullableText,
  number,
  paged,
  record,
  text,
  type Codec,
  type InOf,
  type ModelOf,
  type OperationCodecs,
  type OutOf,
} from '../../wire/index.ts';
import { messageType, readBody, type MessageBody } from './body.ts';
import { chatContent } from './content.ts';

/** Of older servers a message without a type is a notice: they keep no other there. */
const typeOrNotice: Codec<string | number | null | undefined, ModelOf<typeof messageType>, 1 | 2 | 3 | 4> = {
  decode: (wire) => (wire === null || wire === undefined ? 'notice' : messageType.decode(wire)),
  encode: (model) => messageType.encode(model),
};

export const messageRow = record({
  id,
  title: nullableText,
  type: typeOrNotice,
  typeName: nullableText,
  isRead: flag,
  flowType: number,
  isEnabled: from('enabledMark', flag),
  releaseUser: nullableText,
  releaseTime: moment,
  creatorUser: nullableText,
  lastModifyTime: moment,
});

/** 0 asks for unread ones only, empty for all. */
const onlyUnread: Codec<string | number | null | undefined, boolean, '' | '0'> = {
  decode: (wire) => wire === 0 || wire === '0',
  encode: (model) => (model ? '0' : ''),
};

export const messageFilter = record({
  keyword: text,
  type: choice({ all: '', notice: '1', flow: '2', system: '3', schedule: '4' }, 'all'),
  isOnlyUnread: from('isRead', onlyUnread),
});

export const messageFile = record({
  name: text,
  fileId: nullableText,
  fileSize: number,
  fileExtension: nullableText,
  fileVersionId: nullableText,
  url: nullableText,
});
const files = jsonText(list(messageFile));

const detailFields = record({
  id,
  title: nullableText,
  type: typeOrNotice,
  /** 2 opens the entrust page; null for messages that belong to no flow. */
  flowType: number,
  bodyText: nullableText,
  excerpt: nullableText,
  files,
  /** Picture above a notice; null where it has none, or the server does not say. @reading R-712 */
  coverImage: nullableText,
  releaseUser: nullableText,
  releaseTime: moment,
  creatorUser: nullableText,
  lastModifyTime: moment,
});

type DetailModel = Omit<ModelOf<typeof detailFields>, 'bodyText'> & { body: MessageBody };

export const messageDetail: Codec<InOf<typeof detailFields>, DetailModel, OutOf<typeof detailFields>> = {
  decode: (wire) => {
    const { bodyText, ...rest } = detailFields.decode(wire);
    return { ...rest, body: readBody(rest.type, bodyText) };
  },
  encode: ({ body, ...rest }) => detailFields.encode({ ...rest, bodyText: body.text }),
};

export const unreadCounts = record({
  flow: from('unReadMsg', count),
  notice: from('unReadNotice', count),
  system: from('unReadSystemMsg', count),
  schedule: from('unReadSchedule', count),
  total: from('unReadNum', count),
});

const conversationFields = record({
  id,
  realName: nullableText,
  account: nullableText,
  headIcon: nullableText,
  department: nullableText,
  latestMessage: nullableText,
  messageType: nullableText,
  latestDate: moment,
  unreadMessage: count,
});

type ConversationModel = Omit<ModelOf<typeof conversationFields>, 'latestMessage' | 'messageType'> & {
  latest: ModelOf<typeof chatContent>;
};

export const conversation: Codec<InOf<typeof conversationFields>, ConversationModel, OutOf<typeof conversationFields>> = {
  decode: (wire) => {
    const { latestMessage, messageType: type, ...rest } = conversationFields.decode(wire);
    return { ...rest, latest: chatContent.decode({ type, text: latestMessage }) };
  },
  encode: ({ latest, ...rest }) => {
    const { type, text: latestMessage } = chatContent.encode(latest);
    return conversationFields.encode({ ...rest, latestMessage, messageType: type });
  },
};

export const chatContact = record({ id, account: nullableText, realName: nullableText, headIcon: nullableText, department: nullableText });

/** @reading R-074 */
const noticeState = choice({ draft: 0, released: 1, expired: 2 }, 'draft');
const reminder = choice({ site: 1, configured: 2, none: 3 }, 'site');

export const noticeRow = record({
  id,
  title: nullableText,
  excerpt: nullableText,
  category: nullableText,
  coverImage: nullableText,
  state: from('enabledMark', noticeState),
  creatorUser: nullableText,
  creatorTime: moment,
  releaseUser: nullableText,
  releaseTime: moment,
  lastModifyTime: moment,
  expirationTime: moment,
  reminder: from('remindCategory', reminder),
  /** People who have it, and those who have opened it; null where the server does not say. @reading R-601 */
  receiverCount: number,
  readCount: number,
});

const draftMembers = {
  title: nullableText,
  excerpt: nullableText,
  bodyText: nullableText,
  files,
  toUserIds: commaList,
  category: nullableText,
  coverImage: nullableText,
  expirationTime: moment,
  reminder: from('remindCategory', reminder),
  sendConfigId: nullableText,
} as const;

export const noticeDraft = record({ ...draftMembers, title: text });

export const noticeRecord = record({
  ...draftMembers,
  id,
  state: from('enabledMark', noticeState),
  creatorUser: nullableText,
  creatorTime: moment,
  releaseUser: nullableText,
  releaseTime: moment,
  lastModifyTime: moment,
});

/** A value of a closed set, as it is. */
const same = <Value>(): Codec<Value, Value> => ({ decode: (wire) => wire, encode: (model) => model });

/** First and last moment, both inclusive, in milliseconds since 1970; null for any. @reading R-507 */
const span: Codec<number[] | null | undefined, readonly [number, number] | null, number[]> = {
  decode: (wire) => (wire?.[0] !== undefined && wire[1] !== undefined ? [wire[0], wire[1]] : null),
  encode: (model) => (model ? [...model] : []),
};

export const noticeSearch = record({
  keyword: text,
  currentPage: same<number>(),
  pageSize: same<20 | 50 | 100 | 500>(),
  sort: same<'asc' | 'desc'>(),
  sidx: text,
  categories: from('type', list(text)),
  state: from('enabledMark', choice({ all: '', draft: '0', released: '1', expired: '2' }, 'all')),
  creatorIds: from('creatorUser', list(id)),
  releaserIds: from('releaseUser', list(id)),
  createdSpan: from('creatorTime', span),
  releasedSpan: from('releaseTime', span),
  expiringSpan: from('expirationTime', span),
});

type Operations =
  | 'listMessages'
  | 'readMessage'
  | 'readAllMessages'
  | 'removeMessages'
  | 'getUnreadCounts'
  | 'listConversations'
  | 'removeChatRecords'
  | 'removeConversation'
  | 'listChatContacts'
  | 'listNotices'
  | 'countNoticeReaders'
  | 'createNotice'
  | 'getNotice'
  | 'updateNotice'
  | 'removeNotice'
  | 'releaseNotice';

/** Codecs of the answers and bodies of messages, notices and chat. */
export const messageCodecs = {
  listMessages: { data: paged(messageRow) },
  readMessage: { data: messageDetail },
  readAllMessages: { body: messageFilter },
  removeMessages: { body: record({ ids: commaList }) },
  getUnreadCounts: { data: unreadCounts },
  listConversations: { data: listed(conversation) },
  removeChatRecords: {},
  removeConversation: {},
  listChatContacts: { data: paged(chatContact) },
  listNotices: { data: paged(noticeRow), body: noticeSearch },
  /** Number of people these receivers are; empty is everybody. @reading R-508 */
  countNoticeReaders: { data: record({ total: count }), body: record({ toUserIds: commaList }) },
  createNotice: { body: noticeDraft },
  getNotice: { data: noticeRecord },
  updateNotice: { body: noticeDraft },
  removeNotice: {},
  releaseNotice: {},
} as const satisfies OperationCodecs<Operations>;
