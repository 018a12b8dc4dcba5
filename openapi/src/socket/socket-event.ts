import type { ServerFrame } from '../../generated/socket.gen.ts';
import type { ConnectionState } from './connection-state.ts';

/** A frame that carries something for the page. */
export type MessageFrame = Exclude<ServerFrame, { method: 'logout' | 'closeSocket' | 'refresh' | 'heartCheck' | 'HeartCheck' }>;

/** Status of the one connection of all tabs. `ended` is for good: `closed` by us, `refused` by a server that does not accept the token. */
export type SocketStatus =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'ended'; readonly reason: 'closed' | 'refused' };

/** Events subscribers hear. None of them ever holds the token. */
export type SocketEvent =
  | { readonly kind: 'status'; readonly status: SocketStatus }
  | { readonly kind: 'message'; readonly frame: MessageFrame }
  /** The server ended a session: this one, or (`isOwnToken` false) another one of this browser. What to do is the subscriber's. @source shell §4 */
  | { readonly kind: 'logout'; readonly isOwnToken: boolean; readonly msg: string | null }
  | { readonly kind: 'closeSocket' | 'refresh'; readonly msg: string | null };

/** Event a frame is to subscribers; null for a heartbeat. */
export function eventOf(frame: ServerFrame, token: string): Exclude<SocketEvent, { kind: 'status' }> | null {
  switch (frame.method) {
    case 'heartCheck':
    case 'HeartCheck':
      return null;
    case 'logout':
      return hideToken({ kind: 'logout', isOwnToken: isSameToken(frame.token, token), msg: frame.msg ?? null }, token);
    case 'closeSocket':
    case 'refresh':
      return hideToken({ kind: frame.method, msg: frame.msg ?? null }, token);
    default:
      return hideToken({ kind: 'message', frame }, token);
  }
}

export function statusOf(state: ConnectionState): SocketStatus {
  if (state.kind === 'ended') return state;
  return { kind: state.kind === 'idle' ? 'connecting' : state.kind };
}

/** A server may quote what it was sent. Shorter tokens are none, and would hide words. */
const HIDDEN_FROM_CHARS = 8;
const HIDDEN = '[token]';

function hideToken<Event>(event: Event, token: string): Event {
  const bare = withoutPrefix(token);
  return bare.length < HIDDEN_FROM_CHARS ? event : (hide(event, bare) as Event);
}

function hide(value: unknown, bare: string): unknown {
  if (typeof value === 'string') return value.includes(bare) ? value.replaceAll(bare, HIDDEN) : value;
  if (Array.isArray(value)) return value.map((item) => hide(item, bare));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, hide(member, bare)]));
}

const withoutPrefix = (token: string): string => token.replace(/^bearer /i, '');

/** A logout without a token means the session it was sent to; servers differ in whether they name the prefix. @reading R-173 */
const isSameToken = (named: string | null | undefined, own: string): boolean => !named || withoutPrefix(named) === withoutPrefix(own);
