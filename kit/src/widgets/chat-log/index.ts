export { ChatHistory } from './ChatHistory.tsx';
export { ChatLog } from './ChatLog.tsx';
export { ChatPane } from './ChatPane.tsx';
export { useChatWords } from './useChatWords.ts';
export type { ChatWords } from './useChatWords.ts';
export type {
  ChatBody,
  ChatEmoji,
  ChatEmojiSet,
  ChatHistoryProps,
  ChatImages,
  ChatLogMessage,
  ChatLogProps,
  ChatMessageLog,
  ChatOutlet,
  ChatPaneProps,
  ChatPartner,
  ChatState,
  HistoryResult,
  ImageResult,
  OlderMessages,
  SendResult,
} from './types.ts';
