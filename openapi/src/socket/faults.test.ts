import { expect, test } from 'vitest';
import { createWorld, framesOf, statusesOf, type Page, type World } from './testing/world.ts';

const DROPS = 100;
const SEED = 20_261_121;
const STABLE_MS = 5000;
const LONGEST_UP_MS = 12_000;
/** A connection lost without a word, a server that goes away, one that restarts. */
const CODES = [1006, 1001, 1012] as const;

/** Chance that can be had again: numbers from 0 up to but not including 1. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function opened(random = chance(SEED)): World & { page: Page; isOpen: () => boolean; random: () => number } {
  const world = createWorld({ canShare: false, random });
  const page = world.openPage();
  return { ...world, page, random, isOpen: () => page.client.status.kind === 'open' };
}

const unreadTotalsHeard = ({ events }: Page) => framesOf(events).filter(({ method }) => method === 'initMessage').length;

test(`R12 dropped ${DROPS} times at random: 1 s × 1.5 up to 30 s with chance, anew after 5 s up; one live socket; totals read again (seed ${SEED})`, async () => {
  const { server, clock, page, isOpen, random } = opened();
  let failures = 0;
  for (let drop = 0; drop < DROPS; drop += 1) {
    await clock.advanceUntil(isOpen);
    const upMs = Math.floor(random() * LONGEST_UP_MS);
    await clock.advance(upMs);
    failures = upMs >= STABLE_MS ? 1 : failures + 1;
    const [droppedAtMs, attempts] = [clock.now(), server.addresses.length];
    server.dropAll(CODES[drop % CODES.length]);
    await clock.advanceUntil(() => server.addresses.length > attempts);
    const nominalMs = Math.min(1000 * 1.5 ** (failures - 1), 30_000);
    const waitedMs = clock.now() - droppedAtMs;
    expect(waitedMs, `drop ${drop} after ${upMs} ms up`).toBeGreaterThanOrEqual(Math.round(nominalMs * 0.5));
    expect(waitedMs, `drop ${drop} after ${upMs} ms up`).toBeLessThanOrEqual(Math.round(nominalMs * 0.9));
  }
  await clock.advanceUntil(isOpen);
  await clock.advance(100);
  expect(server.mostLive).toBe(1);
  expect(server.addresses).toHaveLength(DROPS + 1);
  expect(server.said()).toHaveLength(DROPS + 1);
  expect(unreadTotalsHeard(page)).toBe(DROPS + 1);
});

test('R12 a server that was away for long is found again within 30 s of its return, or of the 4 s of an attempt it left hanging, twenty times', async () => {
  const { server, clock, isOpen, random } = opened();
  for (let outage = 0; outage < 20; outage += 1) {
    await clock.advanceUntil(isOpen);
    server.mood = outage % 2 === 0 ? 'isDown' : 'hangs';
    server.dropAll();
    await clock.advance(Math.floor(random() * 600_000) + 1000);
    server.mood = 'accepts';
    await clock.advanceUntil(isOpen, 30_000 + 4000);
  }
  expect(server.mostLive).toBe(1);
});

test('R13 a half-open connection is noticed 45 s after its last byte, and another one is opened within a second', async () => {
  const { server, clock, page, isOpen } = opened();
  await clock.advanceUntil(() => unreadTotalsHeard(page) === 1);
  server.answers = { heartbeats: false, greetings: false };
  await clock.advance(44_999);
  expect(isOpen()).toBe(true);
  await clock.advance(1);
  expect(page.client.status.kind).toBe('waiting');
  server.answers = { heartbeats: true, greetings: true };
  await clock.advanceUntil(isOpen, 1000);
  await clock.advance(100);
  expect(unreadTotalsHeard(page)).toBe(2);
});

test('R13 one that says something at the last moment is kept', async () => {
  const { server, clock, page, isOpen } = opened();
  await clock.advanceUntil(() => unreadTotalsHeard(page) === 1);
  server.answers = { heartbeats: false, greetings: false };
  await clock.advance(44_900);
  server.sayToAll('{"method":"heartCheck"}');
  await clock.advance(24_000);
  expect(isOpen()).toBe(true);
  expect(server.addresses).toHaveLength(1);
});

test('R14 a server that takes connections and stays silent: each attempt is given up after 4 s, and the page is told of it once', async () => {
  const { server, clock, page } = opened();
  await clock.advanceUntil(() => page.client.status.kind === 'open');
  server.mood = 'hangs';
  server.dropAll();
  await clock.advance(1000);
  const tries = server.addresses.length;
  await clock.advance(3999);
  expect(server.addresses).toHaveLength(tries);
  await clock.advance(600_000);
  const attempts = server.addresses.length - 1;
  // 4 s and at least 15 s of waiting each, once the waits are as long as they become.
  expect(attempts).toBeGreaterThan(15);
  expect(attempts).toBeLessThan(50);
  expect(statusesOf(page.events).filter((kind) => kind === 'open')).toHaveLength(1);
  expect(server.live.size).toBe(0);
});
