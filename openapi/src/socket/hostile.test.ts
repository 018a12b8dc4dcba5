import { describe, expect, test } from 'vitest';
import type { SocketEvent } from './socket-event.ts';
import { framesOfRow, hostileSocket, type HostileSocketRow } from './testing/hostile.ts';
import { SECRET, TOKEN, createWorld, framesOf, type Page, type World } from './testing/world.ts';

interface Outcome extends World {
  readonly page: Page;
  readonly heard: readonly SocketEvent[];
}

/** Plays a row against a client in a tab of its own. */
async function play({ input, expected }: HostileSocketRow): Promise<Outcome> {
  const world = createWorld({ canShare: false, random: () => 1 - Number.EPSILON });
  const { server, clock } = world;
  if (input.kind === 'open') server.mood = 'refuses';
  if (input.kind === 'silent' && input.phase === 'connect') server.mood = 'hangs';
  if (input.kind === 'silent' && input.phase === 'open') server.answers = { heartbeats: false, greetings: false };
  const page = world.openPage();
  await clock.advance(input.kind === 'silent' ? (expected.withinMs ?? 0) : 1000);
  const before = page.events.length;
  if (input.kind === 'frames') {
    const frames = framesOfRow(input, TOKEN);
    for (let at = 0; at < frames.length; at += input.perSecond ?? frames.length) {
      for (const frame of frames.slice(at, at + (input.perSecond ?? frames.length))) server.sayToAll(frame);
      await clock.advance(1000);
    }
  }
  if (input.kind === 'open') await clock.advance(600_000);
  return { ...world, page, heard: page.events.slice(before) };
}

const messages = ({ heard }: Outcome) => framesOf(heard).filter(({ method }) => method === 'receiveMessage');
const logouts = ({ heard }: Outcome) => heard.filter((event) => event.kind === 'logout');

const PARTS = ['unreadNoticeCount', 'unreadMessageCount', 'unreadScheduleCount', 'unreadSystemMessageCount'];
/** Figures of a frame as whoever counts them reads them: without a total it is that of its parts. */
const unreadOf = (frame: object) => ({
  total: Reflect.get(frame, 'unreadTotalCount') ?? PARTS.reduce((sum, part) => sum + Number(Reflect.get(frame, part) ?? 0), 0),
  bySender: Reflect.get(frame, 'unreadNums'),
});

/** Duty of this client for each verdict; what is drawn, counted or reloaded is the page's. */
const VERDICTS: Record<string, (outcome: Outcome, expected: HostileSocketRow['expected']) => void> = {
  ignored: ({ heard, page }) => expect([heard, page.oddities.length]).toEqual([[], 1]),
  // The server closes such a connection; a client that gets such a frame leaves it alone.
  closed: ({ heard, page }) => expect([heard, page.oddities.length]).toEqual([[], 1]),
  text: (outcome, { literal }) => expect(messages(outcome).map((frame) => Reflect.get(frame, 'formMessage'))).toEqual(literal),
  // In which order they are shown is for the log to say.
  value: (outcome, { order = [], appended = order.length }) => expect(messages(outcome)).toHaveLength(appended),
  default: ({ heard }, { unread }) => expect(framesOf(heard).map(unreadOf)).toEqual([{ total: unread, bySender: [] }]),
  reload: (outcome) => {
    expect(logouts(outcome).length).toBeGreaterThan(0);
    expect(new Set(logouts(outcome).map(({ isOwnToken }) => isOwnToken))).toEqual(new Set([false]));
  },
  login: (outcome, { literal, reconnects, toasts = 1 }) => {
    const ended = { kind: 'ended', reason: 'refused' };
    if (reconnects === undefined) {
      expect(logouts(outcome)).toEqual(
        Array.from({ length: toasts }, () => ({ kind: 'logout', isOwnToken: true, msg: expect.anything() })),
      );
      for (const part of literal ?? []) expect(JSON.stringify(logouts(outcome).map(({ msg }) => msg))).toContain(JSON.stringify(part));
    } else expect([outcome.page.client.status, outcome.server.addresses.length - 1]).toEqual([ended, reconnects]);
  },
  reconnect: ({ server }) => expect(server.addresses.length).toBe(2),
};

describe('what a server may say', () => {
  test.each(hostileSocket.map((row) => [row.id, row.expected.verdict, row] as const))('%s is %s', async (_, verdict, row) => {
    const outcome = await play(row);
    const judge = VERDICTS[verdict];
    if (!judge) throw new Error(`unknown verdict ${verdict}`);
    judge(outcome, row.expected);
    expect(JSON.stringify(outcome.page.events)).not.toContain(SECRET);
  });
});
