import { describe, expect, test } from 'vitest';
import { createSocketClient } from './client.ts';
import { QUEUE_LIMIT } from './outbox.ts';
import { SECRET, TOKEN, chat, createWorld, framesOf, statusesOf, type Page, type World } from './testing/world.ts';

/** A tab with a socket of its own. */
function alone(): World & { page: Page } {
  const world = createWorld({ canShare: false });
  return { ...world, page: world.openPage() };
}
async function opened() {
  const world = alone();
  await world.clock.advanceUntil(() => world.page.client.status.kind === 'open');
  return world;
}

describe('the web socket is opened at /websocket/{token}', () => {
  test('the secure scheme when the page is secure, the token as one segment', () => {
    expect(alone().server.addresses).toEqual(['wss://console.example.test/websocket/Bearer%20t.o-k_1-secret']);
  });
  test.each([
    ['http://127.0.0.1:3000', 'a/b?c#d', 'ws://127.0.0.1:3000/websocket/a%2Fb%3Fc%23d'],
    ['https://console.example.test/', 'x', 'wss://console.example.test/websocket/x'],
  ])('%s with %s', (origin, token, address) => {
    const { browser, server } = createWorld({ canShare: false });
    createSocketClient({ origin, token, introduction: { mobileDevice: true }, environment: browser.openTab().environment });
    expect(server.addresses).toEqual([address]);
  });
  test.each(['', ' ', 'Bearer ', 'secret\ud800'])('a token %j that no address can hold is an error that does not quote it', (token) => {
    const { browser } = createWorld({ canShare: false });
    const create = () =>
      createSocketClient({
        origin: 'https://x.test',
        token,
        introduction: { mobileDevice: true },
        environment: browser.openTab().environment,
      });
    expect(create).toThrow(/^\[socket\] the token is empty/);
    expect(create).not.toThrow(/secret/);
  });
});

describe('after opening', () => {
  test('the client sends an OnConnection message', async () => {
    const { server } = await opened();
    expect(server.taken.map(({ frame }) => frame)).toEqual([{ method: 'OnConnection', mobileDevice: false, token: TOKEN }]);
  });
  test('what the server says reaches every subscriber, and one that fails keeps nobody from it', async () => {
    const { page, server, clock } = await opened();
    await clock.advance(100);
    const unsubscribe = page.client.subscribe(() => page.events.push({ kind: 'refresh', msg: 'second' }));
    const broken = page.client.subscribe(() => {
      throw new Error('a subscriber');
    });
    server.sayToAll('{"method":"messagePush","unreadNoticeCount":1}');
    await clock.advance(100);
    for (const end of [unsubscribe, broken]) end();
    server.sayToAll('{"method":"refresh"}');
    await clock.advance(100);
    expect(statusesOf(page.events)).toEqual(['open']);
    expect(framesOf(page.events)).toMatchObject([{ method: 'initMessage' }, { method: 'messagePush', unreadNoticeCount: 1 }]);
    expect(page.events.slice(2)).toMatchObject([{ kind: 'message' }, { kind: 'refresh', msg: 'second' }, { kind: 'refresh', msg: null }]);
    expect(page.tab.errors).toEqual([new Error('a subscriber')]);
  });
  test('logout, closeSocket and refresh are handed to the subscriber, who decides', async () => {
    const { page, server, clock } = await opened();
    for (const frame of [
      { method: 'logout', token: TOKEN, msg: 'login expired' },
      { method: 'logout', token: SECRET },
      { method: 'logout' },
      { method: 'logout', token: 'OTHER' },
      { method: 'closeSocket', msg: 'bye' },
      { method: 'refresh' },
    ])
      server.sayToAll(JSON.stringify(frame));
    await clock.advance(100);
    expect(page.events.slice(2)).toEqual([
      { kind: 'logout', isOwnToken: true, msg: 'login expired' },
      { kind: 'logout', isOwnToken: true, msg: null },
      { kind: 'logout', isOwnToken: true, msg: null },
      { kind: 'logout', isOwnToken: false, msg: null },
      { kind: 'closeSocket', msg: 'bye' },
      { kind: 'refresh', msg: null },
    ]);
    expect(page.client.status.kind).toBe('open');
  });
  test('the token is never part of an event, also when the server quotes it', async () => {
    const { page, server, clock } = await opened();
    server.sayToAll(JSON.stringify({ method: 'error', msg: `unknown session ${TOKEN}` }));
    server.sayToAll(JSON.stringify({ method: 'receiveMessage', formUserId: SECRET, messageType: 'text', formMessage: { name: SECRET } }));
    server.sayToAll(JSON.stringify({ method: 'initMessage', onlineUserList: [SECRET] }));
    server.sayToAll(JSON.stringify({ method: 'logout', token: TOKEN, msg: SECRET }));
    server.sayToAll(`{"method":"${SECRET}"}`);
    await clock.advance(100);
    expect(page.events).toHaveLength(6);
    expect(JSON.stringify([page.events, page.oddities])).not.toContain(SECRET);
    expect(page.events).toContainEqual(expect.objectContaining({ frame: { method: 'error', msg: 'unknown session Bearer [token]' } }));
  });
  test('frames that are unknown, malformed, binary or oversized are counted and left alone', async () => {
    const { page, server, clock } = await opened();
    await clock.advance(100);
    const before = page.events.length;
    const odd = ['', '{', '[]', '"x"', 'null', '7', '{}', '{"method":7}', '{"method":"constructor"}', '{"method":"nobodyKnows"}'];
    for (const data of [...odd, '{"method":"receiveMessage"}', new ArrayBuffer(8), new Uint8Array(1024).fill(255), 'x'.repeat(1024 * 1024)])
      server.sayToAll(data);
    await clock.advance(100);
    expect(page.events).toHaveLength(before);
    expect(page.client.status.kind).toBe('open');
    expect(Object.fromEntries(page.oddities)).toEqual({ malformed: 9, unknown: 2, binary: 2, oversized: 1 });
  });
  test('a chat message that comes twice with one id is heard once, one without an id every time', async () => {
    const { page, server, clock } = await opened();
    const message = { method: 'receiveMessage', formUserId: 'u1', messageType: 'text', formMessage: 'x' };
    for (const id of ['m1', 'm1', undefined, undefined, 'm2']) server.sayToAll(JSON.stringify({ ...message, id }));
    await clock.advance(100);
    expect(framesOf(page.events).filter(({ method }) => method === 'receiveMessage')).toHaveLength(4);
  });
});

describe('messages', () => {
  test('the token is put in, and the order of a history goes by both its names', async () => {
    const { page, server } = await opened();
    expect(page.client.send({ method: 'UpdateReadMessage', formUserId: 'u2' })).toEqual({ kind: 'sent' });
    page.client.send({ method: 'MessageList', toUserId: 'u2', formUserId: 'u1', currentPage: 1, pageSize: 50, sord: 'desc' });
    expect(server.taken.slice(1).map(({ frame }) => frame)).toEqual([
      { method: 'UpdateReadMessage', formUserId: 'u2', token: TOKEN },
      { method: 'MessageList', toUserId: 'u2', formUserId: 'u1', currentPage: 1, pageSize: 50, sord: 'desc', sort: 'desc', token: TOKEN },
    ]);
  });
  test('at most 100 wait while there is no connection, then a visible refusal; they are sent in order, once', async () => {
    const { page, server, clock } = alone();
    const texts = Array.from({ length: QUEUE_LIMIT }, (_, index) => `m${index}`);
    expect(new Set(texts.map((text) => page.say(text)))).toEqual(new Set(['queued']));
    expect(page.client.send(chat('one too many'))).toEqual({ kind: 'refused', reason: 'full' });
    await clock.advance(100);
    expect(server.texts).toEqual(texts);
    expect([...page.outcomes.values()].every((outcome) => outcome?.kind === 'sent')).toBe(true);
    server.dropAll();
    await clock.advance(10_000);
    expect(server.texts).toEqual(texts);
    expect(page.say('next')).toBe('sent');
  });
  test('what a subscriber says when it hears of the connection comes after what waited', async () => {
    const { page, server, clock } = alone();
    page.say('first');
    page.client.subscribe((event) => {
      if (event.kind === 'status' && event.status.kind === 'open') page.say('second');
    });
    await clock.advance(100);
    expect(server.texts).toEqual(['first', 'second']);
  });
  test('by then there is room again', async () => {
    const { page, server, clock } = alone();
    for (let index = 0; index < QUEUE_LIMIT; index++) page.say(`m${index}`);
    page.client.subscribe((event) => {
      if (event.kind === 'status' && event.status.kind === 'open') page.say('one more');
    });
    await clock.advance(100);
    expect(page.outcomes.get('one more')).toEqual({ kind: 'sent' });
    expect(server.texts).toHaveLength(QUEUE_LIMIT + 1);
  });
  test('what was queued is what was said, whatever becomes of the object', async () => {
    const { page, server, clock } = alone();
    const message = { method: 'SendMessage' as const, toUserId: 'u2', messageType: 'text' as const, messageContent: 'before' };
    page.client.send(message);
    message.messageContent = 'after';
    await clock.advance(100);
    expect(server.texts).toEqual(['before']);
  });
  test('a frame beyond 64 KiB, which would end the connection, is refused', async () => {
    const { page, server } = await opened();
    expect(page.client.send(chat('路'.repeat(30_000)))).toEqual({ kind: 'refused', reason: 'tooLarge' });
    expect(server.texts).toEqual([]);
  });
  test('a message sent while the socket is closing waits for the next one', async () => {
    const { page, server, clock } = await opened();
    server.dropAll();
    expect(page.say('meanwhile')).toBe('queued');
    await clock.advance(2000);
    expect(server.texts).toEqual(['meanwhile']);
    expect(page.outcomes.get('meanwhile')).toEqual({ kind: 'sent' });
  });
});

describe('connection lost', () => {
  test('it is tried again after 1 s × 1.5 up to 30 s, with jitter', async () => {
    const { server, clock, page } = alone();
    server.mood = 'isDown';
    const startedAtMs: number[] = [];
    for (let attempt = 1; attempt <= 14; attempt++) {
      await clock.advanceUntil(() => server.addresses.length > attempt);
      startedAtMs.push(clock.now());
    }
    const waits = startedAtMs.map((atMs, index) => atMs - (startedAtMs[index - 1] ?? atMs)).slice(1);
    expect(waits.slice(0, 3)).toEqual([1060, 1585, 2373]);
    expect(Math.max(...waits)).toBe(21_010);
    server.mood = 'accepts';
    await clock.advanceUntil(() => page.client.status.kind === 'open', 30_000);
  });
  test('an attempt that does not open within 4 s is given up', async () => {
    const { server, clock } = alone();
    server.mood = 'hangs';
    await clock.advance(3999);
    expect(server.addresses).toHaveLength(1);
    await clock.advance(1000);
    expect(server.addresses).toHaveLength(2);
  });
  test('a socket that cannot even be made is tried again', async () => {
    const { clock, browser, server } = createWorld({ canShare: false });
    const { environment } = browser.openTab();
    let made = 0;
    const openSocket = (address: string) => {
      if (++made === 1) throw new DOMException(`The URL '${address}' is invalid.`);
      return server.open(address);
    };
    const client = createSocketClient({
      origin: 'https://x.test',
      token: TOKEN,
      introduction: { mobileDevice: false },
      environment: { ...environment, openSocket },
    });
    expect(client.status.kind).toBe('waiting');
    await clock.advanceUntil(() => client.status.kind === 'open', 2000);
  });
  test('when the browser comes online or the page becomes visible it is tried at once', async () => {
    const { server, clock, page } = alone();
    server.mood = 'isDown';
    await clock.advance(60_000);
    await clock.advanceUntil(() => page.client.status.kind === 'waiting');
    server.mood = 'accepts';
    page.tab.wake();
    await clock.advance(20);
    expect(page.client.status.kind).toBe('open');
  });
  test('a server that does not accept the token is not asked again', async () => {
    const { server, clock, page } = alone();
    server.mood = 'refuses';
    page.say('never');
    await clock.advance(600_000);
    page.tab.wake();
    await clock.advance(600_000);
    expect(server.addresses).toHaveLength(1);
    expect(page.client.status).toEqual({ kind: 'ended', reason: 'refused' });
    expect(statusesOf(page.events)).toEqual(['open', 'ended']);
    expect(page.client.send(chat('x'))).toEqual({ kind: 'refused', reason: 'refused' });
    expect(clock.timerCount).toBe(0);
  });
});

describe('heartbeat', () => {
  test('a silent server is asked after 25 s', async () => {
    const { server, clock } = await opened();
    await clock.advance(24_900);
    expect(server.said()).toEqual(['OnConnection']);
    await clock.advance(200);
    expect(server.said()).toEqual(['OnConnection', 'heartCheck']);
    expect(server.taken.at(-1)?.frame).toEqual({ method: 'heartCheck', token: TOKEN });
  });
  test('one that talks is not', async () => {
    const { server, clock } = await opened();
    for (let second = 0; second < 120; second += 20) {
      server.sayToAll('{"method":"nobodyKnows"}');
      await clock.advance(20_000);
    }
    expect(server.said()).toEqual(['OnConnection']);
  });
  test('one that leaves heartbeats unanswered is kept, because it answers OnConnection', async () => {
    const { server, clock, page } = await opened();
    server.answers.heartbeats = false;
    await clock.advance(300_000);
    expect(server.addresses).toHaveLength(1);
    expect(page.client.status.kind).toBe('open');
    expect(server.said().slice(0, 3)).toEqual(['OnConnection', 'heartCheck', 'OnConnection']);
  });
  test('one that answers nothing is left and opened anew within 46 s', async () => {
    const { server, clock } = await opened();
    await clock.advance(100);
    server.answers = { heartbeats: false, greetings: false };
    await clock.advance(44_900);
    expect(server.addresses).toHaveLength(1);
    await clock.advance(1000);
    expect(server.addresses).toHaveLength(2);
    expect(server.mostLive).toBe(1);
  });
  test('the totals are asked for again on every opening', async () => {
    const { server, clock } = await opened();
    for (let drop = 0; drop < 3; drop++) {
      server.dropAll();
      await clock.advance(10_000);
    }
    expect(server.said()).toEqual(['OnConnection', 'OnConnection', 'OnConnection', 'OnConnection']);
  });
});

describe('close() ends for good', () => {
  test('while open: the socket is closed, nothing is said or heard any more', async () => {
    const { page, server, clock } = await opened();
    await clock.advance(100);
    server.sayToAll('{"method":"refresh"}');
    page.client.close();
    page.client.close();
    await clock.advance(600_000);
    page.tab.wake();
    expect(statusesOf(page.events)).toEqual(['open', 'ended']);
    expect(page.events.at(-1)).toEqual({ kind: 'status', status: { kind: 'ended', reason: 'closed' } });
    expect(server.live.size).toBe(0);
    expect(server.addresses).toHaveLength(1);
    expect(clock.timerCount).toBe(0);
    expect(page.client.role).toBe('ended');
    expect(page.tab.wakerCount).toBe(0);
    expect(page.client.send(chat('x'))).toEqual({ kind: 'refused', reason: 'closed' });
  });
  test.each(['isDown', 'hangs'] as const)('while the server %s: what waits is refused', async (mood) => {
    const { page, server, clock } = alone();
    server.mood = mood;
    await clock.advance(5000);
    page.say('waiting');
    const attempts = server.addresses.length;
    page.client.close();
    await clock.advance(600_000);
    expect(page.outcomes.get('waiting')).toEqual({ kind: 'refused', reason: 'closed' });
    expect(server.addresses).toHaveLength(attempts);
    expect(clock.timerCount).toBe(0);
  });
  test('a subscription after the end hears nothing', async () => {
    const { page } = await opened();
    page.client.close();
    const heard: unknown[] = [];
    page.client.subscribe((event) => heard.push(event))();
    expect(heard).toEqual([]);
  });
});
