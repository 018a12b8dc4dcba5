import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { ServerFrame } from '../../../../generated/socket.gen.ts';
import { personWith, signIn, type Person } from '../client.ts';
import { serve } from '../served.ts';
import { keepResult } from '../../../../../scripts/testing/keepResult.mjs';
import { connect, idOf, socketAddress } from '../socket-client.ts';

const IS_FULL = process.env.MILEPOST_TEST_ALL === '1';
const PER_SECOND = 1000;
const SECONDS = IS_FULL ? 20 : 2;
const TOTAL = PER_SECOND * SECONDS;
const TICK_MS = 10;
const LIMIT_MS = (SECONDS + 60) * 1000;

let folder: string;
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'milepost-chat-'));
});
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A sandbox of its own, on the disk, as people start it. */
async function start(): Promise<string> {
  const served = await serve(path.join(import.meta.dirname, '../../main.ts'), folder);
  child = served.child;
  return served.url;
}

/** Calls `send` with 0, 1, 2 … at an even pace, catching up when the computer was busy. */
function pace(send: (index: number) => void): Promise<void> {
  const startedMs = performance.now();
  let sent = 0;
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(TOTAL, Math.ceil(((performance.now() - startedMs) / 1000) * PER_SECOND));
      for (; sent < due; sent += 1) send(sent);
      if (sent < TOTAL) return;
      clearInterval(timer);
      resolve();
    }, TICK_MS);
  });
}

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;

/** A socket that only counts: checking every frame would cost more than the sandbox does. */
async function listen(url: string, person: Person, onFrame: (frame: ServerFrame) => void): Promise<WebSocket> {
  const socket = new WebSocket(socketAddress(url, person.token));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return new Promise((resolve) => {
    socket.on('message', (data: Buffer) => {
      const frame: ServerFrame = JSON.parse(data.toString('utf8'));
      if (frame.method === 'initMessage') resolve(socket);
      onFrame(frame);
    });
    socket.send(JSON.stringify({ method: 'OnConnection', token: person.token, mobileDevice: false }));
  });
}

it(
  `${PER_SECOND} messages a second for ${SECONDS} s: none lost, none doubled, all in order, all kept`,
  async () => {
    const url = await start();
    const [sender, receiver] = await Promise.all([signIn(url, 'staff'), signIn(url, 'guest')]);
    const toUserId = await idOf(receiver);
    const received: unknown[] = [];
    const echoed: unknown[] = [];
    const sentMs: number[] = [];
    const lagsMs: number[] = [];
    let isComplete = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (isComplete = resolve));
    const one = await listen(url, sender, (frame) => {
      if (frame.method === 'sendMessage' && echoed.push(frame.toMessage) === TOTAL && received.length === TOTAL) isComplete();
    });
    await listen(url, receiver, (frame) => {
      if (frame.method !== 'receiveMessage') return;
      lagsMs.push(performance.now() - (sentMs[received.length] ?? 0));
      if (received.push(frame.formMessage) === TOTAL && echoed.length === TOTAL) isComplete();
    });

    const startedMs = performance.now();
    await pace((index) => {
      sentMs.push(performance.now());
      one.send(
        JSON.stringify({ method: 'SendMessage', token: sender.token, toUserId, messageType: 'text', messageContent: `巡查 ${index}` }),
      );
    });
    const lastSentMs = performance.now();
    await arrived;
    const doneMs = performance.now();

    const wanted = Array.from({ length: TOTAL }, (_, index) => `巡查 ${index}`);
    const { socket: reader } = await connect(url, receiver);
    reader.send({
      method: 'MessageList',
      toUserId: await idOf(sender),
      formUserId: toUserId,
      currentPage: 1,
      pageSize: 50,
      keyword: '巡查',
    });
    const kept = (await reader.next('messageList')).pagination?.total;
    const figures = {
      perSecond: PER_SECOND,
      seconds: SECONDS,
      sent: TOTAL,
      lost: wanted.length - new Set(received).size,
      doubled: received.length - new Set(received).size,
      kept,
      sendingMs: Math.round(lastSentMs - startedMs),
      lastAfterMs: Math.round(doneMs - lastSentMs),
      lagP50Ms: Math.round(quantile(lagsMs, 0.5)),
      lagP95Ms: Math.round(quantile(lagsMs, 0.95)),
    };
    console.log(`chat load: ${JSON.stringify(figures)}`);
    keepResult('chat-load', figures);
    expect(received).toEqual(wanted);
    expect(echoed).toEqual(wanted);
    expect(kept).toBe(TOTAL);
  },
  LIMIT_MS,
);

/** So many messages are acknowledged before the sandbox is killed. */
const KILL_AFTER = 500;

it(
  'a kill in the middle loses no message that was echoed',
  async () => {
    const url = await start();
    const [sender, receiver] = await Promise.all([signIn(url, 'staff'), signIn(url, 'guest')]);
    const toUserId = await idOf(receiver);
    const echoed = new Set<string>();
    let isDead = (): void => undefined;
    const died = new Promise<void>((resolve) => (isDead = resolve));
    const one = await listen(url, sender, (frame) => {
      if (frame.method !== 'sendMessage' || typeof frame.id !== 'string') return;
      if (echoed.add(frame.id).size !== KILL_AFTER) return;
      child?.removeAllListeners('exit').once('exit', isDead).kill('SIGKILL');
    });
    one.on('error', () => undefined);
    for (let index = 0; index < KILL_AFTER * 4; index += 1)
      one.send(
        JSON.stringify({ method: 'SendMessage', token: sender.token, toUserId, messageType: 'text', messageContent: `耐久 ${index}` }),
      );
    await died;

    const again = await start();
    const { socket } = await connect(again, personWith(again, sender.token));
    socket.send({ method: 'MessageList', toUserId, formUserId: 'me', currentPage: 1, pageSize: 500, sord: 'asc', keyword: '耐久' });
    const { total = 0 } = (await socket.next('messageList')).pagination ?? {};
    const kept = new Set<string>();
    for (let currentPage = 1; kept.size < total; currentPage += 1) {
      socket.send({ method: 'MessageList', toUserId, formUserId: 'me', currentPage, pageSize: 500, sord: 'asc', keyword: '耐久' });
      for (const { id } of (await socket.next('messageList')).list ?? []) kept.add(id);
    }
    expect([...echoed].filter((id) => !kept.has(id))).toEqual([]);
    expect(echoed.size).toBeGreaterThanOrEqual(KILL_AFTER);
  },
  LIMIT_MS,
);
