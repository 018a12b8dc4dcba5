import { createSocketClient, type SocketClient } from '../client.ts';
import type { ClientMessage } from '../client-frame.ts';
import type { SendOutcome } from '../outbox.ts';
import type { FrameOddity } from '../read-frame.ts';
import type { SocketEvent } from '../socket-event.ts';
import { FakeBrowser, type FakeBrowserOptions, type FakeTab } from './fake-browser.ts';
import { FakeServer } from './fake-server.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';

/** For tests: the token of the session. */
export const TOKEN = 'Bearer t.o-k_1-secret';
/** For tests: the token as no text may hold it. */
export const SECRET = 't.o-k_1-secret';

/** For tests: a client in a tab, with all it told. */
export interface Page {
  readonly tab: FakeTab;
  readonly client: SocketClient;
  readonly events: SocketEvent[];
  readonly oddities: [FrameOddity, number][];
  /** Outcome of each text this page said, as far as it is known. */
  readonly outcomes: Map<string, SendOutcome | null>;
  say(text: string): SendOutcome['kind'] | 'queued';
}

/** For tests: a browser, a server and a clock. */
export interface World {
  readonly clock: ManualClock;
  readonly server: FakeServer;
  readonly browser: FakeBrowser;
  readonly openPage: (token?: string) => Page;
}

/** For tests: a chat message. */
export const chat = (text: string): ClientMessage => ({ method: 'SendMessage', toUserId: 'u2', messageType: 'text', messageContent: text });

export function createWorld({
  serverLatencyMs,
  ...options
}: Omit<FakeBrowserOptions, 'clock' | 'server'> & { serverLatencyMs?: () => number } = {}): World {
  const clock = createManualClock();
  const server = new FakeServer(clock, serverLatencyMs);
  const browser = new FakeBrowser({ ...options, clock, server });
  return { clock, server, browser, openPage: (token = TOKEN) => openPage(browser.openTab(), token) };
}

function openPage(tab: FakeTab, token: string): Page {
  const oddities: Page['oddities'] = [];
  const events: SocketEvent[] = [];
  const outcomes: Page['outcomes'] = new Map();
  const client = createSocketClient({
    origin: 'https://console.example.test',
    token,
    introduction: { mobileDevice: false },
    environment: tab.environment,
    onOddity: (oddity, count) => oddities.push([oddity, count]),
  });
  client.subscribe((event) => events.push(event));
  return {
    tab,
    client,
    events,
    oddities,
    outcomes,
    say(text) {
      const answer = client.send(chat(text));
      outcomes.set(text, answer.kind === 'queued' ? null : answer);
      if (answer.kind === 'queued') void answer.outcome.then((outcome) => outcomes.set(text, outcome));
      return answer.kind;
    },
  };
}

/** For tests: the frames among events. */
export const framesOf = (events: readonly SocketEvent[]) => events.flatMap((event) => (event.kind === 'message' ? [event.frame] : []));
/** For tests: the statuses among events. */
export const statusesOf = (events: readonly SocketEvent[]) =>
  events.flatMap((event) => (event.kind === 'status' ? [event.status.kind] : []));
