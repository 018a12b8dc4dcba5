import { manualClock } from '@milepost/kit/engines/clock';
import { expect, test } from 'vitest';
import { askServer, entryOf } from './askServer.ts';
import type { ServerAnswer } from './askServer.ts';
import { ASK_AGAIN_MS, PART_AGAIN_MS, createConnection, nextConnection } from './connection.ts';

const PAGE = '<html><script type="module" crossorigin src="/assets/start-A.js"></script></html>';
const OWN = '/assets/start-A.js';

const answers =
  (page: string | number | Error, api: number | Error = 200): typeof fetch =>
  async (address) => {
    const answer = typeof address === 'string' && address.startsWith('/api/') ? api : page;
    if (answer instanceof Error) throw answer;
    return typeof answer === 'number' ? new Response('{}', { status: answer }) : new Response(answer);
  };

test.each<[string, typeof fetch, ServerAnswer]>([
  ['the same build', answers(PAGE), 'same'],
  ['another build', answers(PAGE.replace('start-A', 'start-B')), 'newer'],
  ['no answer', answers(new TypeError('Failed to fetch')), 'none'],
  ['a console without its API', answers(PAGE, 502), 'none'],
  ['an API that is away', answers(PAGE, new TypeError('Failed to fetch')), 'none'],
  ['an API that refuses', answers(PAGE, 401), 'same'],
  ['a gateway', answers(503), 'none'],
  ['the page of somebody else', answers('<html>Sign in to the hotel network</html>'), 'none'],
])('%s', async (_, ask, expected) => expect(await askServer(ask, OWN)).toBe(expected));

test('the build is named by the first script of the page', () => expect(entryOf(PAGE)).toBe(OWN));

test.each([
  ['a doubt shows nothing yet', { kind: 'up' }, 'doubt', { kind: 'doubted' }],
  ['a doubt that was wrong', { kind: 'doubted' }, 'answered', { kind: 'up' }],
  ['a doubt that was right', { kind: 'doubted' }, 'unanswered', { kind: 'down', tries: 1, isAsking: false }],
  ['asked again', { kind: 'down', tries: 1, isAsking: false }, 'ask', { kind: 'down', tries: 1, isAsking: true }],
  ['still away', { kind: 'down', tries: 1, isAsking: true }, 'unanswered', { kind: 'down', tries: 2, isAsking: false }],
  ['back', { kind: 'down', tries: 2, isAsking: true }, 'answered', { kind: 'up' }],
  ['another failure meanwhile', { kind: 'down', tries: 2, isAsking: true }, 'doubt', { kind: 'down', tries: 2, isAsking: true }],
] as const)('%s', (_, state, event, expected) => expect(nextConnection(state, event)).toEqual(expected));

const settled = async () => {
  for (let at = 0; at < 5; at += 1) await Promise.resolve();
};

function aConnection(first: ServerAnswer) {
  const clock = manualClock();
  const server = { answer: first, asked: 0 };
  const link = createConnection({
    clock,
    async ask() {
      server.asked += 1;
      return server.answer;
    },
  });
  const pass = async (ms: number) => {
    clock.advance(ms);
    await settled();
  };
  return { server, link, pass };
}

test('a server that is away is asked for at growing distances, and what failed is tried again once it is back', async () => {
  const { server, link, pass } = aConnection('none');
  link.doubt('call');
  expect(link.state.get().kind).toBe('doubted');
  await settled();
  expect(link.state.get()).toMatchObject({ kind: 'down', tries: 1 });
  // Other failures meanwhile ask nothing more.
  link.doubt('call');
  link.doubt('part');
  for (const ms of [...ASK_AGAIN_MS, ASK_AGAIN_MS.at(-1) ?? 0]) {
    const before = server.asked;
    await pass(ms - 1);
    expect(server.asked).toBe(before);
    await pass(1);
    expect(server.asked).toBe(before + 1);
  }
  server.answer = 'same';
  expect(link.turn.get()).toBe(0);
  link.tryNow();
  await settled();
  expect([link.state.get().kind, link.turn.get()]).toEqual(['up', 1]);
});

test('a newer build is told of with what is missing, never where the server is away', async () => {
  const { server, link, pass } = aConnection('none');
  const told: boolean[] = [];
  link.onNewer((isPartMissing) => told.push(isPartMissing));
  link.doubt('part');
  await settled();
  expect(told).toEqual([]);
  server.answer = 'newer';
  await pass(ASK_AGAIN_MS[0] ?? 0);
  expect(told).toEqual([true]);
  link.doubt('call');
  await settled();
  expect(told).toEqual([true, false]);
});

test('a part that does not come from a server that is there is asked for a few times, and then by the reader', async () => {
  const { link, pass } = aConnection('same');
  for (const [at, ms] of PART_AGAIN_MS.entries()) {
    link.doubt('part');
    await settled();
    expect(link.turn.get()).toBe(at);
    await pass(ms);
    expect(link.turn.get()).toBe(at + 1);
  }
  link.doubt('part');
  await pass(600_000);
  expect(link.turn.get()).toBe(PART_AGAIN_MS.length);
});

test('the network of the browser that comes back is taken at its word at once', async () => {
  const { server, link } = aConnection('none');
  const target = new EventTarget() as Window;
  const stop = link.watch(target);
  target.dispatchEvent(new Event('offline'));
  await settled();
  expect(link.state.get().kind).toBe('down');
  server.answer = 'same';
  target.dispatchEvent(new Event('online'));
  await settled();
  expect([link.state.get().kind, link.turn.get()]).toEqual(['up', 1]);
  stop();
  target.dispatchEvent(new Event('offline'));
  await settled();
  expect(link.state.get().kind).toBe('up');
});
