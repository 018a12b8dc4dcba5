import type { ChatBody, ChatLogMessage } from '@milepost/kit/chat-log';
import type { ChatContent, ChatMessage, ChatPerson, Conversation } from '@milepost/openapi/domains/message';
import { classifyLink } from '@milepost/openapi/guards';

/** Makes addresses of files: of the API or the file host, null for any other, which is not asked. @source shell §3 */
export type FileAddress = (path: string) => string | null;

/** @param origin of the console @param fileHost of uploaded files, empty where that is the console's own */
export const fileAddressOf =
  (origin: string, fileHost: string): FileAddress =>
  (path) => {
    const verdict = classifyLink(path, { use: 'download', context: { origin, fileHost, frameHosts: [], tokenHosts: [], token: null } });
    return verdict.kind === 'fetch' ? verdict.href : null;
  };

/** Body of a message, as the log shows it. */
export function bodyOf(content: ChatContent, addressOf: FileAddress): ChatBody {
  switch (content.kind) {
    case 'text':
      return content;
    case 'image':
      return { kind: 'image', name: content.name, address: addressOf(content.path), widthPx: content.width, heightPx: content.height };
    case 'voice':
      return { kind: 'voice', name: content.name, address: addressOf(content.path), lengthSeconds: content.lengthSeconds };
    case 'video':
      return { kind: 'video', name: content.name, address: addressOf(content.path) };
    case 'other':
      return { kind: 'other' };
  }
}

/** A message of the server in a log. */
export function logMessage(
  message: ChatMessage,
  side: { readonly ownId: string; readonly partnerName: string; readonly partnerPicture?: string | null; readonly addressOf: FileAddress },
): ChatLogMessage {
  const isOwn = message.senderId === side.ownId;
  return {
    id: message.id,
    atMs: message.sentAtMs,
    isOwn,
    senderName: isOwn ? '' : side.partnerName,
    ...(!isOwn && side.partnerPicture && { senderPicture: side.partnerPicture }),
    body: bodyOf(message.content, side.addressOf),
    state: isOwn && message.isRead ? 'read' : 'sent',
  };
}

/** True when two contents say the same: what the server echoes is what was sent. */
export function saysTheSame(one: ChatBody, other: ChatBody): boolean {
  if (one.kind === 'text' && other.kind === 'text') return one.text === other.text;
  return one.kind === 'image' && other.kind === 'image' && one.name === other.name;
}

/** The newest word of a conversation. */
export interface Latest {
  readonly person: ChatPerson;
  readonly content: ChatContent;
  readonly atMs: number | null;
}

/** The recent conversations after a word more: that one comes first. */
export function withLatest(list: readonly Conversation[], { person, content, atMs }: Latest): readonly Conversation[] {
  const known = list.find(({ id }) => id === person.id);
  const first: Conversation = {
    department: '',
    unreadMessage: 0,
    ...known,
    id: person.id,
    realName: person.realName || known?.realName || person.account,
    account: person.account || known?.account || '',
    headIcon: person.headIcon || known?.headIcon || '',
    latest: content,
    latestDate: atMs ?? known?.latestDate ?? null,
  };
  return [first, ...list.filter((one) => one !== known)];
}
