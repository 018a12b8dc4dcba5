import { frameText, type ClientMessage, type Introduction } from './client-frame.ts';
import type { SocketEnvironment } from './environment.ts';
import { QUEUE_LIMIT, type SendOutcome } from './outbox.ts';
import { createOwnRequests } from './own-requests.ts';
import type { FrameOddity } from './read-frame.ts';
import { createSeenMessages } from './seen-messages.ts';
import { socketAddress } from './socket-address.ts';
import type { SocketEvent, SocketStatus } from './socket-event.ts';
import { createTabs, type TabRole } from './tabs.ts';

export interface SocketClientOptions {
  /** Origin of the API, such as `https://console.example.com`. */
  readonly origin: string;
  /** The token exactly as login answered it. */
  readonly token: string;
  /** Introduction of this client in OnConnection. */
  readonly introduction: Introduction;
  readonly environment: SocketEnvironment;
  /** Called for every frame that was left alone, with how many of its kind there were; never with what it held. */
  readonly onOddity?: (oddity: FrameOddity, count: number) => void;
}

/** Outcome of a message, as far as it is known at once. `sent` means handed to an open socket, once. */
export type SendAnswer = SendOutcome | { readonly kind: 'queued'; readonly outcome: Promise<SendOutcome> };

export interface SocketClient {
  readonly status: SocketStatus;
  readonly role: TabRole | 'ended';
  /** Sends a message now, or as soon as there is a connection, or says why not. Messages of a tab arrive in the order they were sent in. */
  send(message: ClientMessage): SendAnswer;
  /** @returns a function that ends the subscription */
  subscribe(listener: (event: SocketEvent) => void): () => void;
  /** Ends for good: nothing is sent, received or tried again. Another tab takes the connection over. */
  close(): void;
}

/** Requests under way to a leader that is connected; it answers in moments, so many more mean that it hangs. @reading R-174 */
const UNANSWERED_LIMIT = 1000;

/**
 * The web socket of a session: one for all tabs of a browser, opened again whenever it is lost. Starts at once.
 * @throws {Error} when the token is empty or cannot stand in an address; the message does not hold it
 * @source shell §4 @reading R-170
 */
export function createSocketClient({ origin, token, introduction, environment, onOddity }: SocketClientOptions): SocketClient {
  const address = socketAddress(origin, token);
  const listeners = createListeners((error) => environment.reportError(error));
  const requests = createOwnRequests();
  const isRepetition = createSeenMessages();
  let status: SocketStatus = { kind: 'connecting' };

  const isEnded = () => status.kind === 'ended';
  const onEvent = (event: SocketEvent) => {
    if (isEnded() || isRepetition(event)) return;
    if (event.kind !== 'status') listeners.tell(event);
    else if (event.status.kind === 'ended') end(event.status);
    else if (event.status.kind !== status.kind) {
      status = event.status;
      listeners.tell(event);
    }
  };
  const tabs = createTabs({ address, token, introduction, environment, requests, onEvent, onOddity: counted(onOddity) });
  const stopWaking = environment.onWake(() => tabs.wake());

  /** A leader whose token was refused keeps the lock and goes on telling so, lest the other tabs try one after another. */
  function end(last: Extract<SocketStatus, { kind: 'ended' }>): void {
    status = last;
    stopWaking();
    requests.refuseAll(last.reason);
    if (last.reason === 'closed' || !tabs.isLeading) tabs.leave();
    listeners.tell({ kind: 'status', status });
    listeners.clear();
  }

  return {
    get status() {
      return status;
    },
    get role() {
      return isEnded() ? 'ended' : tabs.role;
    },
    send(message) {
      if (status.kind === 'ended') return { kind: 'refused', reason: status.reason };
      const body = bodyOf(message, token);
      if (body === null) return { kind: 'refused', reason: 'tooLarge' };
      if (requests.size >= (status.kind === 'open' ? UNANSWERED_LIMIT : QUEUE_LIMIT)) return { kind: 'refused', reason: 'full' };
      const request = requests.add(body);
      tabs.take(request);
      return request.outcome ?? { kind: 'queued', outcome: request.whenKnown };
    },
    subscribe: listeners.add,
    close() {
      if (isEnded()) tabs.leave();
      else end({ kind: 'ended', reason: 'closed' });
    },
  };
}

/** A copy of a message that nobody can change any more; null where it makes no frame. */
const bodyOf = (message: ClientMessage, token: string): string | null =>
  frameText(message, token) === null ? null : JSON.stringify(message);

function counted(onOddity: SocketClientOptions['onOddity']): (oddity: FrameOddity) => void {
  const counts = new Map<FrameOddity, number>();
  return (oddity) => {
    const count = (counts.get(oddity) ?? 0) + 1;
    counts.set(oddity, count);
    onOddity?.(oddity, count);
  };
}

type Listener = (event: SocketEvent) => void;

interface Listeners {
  readonly add: (listener: Listener) => () => void;
  readonly tell: Listener;
  readonly clear: () => void;
}

/** A listener that fails does not keep the others from hearing. */
function createListeners(reportError: (error: unknown) => void): Listeners {
  const listeners = new Set<Listener>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(event) {
      for (const listener of listeners) {
        try {
          listener(event);
        } catch (error) {
          reportError(error);
        }
      }
    },
    clear: () => listeners.clear(),
  };
}
