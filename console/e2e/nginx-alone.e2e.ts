import { connect } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { reportsOf } from './createWorld.ts';
import { freePort, outputOf, startNginx } from './instances.ts';
import { expect, signIn, test } from './world.ts';

const DIST = path.resolve(import.meta.dirname, '../dist');

/** Headers of the policy, and how long an answer may be kept. */
const TOLD = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'cache-control',
];

/** The status of a raw request, which no client library would send. */
async function statusOf(url: string, target: string, headers: readonly string[] = []): Promise<number> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  const own = headers.some((line) => line.startsWith('Host:')) ? headers : [`Host: ${host}`, ...headers];
  socket.write(`GET ${target} HTTP/1.1\r\n${own.join('\r\n')}\r\nConnection: ${headers.length > 1 ? 'Upgrade' : 'close'}\r\n\r\n`);
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(bytes.toString('latin1'))?.[1] ?? 0);
}

// Needs nginx.
if (process.env['MILEPOST_TEST_ALL'] === '1')
  test('nginx in the console’s place, as milepost prints it, answers as the console’s own server does', async ({
    strictPage: page,
    world,
  }) => {
    const listen = await freePort();
    const words = ['--nginx', '--api', world.apiUrl, '--root', DIST, '--port', String(listen)];
    const nginx = await startNginx(await outputOf(['console', 'headers', ...words], reportsOf(world.apiUrl)), listen);
    try {
      const own = world.consoleUrl;
      const script = /\/assets\/[\w-]+\.js/.exec(await (await fetch(own)).text())?.[0] ?? '';
      const told = async (url: string, method = 'GET') => {
        const { status, headers } = await fetch(url, { method });
        return { status, allow: headers.get('allow'), headers: TOLD.map((name) => `${name}: ${headers.get(name)}`) };
      };
      for (const target of [
        '/',
        script,
        '/systemData/dictionary',
        '/report.daily',
        '/config.json',
        '/assets/none-0000.js',
        '/api/oauth/CurrentUser',
      ])
        expect(await told(nginx.url + target), target).toEqual(await told(own + target));
      for (const method of ['POST', 'DELETE', 'OPTIONS'])
        for (const target of ['/', '/healthz'])
          expect(await told(nginx.url + target, method), `${method} ${target}`).toMatchObject({ status: 405, allow: 'GET, HEAD' });
      expect(Object.keys(await (await fetch(`${nginx.url}/config.json`)).json())).toEqual(
        Object.keys(await (await fetch(`${own}/config.json`)).json()),
      );

      for (const target of [
        '/api/../__sandbox?nonce=abcdefgh',
        '/api/%2e%2e/__sandbox',
        '/api/%252e%252e/x',
        '/api/..;/x',
        '/websocket/..%2fx',
      ])
        expect(await statusOf(nginx.url, target), target).toBe(400);
      expect(await statusOf(nginx.url, '/', ['Host: evil.test'])).toBe(421);
      const socket = ['Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];
      expect(await statusOf(nginx.url, '/websocket/x', [...socket, 'Origin: http://evil.test'])).toBe(403);

      const opened = page.waitForEvent('websocket');
      await signIn(page, 'admin', `${nginx.url}/home`);
      const frame = (await opened).waitForEvent('framereceived');
      await expect(page.getByRole('button', { name: '孙婉宁' })).toBeVisible();
      await frame;
      await page.reload();
      await expect(page.getByRole('button', { name: '孙婉宁' })).toBeVisible();
      // What asks on while its server ends would be told.
      await page.goto('about:blank');
    } finally {
      await nginx.stop();
    }
  });
