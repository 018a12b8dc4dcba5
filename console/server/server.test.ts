import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
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

  test('/config.json holds the deployment configuration, and everything carries the policy', async () => {
    const answer = await fetch(`${await start()}/config.json`);
    expect(await answer.json()).toEqual(readConsoleConfig({}));
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
