import { afterEach, describe, expect, test } from 'vitest';
import { createSocketClient, type SocketClient } from './client.ts';
import { browserSocketEnvironment, type SocketEnvironment } from './environment.ts';
import type { SocketEvent } from './socket-event.ts';
import { createManualClock, type ManualClock } from './testing/manual-clock.ts';
import { startSocketServer, type SocketServer } from './testing/socket-server.ts';
import { SECRET, TOKEN, chat, framesOf } from './testing/world.ts';

const LONG_RUN_MS = 60_000;
const cleanUp: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const undo of cleanUp.splice(0).toReversed()) await undo();
});

async function start(): Promise<SocketServer> {
  const server = await startSocketServer();
  cleanUp.push(() => server.stop());
  return server;
}

interface Connected {
  readonly client: SocketClient;
  readonly events: SocketEvent[];
  /** Waits until an event makes it true; no time is given, the test's own limit ends it. */
  readonly until: (isDone: () => boolean) => Promise<void>;
}

function connect(server: SocketServer, environment: SocketEnvironment, token = TOKEN): Connected {
  const events: SocketEvent[] = [];
  const waiting = new Set<() => void>();
  const client = createSocketClient({ origin: server.origin, token, introduction: { mobileDevice: false }, environment });
  cleanUp.push(() => client.close());
  client.subscribe((event) => {
    events.push(event);
    for (const check of waiting) check();
  });
  server.onChange(() => {
    for (const check of waiting) check();
  });
  const until = (isDone: () => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!isDone()) return;
        waiting.delete(check);
        resolve();
      };
      waiting.add(check);
      check();
    });
  return { client, events, until };
}

/** Real sockets, but waits are over as soon as the test says so. */
const impatient = (clock: ManualClock): SocketEnvironment => ({ ...browserSocketEnvironment(), clock, sharing: null });

describe('over a real socket', () => {
  test('the address, OnConnection, a message there and one back', async () => {
    const server = await start();
    const { client, events, until } = connect(server, { ...browserSocketEnvironment(), sharing: null });
    await until(() => framesOf(events).some(({ method }) => method === 'initMessage'));
    expect(server.paths).toEqual([`/websocket/${encodeURIComponent(TOKEN)}`]);
    expect(client.send(chat('路面养护'))).toEqual({ kind: 'sent' });
    await until(() => server.texts.length === 1);
    expect(server.texts).toEqual(['路面养护']);
  });

  test(
    '100 drops are survived, with at most one live socket at any time and nothing lost or doubled',
    { timeout: LONG_RUN_MS },
    async () => {
      const server = await start();
      const clock = createManualClock();
      const { client, events, until } = connect(server, impatient(clock));
      const said: string[] = [];
      const say = (text: string) => {
        said.push(text);
        client.send(chat(text));
      };
      for (let drop = 0; drop < 100; drop++) {
        await until(() => server.greeted === drop + 1 && client.status.kind === 'open');
        say(`${drop} open`);
        // What goes into a connection already cut cannot be known to be lost; nothing is said in that moment.
        await until(() => server.texts.length === said.length);
        server.dropAll(drop % 3);
        await until(() => client.status.kind === 'waiting');
        say(`${drop} waiting`);
        await clock.advanceUntil(() => client.status.kind !== 'waiting');
      }
      await until(() => server.texts.length === said.length);
      expect(server.texts).toEqual(said);
      expect(server.mostLive).toBe(1);
      expect(server.paths).toHaveLength(101);
      expect(events.filter((event) => event.kind === 'status' && event.status.kind === 'waiting')).toHaveLength(100);
    },
  );

  test('a server that goes away and comes back is found again', async () => {
    const server = await start();
    const clock = createManualClock();
    const { client, until } = connect(server, impatient(clock));
    await until(() => client.status.kind === 'open');
    await server.pause();
    for (let attempt = 0; attempt < 5; attempt++) {
      await until(() => client.status.kind === 'waiting');
      client.send(chat(`attempt ${attempt}`));
      if (attempt === 4) await server.resume();
      await clock.advanceUntil(() => client.status.kind !== 'waiting');
      await until(() => client.status.kind !== 'connecting');
    }
    await until(() => server.texts.length === 5);
    expect(server.texts).toEqual([0, 1, 2, 3, 4].map((attempt) => `attempt ${attempt}`));
  });

  test('a token that is no session is not tried twice', async () => {
    const server = await start();
    server.refuses = true;
    const clock = createManualClock();
    const { client, until } = connect(server, impatient(clock));
    await until(() => client.status.kind === 'ended');
    await clock.advance(600_000);
    expect(client.status).toEqual({ kind: 'ended', reason: 'refused' });
    expect(server.paths).toHaveLength(1);
  });

  test('junk, binary and unknown frames leave the connection as it is', async () => {
    const server = await start();
    const { client, events, until } = connect(server, { ...browserSocketEnvironment(), sharing: null });
    await until(() => server.greeted === 1 && client.status.kind === 'open');
    for (const data of ['', 'x', '{"method":"x"}', Buffer.alloc(1024, 255), 'x'.repeat(1024 * 1024), '{"method":"refresh","msg":"last"}'])
      server.sayToAll(data);
    await until(() => events.some(({ kind }) => kind === 'refresh'));
    expect(client.status.kind).toBe('open');
    expect(server.paths).toHaveLength(1);
  });
});

describe("with this runtime's own locks and channels", () => {
  test('tabs share one socket, the leader goes, another takes over', { timeout: LONG_RUN_MS }, async () => {
    const server = await start();
    expect(browserSocketEnvironment().sharing).not.toBeNull();
    const tabs = [0, 1, 2].map(() => connect(server, browserSocketEnvironment()));
    for (const { client, until } of tabs) await until(() => client.status.kind === 'open');
    const [leader] = tabs.filter(({ client }) => client.role === 'leader');
    const followers = tabs.filter((tab) => tab !== leader);
    expect(followers.map(({ client }) => client.role)).toEqual(['follower', 'follower']);
    expect(server.paths).toHaveLength(1);

    const answers = await Promise.all(
      followers.map(async ({ client }, index) => {
        const answer = client.send(chat(`from ${index}`));
        return answer.kind === 'queued' ? answer.outcome : answer;
      }),
    );
    expect(answers).toEqual([{ kind: 'sent' }, { kind: 'sent' }]);

    leader!.client.close();
    const late = followers[1]!.client.send(chat('after the leader'));
    expect(late.kind === 'queued' && (await late.outcome)).toEqual({ kind: 'sent' });
    await leader!.until(() => server.texts.length === 3);
    expect(server.texts).toHaveLength(3);
    expect(server.texts.at(-1)).toBe('after the leader');
    expect(server.mostLive).toBe(1);
    expect(followers.map(({ client }) => client.role).includes('leader')).toBe(true);
    expect(JSON.stringify(tabs.map(({ events }) => events))).not.toContain(SECRET);
  });
});
