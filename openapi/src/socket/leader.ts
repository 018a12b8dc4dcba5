import type { ChannelMessage } from './channel-message.ts';
import { frameTextOf, greetingText, type Introduction } from './client-frame.ts';
import { createConnection } from './connection.ts';
import type { SocketEnvironment } from './environment.ts';
import { createOutbox, type SendOutcome } from './outbox.ts';
import { readFrame, type FrameOddity } from './read-frame.ts';
import { eventOf, statusOf, type SocketEvent, type SocketStatus } from './socket-event.ts';

export interface LeaderOptions {
  readonly address: string;
  readonly token: string;
  readonly introduction: Introduction;
  readonly environment: SocketEnvironment;
  /** Names this leadership. */
  readonly term: string;
  /** Higher than that of every leader heard so far. */
  readonly firstRank: number;
  /** Speaks to the other tabs; does nothing where there are none. */
  readonly post: (message: ChannelMessage) => void;
  readonly onEvent: (event: SocketEvent) => void;
  readonly onOddity: (oddity: FrameOddity) => void;
}

/** The tab that has the connection. */
export interface Leader {
  /** Opens the connection. */
  start(): void;
  /** Tells the other tabs, and from now on takes their requests. */
  announce(): void;
  /** Sends a message of this tab. */
  take(body: string, settle: (outcome: SendOutcome) => void): void;
  hear(message: ChannelMessage): void;
  wake(): void;
  /** Gives the connection up for good, without a word to anybody. @param onLeft called when it is closed */
  leave(onLeft?: () => void): void;
}

export function createLeader({
  address,
  token,
  introduction,
  environment,
  term,
  firstRank,
  post,
  onEvent,
  onOddity,
}: LeaderOptions): Leader {
  let status: SocketStatus = { kind: 'connecting' };
  let rank = firstRank;
  let hasLeft = false;
  const voice = createVoice(post, () => ({ kind: 'leader', term, rank, status }));

  const connection = createConnection({
    address,
    environment,
    greetingText: (greeting) => greetingText(greeting, introduction, token),
    onData(data) {
      const read = readFrame(data);
      if (read.kind === 'odd') return onOddity(read.oddity);
      const event = eventOf(read.frame, token);
      if (!event) return;
      voice.say({ kind: 'event', term, event });
      onEvent(event);
    },
    onState(state) {
      if (hasLeft) return;
      status = statusOf(state);
      if (state.kind === 'ended') outbox.end(state.reason);
      // What waited goes before what a subscriber says when it hears of the connection.
      if (state.kind === 'open') outbox.flush();
      voice.sayStatus();
      onEvent({ kind: 'status', status });
    },
  });
  const outbox = createOutbox((text) => connection.send(text));

  function take(body: string, settle: (outcome: SendOutcome) => void): void {
    const text = frameTextOf(body, token);
    if (text === null) settle({ kind: 'refused', reason: 'tooLarge' });
    else outbox.push({ text, settle });
  }

  return {
    start: () => connection.start(),
    announce: () => voice.announce(),
    take,
    wake: () => connection.wake(),
    hear(message) {
      if (message.kind === 'hello') {
        voice.sayStatus();
        // The newcomer has heard no totals yet.
        connection.greet();
      } else if (message.kind === 'request' && message.term === term)
        take(message.body, (outcome) => post({ kind: 'answer', tab: message.tab, seq: message.seq, outcome }));
      else if (message.kind === 'wake' && message.term === term) connection.wake();
      else if (message.kind === 'leader' && message.rank >= rank) {
        // A last word of the leader before: whoever believes it must hear who leads now.
        rank = message.rank + 1;
        voice.sayStatus();
      }
    },
    leave(onLeft) {
      hasLeft = true;
      connection.close(onLeft);
    },
  };
}

interface Voice {
  announce(): void;
  say(message: ChannelMessage): void;
  sayStatus(): void;
}

/** Speaks to the other tabs once they know who speaks; what came before is said then. */
function createVoice(post: (message: ChannelMessage) => void, status: () => ChannelMessage): Voice {
  const unsent: ChannelMessage[] = [];
  let isAnnounced = false;
  return {
    announce() {
      if (isAnnounced) return;
      isAnnounced = true;
      post(status());
      for (const message of unsent.splice(0)) post(message);
    },
    say(message) {
      if (isAnnounced) post(message);
      else unsent.push(message);
    },
    sayStatus() {
      if (isAnnounced) post(status());
    },
  };
}
