import type { SendOutcome } from './outbox.ts';
import type { SocketEvent, SocketStatus } from './socket-event.ts';

/** What tabs say to each other. `term` names one leadership; the token is in none of it. */
export type ChannelMessage =
  /** A tab that has just come. */
  | { readonly kind: 'hello' }
  /** The leader, by itself and after every change of its connection. */
  | { readonly kind: 'leader'; readonly term: string; readonly status: SocketStatus }
  /** What the server said. */
  | { readonly kind: 'event'; readonly term: string; readonly event: SocketEvent }
  /** A follower wants something sent: its `seq`-th message, as JSON without the token. Only the leader of that term takes it. */
  | { readonly kind: 'request'; readonly term: string; readonly tab: string; readonly seq: number; readonly body: string }
  /** What became of a request. */
  | { readonly kind: 'answer'; readonly tab: string; readonly seq: number; readonly outcome: SendOutcome }
  /** A follower became visible or came online. */
  | { readonly kind: 'wake'; readonly term: string };

const KINDS: ReadonlySet<unknown> = new Set(['hello', 'leader', 'event', 'request', 'answer', 'wake']);

/** The name of what tabs of one session share. The number changes with the messages, so that an old tab does not misread a new one. */
export const channelName = (digestOfToken: string): string => `milepost-socket-1-${digestOfToken}`;

/** A message of a tab of ours, or null; only pages of our own origin can write here, and only this program uses the name. */
export const asChannelMessage = (data: unknown): ChannelMessage | null =>
  typeof data === 'object' && data !== null && 'kind' in data && KINDS.has(data.kind) ? (data as ChannelMessage) : null;
