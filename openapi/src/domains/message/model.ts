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

/** Subject of a message. @source shell §3 */
export type MessageType = ModelOf<typeof messageType>;

/** A message of the drawer and the list. */
export type Message = ModelOf<typeof messageRow>;
/** Filter of messages. `type` 'all' and an empty keyword leave nothing out. */
export type MessageFilter = ModelOf<typeof messageFilter>;
/** An attachment; `fileSize` is in bytes, null where it is not known. */
export type MessageFile = ModelOf<typeof messageFile>;
/** Task of a flow that a message opens. */
export type FlowTask = ModelOf<typeof flowTask>;
/** Schedule that a message opens. */
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
/** Draft of the notice dialog; no receivers mean everybody. A receiver is a person's id, or `encodeMemberId` of a place, role or group. @reading R-508 */
export type NoticeDraft = ModelOf<typeof noticeDraft>;
/** Question for the list of notices. */
export type NoticeSearch = ModelOf<typeof noticeSearch>;

type Sent = Pick<Message, 'releaseUser' | 'creatorUser' | 'releaseTime' | 'lastModifyTime'>;

/** Sender: older servers name the creator instead. */
export const senderOf = ({ releaseUser, creatorUser }: Pick<Sent, 'releaseUser' | 'creatorUser'>): string => releaseUser || creatorUser;

/** Moment it was sent, in milliseconds since 1970; older servers say when it was changed last. */
export const sentAtMs = ({ releaseTime, lastModifyTime }: Pick<Sent, 'releaseTime' | 'lastModifyTime'>): number | null =>
  releaseTime ?? lastModifyTime;
