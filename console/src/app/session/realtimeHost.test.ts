// @vitest-environment jsdom
import type { SocketClient, SocketEvent } from '@milepost/openapi/socket';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { dropToken, keepToken } from '../../auth/token.ts';
import { createRealtimeHost } from './realtimeHost.ts';

interface Opened {
  readonly token: string;
  readonly tell: (event: SocketEvent) => void;
  readonly close: ReturnType<typeof vi.fn<() => void>>;
}

function app() {
  const opened: Opened[] = [];
  const onLogout = vi.fn<(isOwn: boolean, msg: string | null) => void>();
  const onRefresh = vi.fn<() => void>();
  const onReopened = vi.fn<() => void>();
  const onShut = vi.fn<() => void>();
  const open = (token: string): SocketClient => {
    let hear: (event: SocketEvent) => void = () => {};
    const close = vi.fn<() => void>();
    opened.push({ token, close, tell: (event) => hear(event) });
    return {
      status: { kind: 'connecting' },
      role: 'leader',
      send: () => ({ kind: 'sent' }),
      subscribe(listener) {
        hear = listener;
        return () => {};
      },
      close,
    };
  };
  const host = createRealtimeHost({ onLogout, onRefresh, onReopened, onShut, open });
  return { host, opened, onLogout, onRefresh, onReopened, onShut };
}

beforeEach(() => keepToken('Bearer first'));
afterEach(() => dropToken());

test('the socket opens with the present token, and again with a new one after signing in again', async () => {
  const { host, opened } = app();
  host.start();
  await vi.waitUntil(() => opened.length === 1);
  keepToken('Bearer second');
  host.start();
  await vi.waitUntil(() => opened.length === 2);
  expect(opened[0]?.close).toHaveBeenCalledOnce();
  expect(opened.map(({ token }) => token)).toEqual(['Bearer first', 'Bearer second']);
});

test('what is stopped before it opened never opens', async () => {
  const { host, opened } = app();
  host.start();
  host.stop();
  keepToken('Bearer second');
  host.start();
  await vi.waitUntil(() => opened.length > 0);
  expect(opened.map(({ token }) => token)).toEqual(['Bearer second']);
});

test('frames are told decoded, logout and refresh go to the session, and closeSocket closes and asks once whether the session is over', async () => {
  const { host, opened, onLogout, onRefresh, onShut } = app();
  const heard = vi.fn<(event: unknown) => void>();
  const stopHearing = host.subscribe(heard);
  host.start();
  const socket = await vi.waitUntil(() => opened[0]);
  socket.tell({ kind: 'message', frame: { method: 'messagePush', unreadNoticeCount: 2, messageType: 1, title: '公告' } });
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ kind: 'push', count: 2, title: '公告' }));
  stopHearing();
  socket.tell({ kind: 'message', frame: { method: 'messagePush', unreadNoticeCount: 1, messageType: 1, title: '公告' } });
  expect(heard).toHaveBeenCalledOnce();
  socket.tell({ kind: 'logout', isOwnToken: false, msg: 'x' });
  expect(onLogout).toHaveBeenCalledWith(false, 'x');
  socket.tell({ kind: 'refresh', msg: null });
  expect(onRefresh).toHaveBeenCalledOnce();
  expect(onShut).not.toHaveBeenCalled();
  socket.tell({ kind: 'closeSocket', msg: null });
  socket.tell({ kind: 'status', status: { kind: 'ended', reason: 'closed' } });
  expect(onShut).toHaveBeenCalledOnce();
  expect(socket.close).toHaveBeenCalledOnce();
  expect(host.status.get()).toEqual({ kind: 'ended', reason: 'closed' });
  expect(host.send({ method: 'UpdateReadMessage', formUserId: 'a' })).toEqual({ kind: 'refused', reason: 'closed' });
});

test('a connection that was lost and is back is told once, the first one is not', async () => {
  const { host, opened, onReopened } = app();
  host.start();
  const socket = await vi.waitUntil(() => opened[0]);
  for (const kind of ['connecting', 'open'] as const) socket.tell({ kind: 'status', status: { kind } });
  expect(onReopened).not.toHaveBeenCalled();
  for (const kind of ['waiting', 'connecting', 'open', 'open'] as const) socket.tell({ kind: 'status', status: { kind } });
  expect(onReopened).toHaveBeenCalledOnce();
});

test('who leaves is not told that the connection is lost', async () => {
  const { host, opened } = app();
  host.start();
  const socket = await vi.waitUntil(() => opened[0]);
  socket.tell({ kind: 'status', status: { kind: 'open' } });
  host.stop();
  socket.tell({ kind: 'status', status: { kind: 'ended', reason: 'closed' } });
  expect(host.status.get()).toEqual({ kind: 'open' });
});

test('a socket that is refused asks once whether the session is over, one that was closed does not', async () => {
  const { host, opened, onShut } = app();
  host.start();
  const socket = await vi.waitUntil(() => opened[0]);
  socket.tell({ kind: 'status', status: { kind: 'ended', reason: 'closed' } });
  expect(onShut).not.toHaveBeenCalled();
  socket.tell({ kind: 'status', status: { kind: 'ended', reason: 'refused' } });
  expect(onShut).toHaveBeenCalledOnce();
  expect(host.status.get()).toEqual({ kind: 'ended', reason: 'refused' });
});

test('where the program of the socket does not arrive nothing seems connected, and it is asked for again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.doMock('./subscribeSocket.ts', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const { host, opened } = app();
  host.start();
  await vi.advanceTimersByTimeAsync(2000);
  await vi.waitUntil(() => host.status.get().kind === 'waiting');
  vi.doUnmock('./subscribeSocket.ts');
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitUntil(() => opened.length === 1);
  expect(host.status.get().kind).toBe('connecting');
});
