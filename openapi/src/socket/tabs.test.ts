import { describe, expect, test } from 'vitest';
import { QUEUE_LIMIT } from './outbox.ts';
import { SECRET, chat, createWorld, framesOf, statusesOf, type Page, type World } from './testing/world.ts';

/** Tabs that all are connected; the first one leads. */
async function connected(count: number): Promise<World & { pages: Page[] }> {
  const world = createWorld();
  const pages: Page[] = [];
  for (let tab = 0; tab < count; tab++) {
    pages.push(world.openPage());
    await world.clock.advanceUntil(() => pages.every(({ client }) => client.status.kind === 'open'));
  }
  await world.clock.advance(1000);
  return { ...world, pages };
}
const rolesOf = (pages: readonly Page[]) => pages.map(({ client }) => client.role);

describe('one socket per browser', () => {
  test('the first tab has the connection, the others speak through it', async () => {
    const { server, pages } = await connected(5);
    expect(rolesOf(pages)).toEqual(['leader', 'follower', 'follower', 'follower', 'follower']);
    expect(server.addresses).toHaveLength(1);
  });
  test('tabs that open together agree on one', async () => {
    const { server, clock, openPage } = createWorld();
    const pages = Array.from({ length: 5 }, () => openPage());
    expect(rolesOf(pages)).toEqual(Array(5).fill('electing'));
    await clock.advance(1000);
    expect(rolesOf(pages).toSorted()).toEqual(['follower', 'follower', 'follower', 'follower', 'leader']);
    expect(server.addresses).toHaveLength(1);
  });
  test('what the server says is heard in every tab, once', async () => {
    const { server, clock, pages } = await connected(3);
    for (const { events } of pages) events.length = 0;
    const message = { method: 'receiveMessage', formUserId: 'u1', messageType: 'text', formMessage: 'x', id: 'm1' };
    server.sayToAll(JSON.stringify(message));
    server.sayToAll(JSON.stringify(message));
    server.sayToAll('{"method":"logout","token":"OTHER"}');
    await clock.advance(100);
    for (const { events } of pages)
      expect(events).toMatchObject([
        { kind: 'message', frame: { id: 'm1' } },
        { kind: 'logout', isOwnToken: false },
      ]);
  });
  test('what any tab says is sent once, in its order', async () => {
    const { server, clock, pages } = await connected(3);
    for (let round = 0; round < 10; round++) for (const [tab, page] of pages.entries()) page.say(`${tab}.${round}`);
    await clock.advance(100);
    expect(server.texts).toHaveLength(30);
    for (const tab of [0, 1, 2]) {
      const own = server.texts.filter((text) => String(text).startsWith(`${tab}.`));
      expect(own).toEqual(Array.from({ length: 10 }, (_, round) => `${tab}.${round}`));
    }
    for (const { outcomes } of pages) expect(new Set([...outcomes.values()].map((outcome) => outcome?.kind))).toEqual(new Set(['sent']));
  });
  test('a tab that comes later hears the status and the totals', async () => {
    const { server, clock, pages, openPage } = await connected(1);
    const late = openPage();
    await clock.advance(100);
    expect(late.client.status.kind).toBe('open');
    expect(framesOf(late.events)).toMatchObject([{ method: 'initMessage' }]);
    expect(server.addresses).toHaveLength(1);
    expect(rolesOf([...pages, late])).toEqual(['leader', 'follower']);
  });
  test('every tab is told how the connection fares', async () => {
    const { server, clock, pages } = await connected(2);
    server.dropAll();
    await clock.advance(10_000);
    expect(statusesOf(pages[0]!.events)).toEqual(statusesOf(pages[1]!.events));
    expect(statusesOf(pages[1]!.events)).toEqual(['open', 'waiting', 'connecting', 'open']);
  });
  test('a follower that becomes visible makes the leader try at once', async () => {
    const { server, clock, pages } = await connected(2);
    server.mood = 'isDown';
    server.dropAll();
    await clock.advance(120_000);
    await clock.advanceUntil(() => pages[0]!.client.status.kind === 'waiting');
    server.mood = 'accepts';
    pages[1]!.tab.wake();
    await clock.advance(50);
    expect(pages.map(({ client }) => client.status.kind)).toEqual(['open', 'open']);
  });
  test('the queue of 100 is one for all tabs, and whoever is refused is told', async () => {
    const { server, clock, pages } = await connected(2);
    server.mood = 'isDown';
    server.dropAll();
    await clock.advance(1000);
    for (let index = 0; index < 80; index++) for (const [tab, page] of pages.entries()) page.say(`${tab}.${index}`);
    await clock.advance(100);
    const outcomes = pages.flatMap((page) => [...page.outcomes.values()]);
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(QUEUE_LIMIT);
    expect(outcomes.filter((outcome) => outcome?.kind === 'refused' && outcome.reason === 'full')).toHaveLength(60);
    server.mood = 'accepts';
    await clock.advance(60_000);
    expect(server.texts).toHaveLength(QUEUE_LIMIT);
  });
  test('a leader that is connected but answers nothing is not asked without end', async () => {
    const { pages } = await connected(2);
    for (let index = 0; index < 1000; index++) expect(pages[1]!.say(`m${index}`)).toBe('queued');
    expect(pages[1]!.client.send(chat('one too many'))).toEqual({ kind: 'refused', reason: 'full' });
  });
  test('a follower refuses by itself when 100 of its messages wait', async () => {
    const { server, clock, pages } = await connected(2);
    server.mood = 'isDown';
    server.dropAll();
    await clock.advance(1000);
    for (let index = 0; index < QUEUE_LIMIT; index++) expect(pages[1]!.say(`m${index}`)).toBe('queued');
    expect(pages[1]!.client.send(chat('one too many'))).toEqual({ kind: 'refused', reason: 'full' });
  });
});

describe('between tabs', () => {
  test('the token never passes', async () => {
    const { browser, server, clock, pages } = await connected(3);
    for (const page of pages) page.say('hello');
    server.sayToAll(JSON.stringify({ method: 'logout', token: `Bearer ${SECRET}`, msg: SECRET }));
    await clock.advance(100);
    expect(browser.posted.length).toBeGreaterThan(5);
    expect(browser.posted.join('\n')).not.toContain(SECRET);
    expect([...browser.channels.keys()].join()).not.toContain(SECRET);
  });
  test('another person in another tab has a channel and a socket of their own', async () => {
    const { browser, server, clock, pages, openPage } = await connected(1);
    const other = openPage('Bearer another-person');
    await clock.advance(1000);
    expect([pages[0]!.client.role, other.client.role]).toEqual(['leader', 'leader']);
    expect(browser.channels.size).toBe(2);
    other.say('mine');
    await clock.advance(100);
    expect(server.taken.at(-1)?.frame).toMatchObject({ messageContent: 'mine', token: 'Bearer another-person' });
    server.say([...server.live][0]!, '{"method":"closeSocket"}');
    await clock.advance(100);
    expect(other.events.some(({ kind }) => kind === 'closeSocket')).toBe(false);
  });
  test.each([
    null,
    7,
    'x',
    {},
    { kind: 'event' },
    { kind: 'leader' },
    { kind: 'nonsense' },
    { kind: 'request', tab: 'x', seq: 1, body: '{' },
  ])('a message that nobody of us posted changes nothing: %j', async (message) => {
    const { browser, server, clock, pages } = await connected(2);
    const [name] = [...browser.channels.keys()];
    const stranger = browser.openTab().environment.sharing!.openChannel(name!);
    const before = pages.map(({ events }) => events.length);
    stranger.postMessage(message);
    await clock.advance(100);
    expect(pages.map(({ events }) => events.length)).toEqual(before);
    expect(rolesOf(pages)).toEqual(['leader', 'follower']);
    expect(server.texts).toEqual([]);
  });
});

describe('where tabs cannot share', () => {
  test('each has a socket of its own', async () => {
    const { server, clock, openPage } = createWorld({ canShare: false });
    const pages = [openPage(), openPage()];
    await clock.advance(1000);
    expect(rolesOf(pages)).toEqual(['alone', 'alone']);
    expect(server.addresses).toHaveLength(2);
  });
  test.each(['locks', 'channel', 'digest'] as const)('a browser whose %s fail falls back to that', async (part) => {
    const { browser, clock, openPage } = createWorld();
    const fail = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    const openTab = browser.openTab.bind(browser);
    browser.openTab = () => {
      const tab = openTab();
      const sharing = tab.environment.sharing!;
      const openChannel = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      const broken = { locks: { locks: { request: fail } }, channel: { openChannel }, digest: { digest: fail } }[part];
      return { ...tab, environment: { ...tab.environment, sharing: { ...sharing, ...broken } } };
    };
    const page = openPage();
    page.say('early');
    await clock.advance(1000);
    expect(page.client.role).toBe('alone');
    expect(page.client.status.kind).toBe('open');
    expect(page.outcomes.get('early')).toEqual({ kind: 'sent' });
  });
});

describe('a token that is not accepted', () => {
  test('ends every tab after one attempt, also one that comes later', async () => {
    const { server, clock, openPage } = createWorld();
    server.mood = 'refuses';
    const pages = [openPage(), openPage(), openPage()];
    pages[1]!.say('never');
    await clock.advance(600_000);
    pages.push(openPage());
    await clock.advance(600_000);
    expect(server.addresses).toHaveLength(1);
    for (const { client } of pages) expect(client.status).toEqual({ kind: 'ended', reason: 'refused' });
    expect(pages[1]!.outcomes.get('never')).toEqual({ kind: 'refused', reason: 'refused' });
    for (const { client } of pages) client.close();
    await clock.advance(600_000);
    expect(server.addresses).toHaveLength(1);
    expect(clock.timerCount).toBe(0);
  });
});

describe('close() of one tab', () => {
  test('the moment it hears that it is to connect, ends it all the same', async () => {
    const { server, clock, pages } = await connected(2);
    pages[1]!.client.subscribe((event) => {
      if (event.kind === 'status' && event.status.kind === 'connecting') pages[1]!.client.close();
    });
    pages[0]!.tab.kill();
    await clock.advance(60_000);
    expect(pages[1]!.client.role).toBe('ended');
    expect(server.live.size).toBe(0);
    expect(server.said()).toEqual(['OnConnection', 'OnConnection']);
  });
  test('of a follower leaves the others alone', async () => {
    const { server, clock, pages } = await connected(3);
    pages[1]!.client.close();
    await clock.advance(60_000);
    expect(server.addresses).toHaveLength(1);
    expect(rolesOf(pages)).toEqual(['leader', 'ended', 'follower']);
  });
  test('of the leader: another tab takes over when its socket is closed, and never are there two', async () => {
    const { server, clock, pages } = await connected(3);
    pages[0]!.client.close();
    pages[1]!.say('meanwhile');
    await clock.advance(1000);
    expect(rolesOf(pages)).toEqual(['ended', 'leader', 'follower']);
    expect(server.mostLive).toBe(1);
    expect(server.texts).toEqual(['meanwhile']);
    pages[1]!.client.close();
    await clock.advance(100);
    expect(rolesOf(pages)[2]).toBe('leader');
    pages[2]!.client.close();
    await clock.advance(100);
    expect(server.live.size).toBe(0);
    expect(clock.timerCount).toBe(0);
  });
});
