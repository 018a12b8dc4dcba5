import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startOn, upgrade } from './testing/api.ts';

const SHORT = { silenceMs: 50 };

async function listen(server: Server): Promise<string> {
  const open = new Set<Socket>();
  server.on('connection', (socket) => open.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A server that takes connections and says nothing. */
const startSilent = () => listen(createTcpServer((socket) => void socket.on('error', () => undefined).resume()));

test.each(['GET', 'POST'])('a %s that the API takes and never answers is 504, in words that warn of doing it twice', async (method) => {
  const { url } = await startOn(await startSilent(), SHORT);
  const answer = await fetch(`${url}/api/system/DictionaryType`, { method, ...(method === 'POST' && { body: '{}' }) });
  expect(answer.status).toBe(504);
  expect(await answer.json()).toEqual({ code: 504, msg: expect.stringMatching(/took too long.*before you repeat it/), data: null });
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect((await fetch(url)).status).toBe(200);
});

test('an answer that stops in the middle is one that failed', async () => {
  const api = createServer((_call, answer) => void answer.writeHead(200, { 'Content-Length': '100' }).write('{"code":2'));
  const { url } = await startOn(await listen(api), SHORT);
  await expect(fetch(`${url}/api/x`).then((answer) => answer.text())).rejects.toThrow('terminated');
  expect((await fetch(url)).status).toBe(200);
});

test('a socket that the API does not open in time is refused', async () => {
  const { url } = await startOn(await startSilent(), SHORT);
  expect((await upgrade(`${url}/websocket/token`)).status).toBe(504);
});

test('an open socket may be silent for as long as it likes', async () => {
  const api = createServer();
  api.on('upgrade', (_call, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    socket.on('error', () => undefined).pipe(socket);
  });
  const { url } = await startOn(await listen(api), SHORT);
  const { socket } = await upgrade(`${url}/websocket/token`);
  // The limit passes on the same clock while a call waits for it.
  const other = await startOn(await startSilent(), { silenceMs: SHORT.silenceMs * 2 });
  expect((await fetch(`${other.url}/api/x`)).status).toBe(504);
  socket.write('still here');
  expect(String((await once(socket, 'data'))[0])).toBe('still here');
});
