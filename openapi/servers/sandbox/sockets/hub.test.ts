import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Refusal } from '../core/failure.ts';
import { IN_MEMORY, openStore, type Store } from '../core/store.ts';
import { createHub, type Hub } from './hub.ts';

const BEAT_MS = 20;

let store: Store;
let server: Server;
let hub: Hub;
let isSignedIn: boolean;
/** Times the session of `t` is still found. */
let asksLeft: number;

beforeEach(async () => {
  isSignedIn = true;
  asksLeft = Infinity;
  store = openStore(IN_MEMORY);
  server = createServer();
  hub = createHub({ store, now: () => 0, nextId: () => '1', random: (bytes) => new Uint8Array(bytes) }, { heartbeatMs: BEAT_MS });
  hub.attach(server, (token) => {
    if (token === 'bearer other') return { userId: 'o', account: 'o', tokenHash: new Uint8Array() };
    asksLeft -= 1;
    if (!isSignedIn || asksLeft < 0 || token !== 'bearer t') throw new Refusal('您的帐号已被强制下线', 601);
    return { userId: 'u', account: 'a', tokenHash: new Uint8Array() };
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  hub.close();
  await new Promise((resolve) => server.close(resolve));
  store.close();
});

const address = (token = 't'): string => `ws://127.0.0.1:${(server.address() as AddressInfo).port}/websocket/bearer%20${token}`;
const closing = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.once('close', resolve));

it('a socket that no longer answers is let go', async () => {
  const socket = new WebSocket(address(), { autoPong: false });
  expect(await closing(socket)).toBe(1006);
});

it('a socket whose session is over hears it without having asked', async () => {
  const socket = new WebSocket(address());
  const heard: unknown[] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString('utf8'))));
  socket.once('ping', () => (isSignedIn = false));
  expect(await closing(socket)).toBe(4401);
  expect(heard).toEqual([{ method: 'logout', token: 'bearer t', msg: '您的帐号已被强制下线' }]);
});

const saying = (socket: WebSocket, method: string, token: string): void =>
  socket.send(JSON.stringify({ method, token, ...(method === 'OnConnection' && { mobileDevice: false, systemId: '' }) }));
/** Methods of what a socket hears. */
function hearing(socket: WebSocket): string[] {
  const heard: string[] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString('utf8')).method));
  return heard;
}

it('a socket whose session is over hears of nobody who comes', async () => {
  const [socket, other] = [new WebSocket(address()), new WebSocket(address('other'))];
  const heard = hearing(socket);
  await Promise.all([once(socket, 'open'), once(other, 'open')]);
  saying(socket, 'OnConnection', 'bearer t');
  await once(socket, 'message');
  heard.length = 0;
  isSignedIn = false;
  saying(other, 'OnConnection', 'bearer other');
  expect(await closing(socket)).toBe(4401);
  expect(heard).toEqual(['logout']);
  other.terminate();
});

it('a question that waits while its session ends is answered by the close alone', async () => {
  const socket = new WebSocket(address());
  const heard = hearing(socket);
  await once(socket, 'open');
  asksLeft = 1;
  saying(socket, 'heartCheck', 'bearer t');
  expect(await closing(socket)).toBe(4401);
  expect(heard).toEqual(['logout']);
});

it('a frame pushed in a transaction is sent when that is on the disk, and never when it was undone', async () => {
  const socket = new WebSocket(address());
  const heard: string[] = [];
  const first = new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      heard.push(data.toString('utf8'));
      resolve();
    });
  });
  await new Promise((resolve) => socket.once('ping', resolve));
  isSignedIn = false;
  const undone = () =>
    store.transaction(() => {
      hub.push(['u'], { method: 'logout', msg: '撤销' });
      throw new Error('undone');
    });
  expect(undone).toThrow('undone');
  store.transaction(() => hub.push(['u'], { method: 'logout', msg: '已提交' }));
  await first;
  expect(heard.map((text) => JSON.parse(text).msg)).toEqual(['已提交']);
  await closing(socket);
});
