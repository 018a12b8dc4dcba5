export type { MessageBody } from './body.ts';
export { decodeServerFrame, type ChatEvent, type ChatMessage, type ChatPerson, type UnreadOfSender } from './chat.ts';
export { messageCodecs } from './codec.ts';
export type { ChatContent, ChatImage } from './content.ts';
export {
  senderOf,
  sentAtMs,
  type ChatContact,
  type Conversation,
  type FlowTask,
  type Message,
  type MessageDetail,
  type MessageFile,
  type MessageFilter,
  type MessageType,
  type Notice,
  type NoticeDraft,
  type NoticeRecord,
  type NoticeSearch,
  type ScheduleLink,
  type UnreadCounts,
} from './model.ts';
export {
  badgeText,
  BADGE_MAX,
  CHAT_PAGE_SIZE,
  CHAT_TEXT_MAX_CHARS,
  chatImageProblem,
  chatTextToSend,
  CONTACT_PAGE_SIZE,
  encodeConfig,
  HISTORY_PAGE_SIZE,
  IMAGE_MAX_BYTES,
  isChatTextTooLong,
  MESSAGE_PAGE_SIZE,
  openingOf,
  type MessageOpening,
} from './rules.ts';
