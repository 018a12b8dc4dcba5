import { expect, test } from 'vitest';
import type { SocketLike } from './environment.ts';
import { createSocketSlot } from './socket-slot.ts';
import { createManualClock } from './testing/manual-clock.ts';

/** A socket that says whatever it is told to, at any time. */
function createLooseSocket() {
  const sent: string[] = [];
  const socket: SocketLike = {
    readyState: 1,
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send: (data) => void sent.push(data),
    close: () => {},
  };
  return { socket, sent };
}

function setUp() {
  const heard: unknown[] = [];
  const sockets: ReturnType<typeof createLooseSocket>[] = [];
  const clock = createManualClock();
  const openSocket = () => {
    const loose = createLooseSocket();
    sockets.push(loose);
    return loose.socket;
  };
  const slot = createSocketSlot({
    environment: { openSocket, clock },
    address: 'wss://x.test/websocket/t',
    onOpen: () => heard.push('open'),
    onData: (data) => heard.push(data),
    onDrop: (code) => heard.push(code),
  });
  return { heard, sockets, slot, clock };
}

const speak = ({ onopen, onmessage, onclose }: SocketLike, name: string) => {
  onopen?.({} as never);
  onmessage?.({ data: name } as never);
  onclose?.({ code: 1006 } as never);
};

test('a socket that was given up is not heard while the next one is in its place', () => {
  const { heard, sockets, slot } = setUp();
  slot.open();
  slot.close();
  slot.open();
  speak(sockets[0]!.socket, 'old');
  expect(heard).toEqual([]);
  slot.send('to the new one');
  expect(sockets.map(({ sent }) => sent)).toEqual([[], ['to the new one']]);
  speak(sockets[1]!.socket, 'new');
  expect(heard).toEqual(['open', 'new', 1006]);
});

test('a socket that was lost is gone: it takes nothing and is not closed again', async () => {
  const { sockets, slot } = setUp();
  slot.open();
  speak(sockets[0]!.socket, 'only');
  expect(slot.send('x')).toBe(false);
  let isClosed = false;
  slot.close(() => (isClosed = true));
  expect(isClosed).toBe(true);
});

test('who waits for the end of a socket is told once: when it closes, or after a second', async () => {
  const { sockets, slot, clock } = setUp();
  let told = 0;
  slot.open();
  slot.close(() => told++);
  const { onclose } = sockets[0]!.socket;
  onclose?.({ code: 1000 } as never);
  await clock.advance(5000);
  expect(told).toBe(1);
  slot.open();
  slot.close(() => told++);
  await clock.advance(999);
  expect(told).toBe(1);
  await clock.advance(1);
  expect(told).toBe(2);
  expect(sockets[1]!.socket.onclose).toBeNull();
});

test('an error while sending or closing is no error for anybody', () => {
  const { sockets, slot } = setUp();
  slot.open();
  const { socket } = sockets[0]!;
  socket.send = socket.close = () => {
    throw new DOMException('wss://x.test/websocket/t');
  };
  expect(slot.send('x')).toBe(false);
  expect(() => slot.close()).not.toThrow();
});
