import { createMessageLog } from '../../../engines/message-log/index.ts';
import type { ChatBody, ChatEmoji, ChatLogMessage, ChatMessageLog, ChatState } from '../types.ts';

/** A day of stories and tests, where they run. */
export const START_MS = new Date(2026, 10, 20, 9, 0).getTime();
const MINUTE_MS = 60_000;

interface Saying {
  readonly isOwn?: boolean;
  readonly senderName?: string;
  readonly atMs?: number | null;
  readonly state?: ChatState;
  readonly id?: string | null;
}

/** One message of a story. */
export const says = (
  what: string | ChatBody,
  { isOwn = false, senderName = '张三', atMs = START_MS, state = 'sent', id = null }: Saying = {},
): ChatLogMessage => ({
  id,
  atMs,
  isOwn,
  senderName: isOwn ? '' : senderName,
  body: typeof what === 'string' ? { kind: 'text', text: what } : what,
  state,
});

const TURNS = [
  'K98+500 今晚占道，缓冲车能排几台？',
  '目前空闲两台：皖A·D7315 和 皖A·F51208。',
  '两台都要，21:30 前到石桥收费站集合，联系人何俊杰。',
  '好的，两台缓冲车 21:30 到位。',
] as const;

/** So many messages, a minute apart, both people in turn. */
export const talkOf = (count: number, firstMs = START_MS): ChatLogMessage[] =>
  Array.from({ length: count }, (_, at) =>
    says(`${TURNS[at % TURNS.length] ?? ''}${at >= TURNS.length ? ` ${at + 1}` : ''}`, {
      isOwn: at % 2 === 0,
      atMs: firstMs + at * MINUTE_MS,
      state: at % 2 === 0 ? 'read' : 'sent',
    }),
  );

/** A log that holds these. */
export function logOf(messages: readonly ChatLogMessage[]): ChatMessageLog {
  const log = createMessageLog<ChatLogMessage>();
  log.prepend(messages);
  return log;
}

/** A road with a car, drawn in place: nothing is fetched. */
export const PHOTO_ADDRESS =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="640" height="360"%3E%3Crect width="640" height="360" fill="%23c8ced6"/%3E%3Cpath d="M0 240h640" stroke="%23677079" stroke-width="4"/%3E%3Crect x="120" y="190" width="120" height="50" fill="%23c37902"/%3E%3C/svg%3E';

export const photo = (name = '缓冲车车位图.jpg', address: string | null = PHOTO_ADDRESS): ChatBody => ({
  kind: 'image',
  name,
  address,
  widthPx: 640,
  heightPx: 360,
});

/** Two emoji are enough for a story. */
export const EMOJI: readonly ChatEmoji[] = [
  { code: '[grin]', character: '😀', label: '咧嘴笑' },
  { code: '[smile]', character: '🙂', label: '微笑' },
];
export const BY_CODE: ReadonlyMap<string, ChatEmoji> = new Map(EMOJI.map((emoji) => [emoji.code, emoji]));
