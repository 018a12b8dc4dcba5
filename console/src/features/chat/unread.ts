import type { ChatEvent } from '@milepost/openapi/domains/message';
import { sessionAtom } from '../../auth/sessionAtom.ts';

/** Unread messages by sender. */
export type UnreadBySender = ReadonlyMap<string, number>;

/** Events that change the counts: the socket, or another tab of the person in which something was read. */
export type UnreadEvent = ChatEvent | { readonly kind: 'readElsewhere'; readonly senderId: string };

/** Unread messages, as far as the socket has said. @source shell §4 */
export const unreadBySender = sessionAtom<UnreadBySender>(new Map());
/** The person whose conversation is on screen; null when none is. */
export const openPersonId = sessionAtom<string | null>(null);
/** Counts calls: the icon blinks anew for each. */
export const callCount = sessionAtom(0);

/** People who are connected; null while nobody has said. */
export const onlineIds = sessionAtom<ReadonlySet<string> | null>(null);

export const totalOf = (counts: UnreadBySender): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

/**
 * Unread messages after these events. What an open conversation receives is read at once; the first frame of a connection says
 * everything anew.
 * @source shell §4
 */
export function nextUnread(counts: UnreadBySender, events: readonly UnreadEvent[], openId: string | null): UnreadBySender {
  let next: Map<string, number> | null = null;
  for (const event of events) {
    if (event.kind === 'init') next = new Map(event.unreadBySender.map(({ senderId, count }) => [senderId, count]));
    if (event.kind === 'received' && event.sender.id !== openId) {
      next ??= new Map(counts);
      next.set(event.sender.id, (next.get(event.sender.id) ?? 0) + 1);
    }
    if (event.kind === 'readElsewhere' && (next ?? counts).has(event.senderId)) {
      next ??= new Map(counts);
      next.delete(event.senderId);
    }
  }
  if (openId !== null) next?.delete(openId);
  return next ?? counts;
}

/** True when the icon calls for these events: something came that is not on screen. */
export const isCalled = (events: readonly UnreadEvent[], openId: string | null): boolean =>
  events.some((event) => event.kind === 'received' && event.sender.id !== openId);

/** Everything one person said has been read. */
export function forgetUnread(id: string): void {
  const counts = unreadBySender.get();
  if (!counts.has(id)) return;
  const next = new Map(counts);
  next.delete(id);
  unreadBySender.set(next);
}

/** People who are connected after these events. */
export function nextOnline(ids: ReadonlySet<string> | null, events: readonly UnreadEvent[]): ReadonlySet<string> | null {
  let next = ids;
  for (const event of events) {
    if (event.kind === 'init') next = new Set(event.onlineIds);
    if (event.kind !== 'presence') continue;
    const changed = new Set(next);
    if (event.isOnline) changed.add(event.userId);
    else changed.delete(event.userId);
    next = changed;
  }
  return next;
}
