import type { SendOutcome } from './outbox.ts';
import type { SocketEvent, SocketStatus } from './socket-event.ts';

/**
 * Messages of tabs to each other; the token is in none of them. `term` names one leadership, and of two leaderships the one of
 * the higher `rank` is the present one, however late a message of the other comes.
 */
export type ChannelMessage =
  /** A tab that looks for its leader. */
  | { readonly kind: 'hello' }
  /** The leader, by itself and after every change of its connection. */
  | { readonly kind: 'leader'; readonly term: string; readonly rank: number; readonly status: SocketStatus }
  /** Event the server told. */
  | { readonly kind: 'event'; readonly term: string; readonly event: SocketEvent }
  /** A follower wants something sent: its `seq`-th message, as JSON without the token. Only the leader of that term takes it. */
  | { readonly kind: 'request'; readonly term: string; readonly tab: string; readonly seq: number; readonly body: string }
  /** Outcome of a request. */
  | { readonly kind: 'answer'; readonly tab: string; readonly seq: number; readonly outcome: SendOutcome }
  /** A follower became visible or came online. */
  | { readonly kind: 'wake'; readonly term: string };

/** The name of what tabs of one session share. The number changes with the messages, so that an old tab does not misread a new one. */
export const channelName = (digestOfToken: string): string => `milepost-socket-1-${digestOfToken}`;

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;
const isText = (value: unknown): boolean => typeof value === 'string';
const hasKind = (value: unknown, ...kinds: readonly string[]): boolean => isMembers(value) && kinds.some((kind) => kind === value['kind']);

/** Members each message must have; the rest is trusted, for only this program knows the name of the channel. */
const SHAPES: ReadonlyMap<unknown, (message: Members) => boolean> = new Map<unknown, (message: Members) => boolean>([
  ['hello', () => true],
  [
    'leader',
    ({ term, rank, status }) => isText(term) && typeof rank === 'number' && hasKind(status, 'connecting', 'open', 'waiting', 'ended'),
  ],
  ['event', ({ term, event }) => isText(term) && hasKind(event, 'message', 'logout', 'closeSocket', 'refresh')],
  ['request', ({ term, tab, seq, body }) => isText(term) && isText(tab) && typeof seq === 'number' && isText(body)],
  ['answer', ({ tab, seq, outcome }) => isText(tab) && typeof seq === 'number' && hasKind(outcome, 'sent', 'refused')],
  ['wake', ({ term }) => isText(term)],
]);

/** A message of a tab of ours, or null. */
export const asChannelMessage = (data: unknown): ChannelMessage | null =>
  isMembers(data) && SHAPES.get(data['kind'])?.(data) ? (data as ChannelMessage) : null;
