import { describe, expect, test } from 'vitest';
import { TAKEOVER_MS } from './tabs.ts';
import { createWorld, framesOf, type Page, type World } from './testing/world.ts';

const CHANNEL_MS = 5;
const SERVER_MS = 10;

async function threeTabs(): Promise<World & { leader: Page; next: Page; last: Page }> {
  const world = createWorld({ latencyMs: () => CHANNEL_MS, serverLatencyMs: () => SERVER_MS });
  const [leader, next, last] = [world.openPage(), world.openPage(), world.openPage()];
  await world.clock.advance(1000);
  return { ...world, leader, next, last };
}

describe('the leader dies', () => {
  test('another tab takes over, reconnects, and asks for the totals', async () => {
    const { server, clock, leader, next, last } = await threeTabs();
    for (const { events } of [next, last]) events.length = 0;
    leader.tab.kill();
    await clock.advance(1000);
    expect([next.client.role, last.client.role]).toEqual(['leader', 'follower']);
    expect(server.addresses).toHaveLength(2);
    for (const { client, events } of [next, last]) {
      expect(client.status.kind).toBe('open');
      expect(framesOf(events)).toMatchObject([{ method: 'initMessage' }]);
    }
  });
  test('again and again, down to the last tab', async () => {
    const { server, clock, leader, next, last } = await threeTabs();
    leader.tab.kill();
    await clock.advance(1000);
    next.tab.kill();
    await clock.advance(1000);
    last.say('still here');
    expect(last.client.role).toBe('leader');
    expect(server.texts).toEqual(['still here']);
    expect(server.mostLive).toBe(1);
  });
});

describe('at every step of a message of another tab', () => {
  // One millisecond after another, from before the message is posted until well after it is acknowledged.
  const steps = Array.from({ length: 4 * CHANNEL_MS }, (_, ms) => ms - CHANNEL_MS);

  test.each(steps)('%d ms after it was said, it is sent once and its tab is told', async (ms) => {
    const { server, clock, leader, next, last } = await threeTabs();
    if (ms < 0) {
      leader.tab.kill();
      await clock.advance(-ms);
    }
    for (const page of [next, last]) page.say(page === next ? 'next' : 'last');
    if (ms >= 0) {
      await clock.advance(ms);
      leader.tab.kill();
    }
    await clock.advance(5000);
    expect(server.texts).toHaveLength(2);
    expect(new Set(server.texts)).toEqual(new Set(['last', 'next']));
    for (const { outcomes } of [next, last]) expect([...outcomes.values()]).toEqual([{ kind: 'sent' }]);
  });

  test.each(steps)('while there is no connection, %d ms after it was said', async (ms) => {
    const { server, clock, leader, next, last } = await threeTabs();
    server.mood = 'isDown';
    server.dropAll();
    await clock.advance(100);
    for (const page of [next, last]) page.say(page === next ? 'next' : 'last');
    await clock.advance(Math.max(ms, 0));
    leader.tab.kill();
    await clock.advance(5000);
    server.mood = 'accepts';
    await clock.advance(30_000);
    expect(server.texts).toHaveLength(2);
    expect(new Set(server.texts)).toEqual(new Set(['last', 'next']));
    for (const { outcomes } of [next, last]) expect([...outcomes.values()]).toEqual([{ kind: 'sent' }]);
  });
});

test('at every step of the take-over the next leader dies too, and nothing is lost or doubled', async () => {
  for (let ms = 0; ms < TAKEOVER_MS + 50; ms += 3) {
    const { server, clock, leader, next, last } = await threeTabs();
    for (const text of ['a', 'b', 'c']) last.say(text);
    await clock.advance(CHANNEL_MS - 1);
    leader.tab.kill();
    await clock.advance(ms);
    next.tab.kill();
    last.say('d');
    await clock.advance(5000);
    expect(server.texts).toEqual(['a', 'b', 'c', 'd']);
    expect(server.mostLive).toBe(1);
  }
});

test('what was said to a dead leader is not sent again when its acknowledgement was on the way', async () => {
  const { server, clock, leader, next } = await threeTabs();
  next.say('once');
  await clock.advance(CHANNEL_MS);
  expect(server.texts).toEqual(['once']);
  expect(next.outcomes.get('once')).toBeNull();
  leader.tab.kill();
  await clock.advance(5000);
  expect(server.texts).toEqual(['once']);
  expect(next.outcomes.get('once')).toEqual({ kind: 'sent' });
});

test('nor when the next leader had never heard of the dead one', async () => {
  const SLOW_MS = 200;
  let answersMs = 1;
  const latencyMs = (from: string, to: string) => (from !== 'tab1' ? 1 : to === 'tab2' ? SLOW_MS : answersMs);
  const { server, clock, openPage } = createWorld({ latencyMs });
  const [leader, next, last] = [openPage(), openPage(), openPage()];
  await clock.advanceUntil(() => last.client.role === 'follower');
  answersMs = SLOW_MS - 1;
  last.say('once');
  await clock.advanceUntil(() => server.texts.length === 1);
  expect(next.client.role).toBe('electing');
  leader.tab.kill();
  await clock.advance(5000);
  expect(server.texts).toEqual(['once']);
  expect(last.outcomes.get('once')).toEqual({ kind: 'sent' });
  last.say('twice');
  await clock.advance(1000);
  expect(server.texts).toEqual(['once', 'twice']);
});

test('the lock is taken away from a living leader: it follows the new one and loses nothing', async () => {
  const { server, clock, browser, leader, next, last } = await threeTabs();
  server.mood = 'isDown';
  server.dropAll();
  await clock.advance(100);
  for (const page of [leader, next, last]) page.say(page === leader ? 'leader' : 'other');
  await clock.advance(100);
  browser.locks.steal();
  server.mood = 'accepts';
  await clock.advance(5000);
  expect([leader, next, last].map(({ client }) => client.role)).toEqual(['follower', 'leader', 'follower']);
  expect(server.texts.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(['leader', 'other', 'other']);
  expect(server.mostLive).toBe(1);
  for (const { client, outcomes } of [leader, next, last]) {
    expect(client.status.kind).toBe('open');
    expect([...outcomes.values()]).toEqual([{ kind: 'sent' }]);
  }
});
