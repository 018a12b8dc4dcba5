import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readConsoleConfig } from './index.ts';
import { startApi, startOn, upgrade } from './testing/api.ts';

const start = async () => (await startOn((await startApi()).url)).url;

describe('the page talks to its own origin', () => {
  test('calls of the API are passed on with their query, method and token', async () => {
    const answer = await fetch(`${await start()}/api/oauth/CurrentUser?n=1700000000`, {
      method: 'POST',
      headers: { Authorization: 'bearer x' },
    });
    expect(await answer.json()).toMatchObject({
      code: 200,
      data: { url: '/api/oauth/CurrentUser?n=1700000000', method: 'POST', token: 'bearer x' },
    });
  });

  test('a socket below /websocket is passed on both ways', async () => {
    const { socket } = await upgrade(`${await start()}/websocket/token`);
    socket.write('心跳');
    const [heard] = (await once(socket, 'data')) as [Buffer];
    expect(heard.toString()).toBe('心跳');
  });

  test('the server stops while a page has its socket open', async () => {
    const running = await startOn((await startApi()).url);
    const { socket } = await upgrade(`${running.url}/websocket/token`);
    const ended = once(socket.resume(), 'close');
    await running.close();
    await ended;
    await expect(fetch(running.url)).rejects.toThrow('fetch failed');
  });

  test('an API that is not there is an envelope with a sentence', async () => {
    const api = await startApi();
    const { url } = await startOn(api.url);
    api.stop();
    const answer = await fetch(`${url}/api/oauth/CurrentUser`);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({ code: 502, msg: 'The API server does not answer. Start it, then retry.', data: null });
  });
});

describe('people who go away', () => {
  test('in the middle of an upload: the API is told, and the console goes on', async () => {
    const calls: IncomingMessage[] = [];
    const api = createServer((call) => void calls.push(call.on('error', () => undefined).resume())).listen(0, '127.0.0.1');
    onTestFinished(() => api.close().closeAllConnections());
    await once(api, 'listening');
    const { url } = await startOn(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
    const upload = request(`${url}/api/file/Uploader/im`, { method: 'POST', headers: { 'Content-Length': '1000000' } });
    upload.on('error', () => undefined).write('half');
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    const gone = new Promise((resolve) => calls[0]?.once('close', resolve));
    upload.destroy();
    await gone;
    expect(calls[0]?.complete).toBe(false);
    expect((await fetch(url)).status).toBe(200);
  });

  test('while their socket is being opened, and when it is open: the API is told, and the console goes on', async () => {
    const sockets: Duplex[] = [];
    const api = createServer().listen(0, '127.0.0.1');
    api.on(
      'upgrade',
      (_call, socket) =>
        void sockets.push(
          socket
            .on('error', () => undefined)
            .on('end', () => socket.end())
            .resume(),
        ),
    );
    onTestFinished(() => api.close().closeAllConnections());
    await once(api, 'listening');
    const { url } = await startOn(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
    for (const isAnswered of [false, true]) {
      const asked = request(`${url}/websocket/token`, { headers: { Connection: 'Upgrade', Upgrade: 'websocket' } });
      asked.on('error', () => undefined).end();
      await vi.waitFor(() => expect(sockets).toHaveLength(isAnswered ? 2 : 1));
      const server = sockets.at(-1) as Duplex;
      const gone = once(server, 'close');
      if (isAnswered) {
        server.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
        const [, socket] = (await once(asked, 'upgrade')) as [IncomingMessage, Socket];
        socket.destroy();
      } else asked.destroy();
      await gone;
      expect((await fetch(url)).status).toBe(200);
    }
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

  test('a part of an older build is handed out from its folder, and nothing else of it', async () => {
    const older = mkdtempSync(path.join(tmpdir(), 'milepost-older-'));
    onTestFinished(() => rmSync(older, { recursive: true, force: true }));
    mkdirSync(path.join(older, 'assets'));
    for (const [name, text] of Object.entries({ 'index.html': 'old page', 'old.html': 'old', 'assets/app-0000.js': 'older' }))
      writeFileSync(path.join(older, name), text);
    const { url } = await startOn((await startApi()).url, { previousBuilds: [older] });
    const textOf = async (path: string) => (await fetch(url + path)).text();
    expect(await textOf('/assets/app-0000.js')).toBe('older');
    expect(await textOf('/assets/app-1a2b.js')).toBe('export {};');
    expect((await fetch(`${url}/assets/app-0001.js`)).status).toBe(404);
    expect(await textOf('/old.html')).toBe('<title>page</title>');
    expect(await textOf('/')).toBe('<title>page</title>');
  });

  test('a file that goes away under the server ends its own answer, and the server goes on', async () => {
    const dist = mkdtempSync(path.join(tmpdir(), 'milepost-gone-'));
    onTestFinished(() => rmSync(dist, { recursive: true, force: true }));
    mkdirSync(path.join(dist, 'assets'));
    writeFileSync(path.join(dist, 'index.html'), '<!doctype html><title>page</title>');
    writeFileSync(path.join(dist, 'assets/part-1.js'), 'export {};');
    const { url } = await startOn((await startApi()).url, { dist });
    rmSync(path.join(dist, 'assets/part-1.js'));
    await expect(fetch(`${url}/assets/part-1.js`).then((answer) => answer.text())).rejects.toThrow(/fetch failed|terminated/);
    expect(await (await fetch(url)).text()).toContain('<title>page</title>');
  });

  test('/config.json holds the deployment configuration, and everything carries the policy', async () => {
    const answer = await fetch(`${await start()}/config.json`);
    expect(await answer.json()).toEqual(readConsoleConfig({}));
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
