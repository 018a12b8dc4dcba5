import type { ModelOf } from '../../wire/index.ts';
import type { flowTask, messageType, scheduleLink } from './body.ts';
import type {
  chatContact,
  conversation,
  messageFile,
  messageDetail,
  messageFilter,
  messageRow,
  noticeDraft,
  noticeRecord,
  noticeRow,
  noticeSearch,
  unreadCounts,
} from './codec.ts';

/** What a message is about. @source shell §3 */
export type MessageType = ModelOf<typeof messageType>;

/** A message of the drawer and the list. */
export type Message = ModelOf<typeof messageRow>;
/** Which messages are meant. `type` 'all' and an empty keyword leave nothing out. */
export type MessageFilter = ModelOf<typeof messageFilter>;
/** An attachment; `fileSize` is in bytes, null where it is not known. */
export type MessageFile = ModelOf<typeof messageFile>;
/** Which task of a flow a message opens. */
export type FlowTask = ModelOf<typeof flowTask>;
/** Which schedule a message opens. */
export type ScheduleLink = ModelOf<typeof scheduleLink>;

/** A message that was opened. */
export type MessageDetail = ModelOf<typeof messageDetail>;

/** Unread messages by type, and all together. */
export type UnreadCounts = ModelOf<typeof unreadCounts>;
/** The newest word between the reader and somebody else. */
export type Conversation = ModelOf<typeof conversation>;
/** Somebody to talk to. */
export type ChatContact = ModelOf<typeof chatContact>;
/** A notice of the maintenance page. */
export type Notice = ModelOf<typeof noticeRow>;
export type NoticeRecord = ModelOf<typeof noticeRecord>;
/** What the notice dialog edits; no receivers mean everybody. */
export type NoticeDraft = ModelOf<typeof noticeDraft>;
/** What the list of notices is asked with. */
export type NoticeSearch = ModelOf<typeof noticeSearch>;

type Sent = Pick<Message, 'releaseUser' | 'creatorUser' | 'releaseTime' | 'lastModifyTime'>;

/** Who sent it: older servers name the creator instead. */
export const senderOf = ({ releaseUser, creatorUser }: Pick<Sent, 'releaseUser' | 'creatorUser'>): string => releaseUser || creatorUser;

/** When it was sent, in milliseconds since 1970; older servers say when it was changed last. */
export const sentAtMs = ({ releaseTime, lastModifyTime }: Pick<Sent, 'releaseTime' | 'lastModifyTime'>): number | null =>
  releaseTime ?? lastModifyTime;
