import { once } from 'node:events';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { request as secureRequest } from 'node:https';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reportsOf } from '../createWorld.ts';
import { freePort, outputOf, startInstance, startNginx } from './instances.ts';
import { expect, signIn, test } from '../world.ts';

const DIST = path.resolve(import.meta.dirname, '../../dist');

/** Headers of the policy, how long an answer may be kept, and where it sends on to. */
const TOLD = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'strict-transport-security',
  'cache-control',
  'location',
];

/** Headers of an API that would act on the whole origin or on the browser. */
const HOSTILE = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Credentials': 'true',
  'Clear-Site-Data': '"*"',
  'Content-Security-Policy': "default-src * 'unsafe-inline'",
  'Content-Security-Policy-Report-Only': "default-src 'none'; report-uri http://evil.test",
  Link: '<http://evil.test/x.js>; rel=preload; as=script',
  Refresh: '0; url=http://evil.test/',
  'Service-Worker-Allowed': '/',
  'Set-Cookie': 'a=b; Path=/',
  'Strict-Transport-Security': 'max-age=0',
  'WWW-Authenticate': 'Basic realm="x"',
  'X-Accel-Redirect': '/index.html',
  'X-Frame-Options': 'ALLOWALL',
};

/** Cookie that goes back to the API alone. */
const OWN_COOKIE = 'mark=1; Path=/api/oauth; Max-Age=60; HttpOnly; SameSite=Strict';

const SOCKET = ['Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];

/** The first bytes of the answer to a raw request, which no client library would send. */
async function heardFrom(url: string, target: string, headers: readonly string[] = []): Promise<string> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  const own = headers.some((line) => line.startsWith('Host:')) ? headers : [`Host: ${host}`, ...headers];
  const isUpgrade = headers.some((line) => line.startsWith('Upgrade:'));
  socket.write(`GET ${target} HTTP/1.1\r\n${own.join('\r\n')}\r\nConnection: ${isUpgrade ? 'Upgrade' : 'close'}\r\n\r\n`);
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return bytes.toString('latin1');
}

const statusOf = async (...asked: Parameters<typeof heardFrom>) => Number(/^HTTP\/1\.1 (\d{3})/.exec(await heardFrom(...asked))?.[1] ?? 0);

/** Answer as far as the console decides it. */
async function told(url: string, method = 'GET') {
  const { status, headers } = await fetch(url, { method, redirect: 'manual' });
  return { status, allow: headers.get('allow'), headers: TOLD.map((name) => `${name}: ${headers.get(name)}`) };
}

/** An API that tries what a browser would obey, and remembers what it was asked with. */
async function startHostileApi() {
  const upgrades: string[] = [];
  const api = createServer(({ url = '', headers }, answer) => {
    upgrades.push(`${url} ${headers.upgrade ?? 'none'}`);
    for (const [name, value] of Object.entries(HOSTILE)) answer.setHeader(name, value);
    if (url.startsWith('/api/oauth/')) answer.setHeader('Set-Cookie', OWN_COOKIE);
    const place = new URL(url, 'http://x').searchParams.get('to');
    if (place !== null) answer.writeHead(302, { Location: place });
    answer.end('<script>alert(1)</script>');
  });
  api.on('upgrade', ({ url = '', headers }, socket) => {
    upgrades.push(`${url} ${headers.upgrade}`);
    socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const { port } = api.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, upgrades, stop: () => api.close().closeAllConnections() };
}

/** The same, whatever the name it was asked by. */
const comparableAnswer = async (url: string, target: string) => {
  const { headers, ...rest } = await told(url + target);
  return { ...rest, headers: headers.map((line) => line.replaceAll(new URL(url).host, 'name')) };
};

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
      for (const target of [
        '/',
        script,
        '/systemData/dictionary',
        '/report.daily',
        '/config.json',
        '/assets/none-0000.js',
        '/api/oauth/CurrentUser',
      ])
        expect(await comparableAnswer(nginx.url, target), target).toEqual(await comparableAnswer(own, target));
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
      expect(await statusOf(nginx.url, '/websocket/x', [...SOCKET, 'Origin: http://evil.test'])).toBe(403);

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

if (process.env['MILEPOST_TEST_ALL'] === '1')
  test('a hostile backend, and who knocks with another protocol or from another site, gets no further at nginx than at our server', async () => {
    const api = await startHostileApi();
    const listen = await freePort();
    const words = ['--nginx', '--api', api.url, '--root', DIST, '--port', String(listen)];
    const nginx = await startNginx(await outputOf(['console', 'headers', ...words]), listen);
    const own = await startInstance(api.url);
    try {
      for (const target of [
        '/api/file/Image/im/1.html',
        '/api/x?to=http%3A%2F%2Fevil.test%2F',
        '/api/x?to=%2F%2Fevil.test%2F',
        '/api/x?to=%2F%5Cevil.test%2F',
        '/api/x?to=%2Fapi%2Fy%3Fz%3D1',
        `/api/x?to=${encodeURIComponent(`${api.url}/api/y`)}`,
        '/manual/index.html',
        '/milestone.svg',
        '/home',
      ])
        expect(await comparableAnswer(nginx.url, target), target).toEqual(await comparableAnswer(own.url, target));
      const { headers } = await fetch(`${nginx.url}/api/file/Image/im/1.html`);
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
      for (const [name, value] of Object.entries(HOSTILE)) expect(headers.get(name), name).not.toBe(value);

      for (const { url } of [nginx, own]) expect((await fetch(`${url}/api/oauth/Login`)).headers.getSetCookie(), url).toEqual([OWN_COOKIE]);

      // Pages of errors are pages too.
      for (const [target, asked] of [
        ['/api/%2e%2e/x', []],
        ['/', ['Host: evil.test']],
        ['/assets/none.js', []],
        ['/.git/config', []],
        ['/websocket/x', [...SOCKET, 'Origin: http://evil.test']],
        ['/', ['X: y', 'Content-Length: x']],
      ] as const)
        expect(await heardFrom(nginx.url, target, asked), target).toMatch(
          /^HTTP\/1\.1 4[\s\S]*Content-Security-Policy: default-src 'none'/,
        );

      for (const url of [nginx.url, own.url]) {
        api.upgrades.length = 0;
        await statusOf(url, '/api/x', ['Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__']);
        await statusOf(url, '/websocket/x', ['Upgrade: h2c']);
        expect(
          api.upgrades.filter((line) => !line.endsWith(' none')),
          url,
        ).toEqual([]);
        for (const target of ['/websocket/x', '/api/message/websocket/x']) {
          for (const origin of ['http://evil.test', 'null'])
            expect(await statusOf(url, target, [...SOCKET, `Origin: ${origin}`]), `${url}${target} ${origin}`).toBe(403);
          api.upgrades.length = 0;
          expect(await statusOf(url, target, [...SOCKET, `Origin: ${url}`]), url + target).toBe(101);
          expect(api.upgrades).toEqual([`${target} websocket`]);
        }
        await statusOf(url, '/api/other/websocket/x', [...SOCKET, 'Origin: http://evil.test']);
        expect(api.upgrades.filter((line) => line.startsWith('/api/other') && !line.endsWith(' none'))).toEqual([]);
      }
    } finally {
      await Promise.all([nginx.stop(), own.stop()]);
      api.stop();
    }
  });

if (process.env['MILEPOST_TEST_ALL'] === '1')
  test('no log of nginx or of our server shows what opens something, whether the API answers or not', async () => {
    const api = await startHostileApi();
    const listen = await freePort();
    const words = ['--nginx', '--api', api.url, '--root', DIST, '--port', String(listen)];
    const nginx = await startNginx(await outputOf(['console', 'headers', ...words]), listen);
    const own = await startInstance(api.url);
    try {
      for (const url of [nginx.url, own.url])
        for (const target of [
          '/websocket/bearer%20secret-1',
          '/api/message/websocket/bearer%20secret-2',
          '/api/oauth/getTicketStatus/secret-3',
          '/api/file/Download?encryption=secret-4',
          '/auth-redirect?token=secret-5',
          '/Websocket/secret-6',
          '/websocket/secret-9/websocket/secret-10',
        ]) {
          await statusOf(url, target, target.includes('websocket') ? SOCKET : []);
          await statusOf(url, target, ['Host: evil.test']);
        }
      api.stop();
      expect((await fetch(`${nginx.url}/api/x?token=secret-7`)).status).toBe(502);
      await statusOf(nginx.url, '/websocket/bearer%20secret-8', SOCKET);
      await expect.poll(() => nginx.logged()).toMatch(/GET \/websocket\/\.{3} 502/);
      expect(nginx.logged()).toMatch(/GET \/api\/oauth\/getTicketStatus\/\.{3} 200/);
      expect(nginx.logged()).not.toContain('secret');
      await expect.poll(() => own.lines().length).toBeGreaterThan(10);
      expect(own.lines().join('\n')).not.toContain('secret');
    } finally {
      await Promise.all([nginx.stop(), own.stop()]);
    }
  });

if (process.env['MILEPOST_TEST_ALL'] === '1')
  test('a body beyond the limit is answered 413 with the same sentence by nginx and by our server, and nothing reaches the API', async () => {
    const api = await startHostileApi();
    const listen = await freePort();
    const words = ['--nginx', '--api', api.url, '--root', DIST, '--port', String(listen)];
    const nginx = await startNginx(await outputOf(['console', 'headers', ...words], { MILEPOST_BODY_MB: '1' }), listen);
    const own = await startInstance(api.url, 0, { MILEPOST_BODY_MB: '1' });
    try {
      const body = Buffer.alloc(2 * 1024 * 1024, 'x');
      const answers = await Promise.all(
        [nginx, own].map(async ({ url }) => {
          const answer = await fetch(`${url}/api/visualdev/OnlineDev/1`, { method: 'POST', body });
          return [answer.status, answer.headers.get('content-type'), await answer.json()];
        }),
      );
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]?.[0]).toBe(413);
      expect(api.upgrades).toEqual([]);
      expect((await fetch(`${nginx.url}/api/x`, { method: 'POST', body: 'x' })).status).toBe(200);
    } finally {
      await Promise.all([nginx.stop(), own.stop()]);
      api.stop();
    }
  });

/** The body of an answer's headers over TLS, whoever signed the certificate. */
const headersOverTls = (url: string) =>
  new Promise<NodeJS.Dict<string | readonly string[]>>((resolve, reject) => {
    secureRequest(url, { rejectUnauthorized: false }, (answer) => {
      answer.resume();
      resolve(answer.headers);
    })
      .on('error', reject)
      .end();
  });

if (process.env['MILEPOST_TEST_ALL'] === '1')
  test('over TLS, with the two lines an operator adds, pages, files and calls ask for TLS from then on; without it none does', async () => {
    const api = await startHostileApi();
    const [listen, tls] = [await freePort(), await freePort()];
    const folder = mkdtempSync(path.join(tmpdir(), 'milepost-tls-'));
    const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => path.join(folder, name));
    const subject = ['-subj', '/CN=127.0.0.1', '-days', '2', '-keyout', key, '-out', certificate].map(String);
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], { stdio: 'ignore' });
    const printed = await outputOf(['console', 'headers', '--nginx', '--api', api.url, '--root', DIST, '--port', String(listen)]);
    const at = printed.lastIndexOf('server_name ');
    const added = `listen 127.0.0.1:${tls} ssl;\nssl_certificate ${certificate};\nssl_certificate_key ${key};\n`;
    const nginx = await startNginx(printed.slice(0, at) + added + printed.slice(at), listen);
    try {
      for (const target of ['/', '/home', '/config.json', '/api/x']) {
        const headers = await headersOverTls(`https://127.0.0.1:${tls}${target}`);
        expect(headers['strict-transport-security'], target).toMatch(/^max-age=\d{7,}/);
        expect((await fetch(nginx.url + target)).headers.get('strict-transport-security'), target).toBeNull();
      }
    } finally {
      await nginx.stop();
      api.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
