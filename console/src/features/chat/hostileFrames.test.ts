import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { manualClock } from '@milepost/kit/engines/clock';
import { decodeServerFrame } from '@milepost/openapi/domains/message';
import type { ChatEvent } from '@milepost/openapi/domains/message';
import { describe, expect, test } from 'vitest';
import messages from '../../testing/hostileMessages.json' with { type: 'json' };
import { frameRows, framesOf } from '../../testing/hostileFrames.ts';
import { inLongRun } from '../../../../scripts/testing/inLongRun.mjs';
import { fileAddressOf } from './store/chatMessages.ts';
import { createChatStore } from './store/chatStore.ts';
import { nextUnread, totalOf } from './unread.ts';

const PAGE = { method: 'messageList', list: [], pagination: { total: 0, currentPage: 1, pageSize: 30 } };
const MIB = 1024 * 1024;

/** Collects what nobody holds any more: what is left is held. */
const heapMb = () => {
  setFlagsFromString('--expose_gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / MIB;
};

/** Somebody's conversation on screen, and a socket to speak for. */
async function talking(withWhom: string) {
  let hear: (event: ChatEvent) => void = () => undefined;
  const store = createChatStore({
    realtime: {
      subscribe(listener) {
        hear = listener;
        return () => undefined;
      },
      send: () => ({ kind: 'sent' }),
    },
    ownId: 'me',
    addressOf: fileAddressOf('https://console.example.test', 'https://files.example.test'),
    clock: manualClock(),
    storeImage: () => new Promise(() => undefined),
    schedule: (task) => task(),
  });
  store.listen({ openId: () => withWhom, onLatest: () => undefined, onRefused: () => undefined, onImageLost: () => undefined });
  const say = (frame: unknown) => {
    const event = decodeServerFrame(frame);
    if (event) hear(event);
    return event;
  };
  const conversation = store.open(withWhom, '', 0);
  say(PAGE);
  await new Promise<void>((resolve) => void setImmediate(resolve));
  const bodies = () => conversation.log.entries().map(({ message }) => message.body);
  return { say, bodies };
}

const talks = frameRows.flatMap((row) => (row.input.chat === undefined ? [] : [{ ...row, input: { ...row.input, chat: row.input.chat } }]));

/** The fault in what came of a row, or null. */
async function judge({ input, expected }: (typeof talks)[number]): Promise<string | null> {
  const { say, bodies } = await talking(input.chat);
  let unread: ReadonlyMap<string, number> = new Map();
  const beforeMb = heapMb();
  const { perSecond = 1 } = input;
  let [said, longestMs, fromMs] = [0, 0, performance.now()];
  for (const frame of framesOf(input)) {
    const event = say(JSON.parse(String(frame)));
    if (event) unread = nextUnread(unread, [event], null);
    said += 1;
    if (said % perSecond > 0) continue;
    longestMs = Math.max(longestMs, performance.now() - fromMs);
    fromMs = performance.now();
  }
  // Even what a second brings, all of it at once, blocks nobody for long.
  if (longestMs >= inLongRun(expected.maxLongTaskMs ?? Infinity)) return `it takes ${longestMs} ms`;
  const heldMb = heapMb() - beforeMb;
  if (heldMb >= (expected.maxHeapMb ?? Infinity)) return `it holds ${heldMb} MB`;
  const wanted = expected.literal ?? expected.order;
  const shown = JSON.stringify(bodies());
  if (wanted && shown !== JSON.stringify(wanted.map((text) => ({ kind: 'text', text })))) return `it shows ${shown}`;
  const { appended = bodies().length } = expected;
  if (bodies().length !== appended) return `it shows ${bodies().length}`;
  // Of a flood nothing is lost and nothing counted twice.
  return input.times && totalOf(unread) !== appended ? `it counts ${totalOf(unread)}` : null;
}

describe('frames of a conversation', () => {
  test.each(talks.map((row) => [row.id, row.expected.verdict, row] as const))('%s is %s', async (_, verdict, row) => {
    expect(['text', 'value']).toContain(verdict);
    expect(await judge(row)).toBeNull();
  });
});

describe('messages of a conversation', () => {
  const said = messages.filter(({ input }) => input.kind === 'chat');

  test.each(said.map((row) => [row.id, row.expected.verdict, row] as const))('%s is %s', async (_, verdict, { input, expected }) => {
    const { say, bodies } = await talking('u1');
    say({ method: 'receiveMessage', formUserId: 'u1', messageType: input.messageType, formMessage: input.message, dateTime: 1 });
    // Text to the last character: which codes of it are emoji is for the log to say. What cannot be shown is a placeholder.
    const wanted = { text: { kind: 'text', text: input.message }, rejected: { kind: 'other' } }[verdict];
    expect(bodies()).toEqual([wanted]);
    expect(JSON.stringify(input.message)).toContain(expected.literal?.[0] ?? '');
  });
});
