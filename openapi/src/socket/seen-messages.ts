import type { SocketEvent } from './socket-event.ts';

/** Number of chat messages that are remembered; a repetition comes soon after or not at all. */
const REMEMBERED = 1000;

/**
 * Tells chat messages that came before, by their id; a message without an id is always new.
 * @reading R-173
 */
export function createSeenMessages(): (event: SocketEvent) => boolean {
  const seen = new Set<string>();
  return (event) => {
    if (event.kind !== 'message' || (event.frame.method !== 'receiveMessage' && event.frame.method !== 'sendMessage') || !event.frame.id)
      return false;
    const key = `${event.frame.method}:${event.frame.id}`;
    if (seen.has(key)) return true;
    seen.add(key);
    const [oldest] = seen;
    if (seen.size > REMEMBERED && oldest !== undefined) seen.delete(oldest);
    return false;
  };
}
