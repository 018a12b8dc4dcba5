import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startOn } from './testing/api.ts';

const PATIENT = { graceMs: 20_000 };
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** An API whose calls end when the test says so, and whose sockets say what the test says. */
async function startSlowApi() {
  const waiting: ServerResponse[] = [];
  const sockets: Duplex[] = [];
  const server = createServer((_call, answer) => void waiting.push(answer));
  server.on('upgrade', ({ headers }, socket) => {
    const accept = createHash('sha1').update(`${headers['sec-websocket-key']}${GUID}`).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    sockets.push(socket.on('error', () => socket.destroy()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.close().closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, waiting, sockets };
}

const health = async (url: string) => {
  const answer = await fetch(`${url}/healthz`, { headers: { Connection: 'close' } });
  return [answer.status, (await answer.json()).status];
};

describe('an instance that ends', () => {
  test('finishes the call that runs, and says meanwhile that it is ending, and why', async () => {
    const api = await startSlowApi();
    const running = await startOn(api.url, PATIENT);
    expect(await health(running.url)).toEqual([200, 'ok']);
    const called = fetch(`${running.url}/api/system/DictionaryType`, { method: 'POST', body: '{}' });
    await vi.waitFor(() => expect(api.waiting).toHaveLength(1));
    const closed = running.close();
    const told = await fetch(`${running.url}/healthz`);
    expect([told.status, await told.json()]).toEqual([503, { status: 'stopping', reason: expect.stringContaining('another one') }]);
    api.waiting[0]?.end('{"code":200}');
    expect(await (await called).json()).toEqual({ code: 200 });
    await closed;
    await expect(fetch(`${running.url}/healthz`)).rejects.toThrow('fetch failed');
  });

  test('says to a balancer that still has a connection that it is ending', async () => {
    const api = await startSlowApi();
    const running = await startOn(api.url, PATIENT);
    const { Agent, request } = await import('node:http');
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (path: string) =>
      new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
        request(running.url + path, { agent }, (answer) => {
          answer.resume();
          answer.on('end', () => resolve({ status: answer.statusCode, connection: answer.headers.connection }));
        })
          .on('error', reject)
          .end();
      });
    const first = ask('/api/slow');
    const second = ask('/healthz');
    await vi.waitFor(() => expect(api.waiting).toHaveLength(1));
    const closed = running.close();
    api.waiting[0]?.end('{}');
    await first;
    // On the connection that is kept, or on none at all: never as if nothing had happened.
    expect(await second.catch(() => ({ status: 503, connection: 'close' }))).toEqual({ status: 503, connection: 'close' });
    await closed;
  });

  test('ends sockets with the code that says: connect again; the server behind hears it too', async () => {
    const api = await startSlowApi();
    const running = await startOn(api.url, PATIENT);
    const page = new WebSocket(`${running.url.replace('http', 'ws')}/websocket/token`);
    await once(page, 'open');
    const heard: string[] = [];
    page.addEventListener('message', ({ data }) => heard.push(String(data)));
    const [server] = api.sockets;
    server?.write(Buffer.from([0x81, 5, ...Buffer.from('hello')]));
    await vi.waitFor(() => expect(heard).toEqual(['hello']));
    const answered = once(server as Duplex, 'data') as Promise<[Buffer]>;
    const ended = once(page, 'close') as Promise<[CloseEvent]>;
    const closed = running.close();
    expect(await ended).toMatchObject([{ code: 1012, wasClean: true }]);
    expect((await answered)[0][0]).toBe(0x88);
    server?.end();
    await closed;
  });

  test('does not wait for ever: what has not ended in time is cut off', async () => {
    const api = await startSlowApi();
    const running = await startOn(api.url, { graceMs: 50 });
    const called = fetch(`${running.url}/api/never`);
    const page = new WebSocket(`${running.url.replace('http', 'ws')}/websocket/token`);
    await Promise.all([once(page, 'open'), vi.waitFor(() => expect(api.waiting).toHaveLength(1))]);
    const failed = called.catch(String);
    await running.close();
    expect(await failed).toContain('fetch failed');
  });
});

test('a socket that the API has not answered yet keeps no instance from ending', async () => {
  const api = createServer().listen(0, '127.0.0.1');
  const taken = once(api, 'upgrade') as Promise<[IncomingMessage, Duplex]>;
  await once(api, 'listening');
  onTestFinished(() => api.close().closeAllConnections());
  const running = await startOn(`http://127.0.0.1:${(api.address() as AddressInfo).port}`, { graceMs: 50 });
  const page = new WebSocket(`${running.url.replace('http', 'ws')}/websocket/token`);
  const failed = once(page, 'error');
  const [, socket] = await taken;
  onTestFinished(() => void socket.destroy());
  await running.close();
  expect(await failed).toHaveLength(1);
  await expect(fetch(running.url)).rejects.toThrow('fetch failed');
});

describe('health', () => {
  test('asks nothing of the API, needs no name, and says nothing else', async () => {
    const { url } = await startOn('http://127.0.0.1:1');
    const answer = await fetch(`${url}/healthz`);
    expect([answer.status, await answer.text()]).toEqual([200, '{"status":"ok"}']);
  });
});
