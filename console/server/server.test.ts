import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConsoleConfig, startConsole } from './index.ts';

/** An API that says what it was asked, and gives back what it hears on a socket. */
async function startApi() {
  const server = createServer((asked, answer) => {
    answer.setHeader('Content-Type', 'application/json');
    answer.end(JSON.stringify({ code: 200, data: { url: asked.url, method: asked.method, token: asked.headers.authorization ?? null } }));
  });
  server.on('upgrade', (_asked, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    socket.pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => server.close().closeAllConnections();
  onTestFinished(stop);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

async function startOn(apiUrl: string) {
  const dist = mkdtempSync(path.join(tmpdir(), 'milepost-console-'));
  onTestFinished(() => rmSync(dist, { recursive: true, force: true }));
  mkdirSync(path.join(dist, 'assets'));
  writeFileSync(path.join(dist, 'index.html'), '<title>page</title>');
  writeFileSync(path.join(dist, 'assets/app-1a2b.js'), 'export {};');
  const running = await startConsole({ port: 0, apiUrl, dist, config: readConsoleConfig({}) });
  onTestFinished(() => running.close());
  return running;
}

const start = async () => (await startOn((await startApi()).url)).url;

describe('the page talks to its own origin', () => {
  test('calls of the API are passed on with their query, method and token', async () => {
    const answer = await fetch(`${await start()}/api/oauth/CurrentUser?n=1700000000`, {
      method: 'POST',
      headers: { Authorization: 'bearer x' },
    });
    expect(await answer.json()).toEqual({
      code: 200,
      data: { url: '/api/oauth/CurrentUser?n=1700000000', method: 'POST', token: 'bearer x' },
    });
  });

  test('a socket below /websocket is passed on both ways', async () => {
    const asked = request(`${await start()}/websocket/token`, { headers: { Connection: 'Upgrade', Upgrade: 'websocket' } }).end();
    const [, socket] = (await once(asked, 'upgrade')) as [IncomingMessage, Socket];
    onTestFinished(() => void socket.destroy());
    socket.write('心跳');
    const [heard] = (await once(socket, 'data')) as [Buffer];
    expect(heard.toString()).toBe('心跳');
  });

  test('the server stops while a page has its socket open', async () => {
    const running = await startOn((await startApi()).url);
    const asked = request(`${running.url}/websocket/token`, { headers: { Connection: 'Upgrade', Upgrade: 'websocket' } }).end();
    const [, socket] = (await once(asked, 'upgrade')) as [IncomingMessage, Socket];
    const ended = once(socket, 'close');
    await running.close();
    await ended;
    await expect(fetch(running.url)).rejects.toThrow('fetch failed');
  });

  test('a socket anywhere else is refused', async () => {
    const asked = request(`${await start()}/elsewhere`, { headers: { Connection: 'Upgrade', Upgrade: 'websocket' } }).end();
    const [error] = (await once(asked, 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNRESET');
  });

  test('an API that is not there is an envelope with a sentence', async () => {
    const api = await startApi();
    const { url } = await startOn(api.url);
    api.stop();
    const answer = await fetch(`${url}/api/oauth/CurrentUser`);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({ code: 502, msg: 'The API server does not answer. Start it, then retry.' });
  });
});

describe('files', () => {
  test.each(['/', '/systemData/dictionary?category=1', '/no/such/page'])('%s is the page, never kept', async (address) => {
    const answer = await fetch((await start()) + address);
    expect(await answer.text()).toBe('<title>page</title>');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  test('a built file is kept for ever; a missing one is not answered with the page', async () => {
    const url = await start();
    const built = await fetch(`${url}/assets/app-1a2b.js`);
    expect(built.headers.get('cache-control')).toContain('immutable');
    const missing = await fetch(`${url}/assets/app-0000.js`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toBe('');
  });

  test('/config.json holds the deployment configuration, and everything carries the policy', async () => {
    const answer = await fetch(`${await start()}/config.json`);
    expect(await answer.json()).toEqual(readConsoleConfig({}));
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
