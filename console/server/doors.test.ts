import { describe, expect, test } from 'vitest';
import { ask, startApi, startBrokenApi, startOn, upgrade } from './testing/api.ts';

/** The status of a raw answer. */
const statusOf = (heard: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 0);
const port = (url: string) => new URL(url).port;

describe('names the console answers to', () => {
  test.each(['evil.test', 'evil.test:3000', '127.0.0.1.evil.test', 'localhost.', '10.0.0.1', '0.0.0.0', ''])(
    '"%s" gets 421 for a page, its configuration and a call, and the API hears nothing',
    async (host) => {
      const api = await startApi();
      const { url } = await startOn(api.url);
      for (const path of ['/', '/config.json', '/assets/app-1a2b.js', '/api/oauth/CurrentUser'])
        expect(statusOf(await ask(url, `GET ${path} HTTP/1.1\nHost: ${host}\nConnection: close\n\n`))).toBe(421);
      expect(api.asked).toEqual([]);
    },
  );

  test('two names in one request are none', async () => {
    const { url } = await startOn((await startApi()).url);
    const names = (first: string, second: string) => `GET / HTTP/1.1\nHost: ${first}\nHost: ${second}\nConnection: close\n\n`;
    expect(statusOf(await ask(url, names('127.0.0.1', 'evil.test')))).toBe(421);
    expect(statusOf(await ask(url, names('evil.test', '127.0.0.1')))).toBe(421);
  });

  test.each(['127.0.0.1', 'localhost', 'LOCALHOST', '[::1]'])('%s is this computer, with any port', async (host) => {
    const { url } = await startOn((await startApi()).url);
    for (const name of [host, `${host}:${port(url)}`])
      expect(statusOf(await ask(url, `GET / HTTP/1.1\nHost: ${name}\nConnection: close\n\n`))).toBe(200);
  });

  test('names of the deployment are answered, and no others', async () => {
    const { url } = await startOn((await startApi()).url, { hosts: ['console.example.test', 'other.example.test:8443'] });
    const status = async (host: string) => statusOf(await ask(url, `GET / HTTP/1.1\nHost: ${host}\nConnection: close\n\n`));
    expect(await status('console.example.test')).toBe(200);
    expect(await status('Console.Example.Test:8080')).toBe(200);
    expect(await status('other.example.test:8443')).toBe(200);
    expect(await status('other.example.test')).toBe(421);
    expect(await status('evil.console.example.test')).toBe(421);
    expect(await status('127.0.0.1')).toBe(200);
  });

  test('a socket is judged by its name, and by the page that opens it', async () => {
    const api = await startApi();
    const { url } = await startOn(api.url, { hosts: ['console.example.test'] });
    const status = async (headers: Record<string, string>) => (await upgrade(`${url}/websocket/token`, headers)).status;
    expect(await status({ Host: 'evil.test' })).toBe(421);
    expect(await status({ Host: 'evil.test', Origin: 'http://evil.test' })).toBe(421);
    expect(await status({ Origin: 'http://evil.test' })).toBe(403);
    expect(await status({ Origin: 'null' })).toBe(403);
    expect((await upgrade(`${url}/api/message/websocket/token`, { Origin: 'http://evil.test' })).status).toBe(403);
    expect(api.asked).toEqual([]);
    expect(await status({ Host: 'console.example.test', Origin: 'https://console.example.test' })).toBe(101);
    expect(await status({ Origin: url })).toBe(101);
    expect(await status({})).toBe(101);
  });

  test('to the API a call of the own page comes from the API’s own origin; that of another page says whose it is', async () => {
    const api = await startApi();
    const { url } = await startOn(api.url);
    const originOf = async (origin: string) =>
      (await (await fetch(`${url}/api/x`, { method: 'POST', headers: { Origin: origin } })).json()).data.origin;
    expect(await originOf(url)).toBe(api.url);
    expect(await originOf('http://evil.test')).toBe('http://evil.test');
  });
});

describe('nothing outside /api and /websocket is asked of the API', () => {
  const WAYS = [
    '/api/../__sandbox?nonce=abcdefgh',
    '/api/%2e%2e/__sandbox',
    '/api/%2E./__sandbox',
    '/api/.%2e/__sandbox',
    '/api/x/../../__sandbox',
    '/api/x%2F..%2F..%2F__sandbox',
    '/api/..%2f__sandbox',
    '/api/..\\__sandbox',
    '/api/..%5c__sandbox',
    '/api/%252e%252e/__sandbox',
    '/api/..;/__sandbox',
    '/api/..;a=b/__sandbox',
    '/api/./../__sandbox',
    '/websocket/../__sandbox',
    '/websocket/%2e%2e/__sandbox',
    '/api/%',
    '/api/%ff%2e%2e/..',
  ];

  test.each(WAYS)('%s is refused', async (path) => {
    const api = await startApi();
    const { url } = await startOn(api.url);
    const heard = await ask(url, `GET ${path} HTTP/1.1\nHost: 127.0.0.1\nConnection: close\n\n`);
    expect(statusOf(heard)).toBe(400);
    expect(JSON.parse(heard.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 400, msg: expect.any(String) });
    expect(api.asked).toEqual([]);
  });

  test.each(['/websocket/../__sandbox', '/websocket/%2e%2e/__sandbox', '/api/../websocket/x', '/api', '/__sandbox', '/'])(
    'a socket at %s is refused',
    async (path) => {
      const api = await startApi();
      const { url } = await startOn(api.url);
      const heard = await ask(url, `GET ${path} HTTP/1.1\nHost: 127.0.0.1\nConnection: Upgrade\nUpgrade: websocket\n\n`);
      expect([400, 404]).toContain(statusOf(heard));
      expect(api.asked).toEqual([]);
    },
  );

  test.each(['/api/oauth/CurrentUser', '/api/websocket', '/api/x/websocket/y'])('%s, which has no socket, opens none', async (path) => {
    const api = await startApi();
    const { url } = await startOn(api.url);
    expect((await upgrade(`${url}${path}`)).status).toBe(404);
    expect((await upgrade(`${url}/api/message/websocket/token`)).status).toBe(101);
    expect(api.asked).toEqual(['/api/message/websocket/token']);
  });

  test.each(['http://127.0.0.1/api/x', 'http://evil.test/api/x', '//evil.test/api/x', '*'])(
    'the address %s, which is no path of ours, is not passed on',
    async (target) => {
      const api = await startApi();
      const { url } = await startOn(api.url);
      const method = target === '*' ? 'OPTIONS' : 'GET';
      await ask(url, `${method} ${target} HTTP/1.1\nHost: 127.0.0.1\nConnection: close\n\n`);
      expect(api.asked).toEqual([]);
    },
  );

  test.each(['/api/system/Area/a.b', '/api/x/...', '/api/file/Image/im/%E5%9B%BE..png', '/api/a%2Fb?x=../..'])(
    '%s is an ordinary call',
    async (path) => {
      const api = await startApi();
      const { url } = await startOn(api.url);
      expect(statusOf(await ask(url, `GET ${path} HTTP/1.1\nHost: 127.0.0.1\nConnection: close\n\n`))).toBe(200);
      expect(api.asked).toEqual([path]);
    },
  );

  test('an API below a path of its own is asked there', async () => {
    const api = await startApi();
    const { url } = await startOn(`${api.url}/erp/`);
    await fetch(`${url}/api/oauth/CurrentUser?n=1`);
    await upgrade(`${url}/websocket/token`);
    expect(api.asked).toEqual(['/erp/api/oauth/CurrentUser?n=1', '/erp/websocket/token']);
  });
});

describe('pages are read', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s of a page is 405, and names what may be done', async (method) => {
    const { url } = await startOn((await startApi()).url);
    for (const path of ['/', '/systemData/dictionary', '/config.json', '/healthz', '/assets/app-1a2b.js']) {
      const answer = await fetch(url + path, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('GET, HEAD');
      expect(await answer.text()).not.toContain('<title>');
    }
  });

  test('HEAD of a page says what GET says, without the page', async () => {
    const { url } = await startOn((await startApi()).url);
    for (const path of ['/', '/config.json']) {
      const answer = await fetch(url + path, { method: 'HEAD' });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe('');
    }
  });

  test.each(['bytes=5-2', 'bytes=-5', 'bytes=999999-', 'bytes=a-b', 'bytes=0-0,3-4'])(
    'a part of a file, %s, is neither the end of the server nor half a script',
    async (range) => {
      const { url } = await startOn((await startApi()).url);
      const answer = await fetch(`${url}/assets/app-1a2b.js`, { headers: { Range: range } });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe('export {};');
    },
  );
});

describe('an API that answers badly', () => {
  test('its own headers do not take the place of the console’s; what an answer is comes through', async () => {
    const api = await startApi({
      'Content-Security-Policy': "default-src * 'unsafe-inline'; frame-ancestors *",
      'Content-Type': 'text/html',
      'X-Frame-Options': 'ALLOWALL',
      'X-Content-Type-Options': 'sniff',
      'Referrer-Policy': 'unsafe-url',
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'Permissions-Policy': 'camera=*',
      'Set-Cookie': 'a=b',
      'Service-Worker-Allowed': '/',
      'Cache-Control': 'no-store',
    });
    const { url } = await startOn(api.url);
    const { headers } = await fetch(`${url}/api/file/Image/im/1.png`);
    const page = await fetch(url);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
    for (const name of ['x-frame-options', 'x-content-type-options', 'referrer-policy', 'cross-origin-opener-policy', 'permissions-policy'])
      expect(headers.get(name)).toBe(page.headers.get(name));
    expect([headers.get('set-cookie'), headers.get('service-worker-allowed')]).toEqual([null, null]);
    expect([headers.get('cache-control'), headers.get('content-type')]).toEqual(['no-store', 'text/html']);
  });

  test('every answer below /api/ is one that runs nothing: refused, failed or unknown', async () => {
    const { url } = await startOn('http://127.0.0.1:1');
    for (const [path, status] of [
      ['/api/oauth/CurrentUser', 502],
      ['/api/..%2fx', 400],
      ['/websocket/x', 502],
    ] as const) {
      const heard = await ask(url, `GET ${path} HTTP/1.1\nHost: 127.0.0.1\nConnection: close\n\n`);
      expect([path, statusOf(heard)]).toEqual([path, status]);
      expect(heard).toContain("Content-Security-Policy: default-src 'none'; sandbox;");
    }
  });

  const BODY = 'Content-Length: 2\r\n\r\n{}';
  test.each([
    ['a status below all', `HTTP/1.1 099 Odd\r\n${BODY}`],
    ['no status', `HTTP/1.1 000 \r\n${BODY}`],
    ['a status above all', `HTTP/1.1 999 Odd\r\n${BODY}`],
    ['a status of two digits', `HTTP/1.1 20 OK\r\n${BODY}`],
    ['a switch nobody asked for', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'],
    ['another protocol', 'SSH-2.0-OpenSSH\r\n'],
    ['a header without a name', `HTTP/1.1 200 OK\r\n: x\r\n${BODY}`],
    ['a header with an end of line in it', `HTTP/1.1 200 OK\r\nX: a\rb\r\n${BODY}`],
    ['a header with a zero in it', `HTTP/1.1 200 OK\r\nX: a\0b\r\n${BODY}`],
    ['two lengths', `HTTP/1.1 200 OK\r\nContent-Length: 1\r\n${BODY}`],
    ['nothing at all', ''],
  ])('%s is 502 in the shape of the contract, and the console goes on', async (_what, bytes) => {
    const { url } = await startOn(await startBrokenApi(bytes));
    const answer = await fetch(`${url}/api/oauth/CurrentUser`);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ code: 502, msg: expect.any(String) });
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await fetch(url)).status).toBe(200);
  });

  test.each([
    ['words of the status that cannot be sent', `HTTP/1.1 200 \x01\x7f\r\n${BODY}`],
    ['letters beyond ASCII in a header', `HTTP/1.1 200 OK\r\nX: \xe5\x9b\xbe\r\n${BODY}`],
  ])('%s are no reason to refuse it', async (_what, bytes) => {
    const { url } = await startOn(await startBrokenApi(bytes));
    const answer = await fetch(`${url}/api/oauth/CurrentUser`);
    expect([200, 502]).toContain(answer.status);
    expect((await fetch(url)).status).toBe(200);
  });

  test.each([
    ['a status below all', `HTTP/1.1 099 Odd\r\n${BODY}`, 502],
    ['a page instead', `HTTP/1.1 200 OK\r\n${BODY}`, 502],
    ['a refusal', `HTTP/1.1 401 No\r\nSet-Cookie: a=b\r\n${BODY}`, 401],
    ['nothing', '', 502],
  ])('a socket that gets %s is refused with a status, and the console goes on', async (_what, bytes, status) => {
    const { url } = await startOn(await startBrokenApi(bytes));
    expect((await upgrade(`${url}/websocket/token`)).status).toBe(status);
    expect((await fetch(url)).status).toBe(200);
  });

  test('an answer that comes before all was sent is heard', async () => {
    const { url } = await startOn(await startBrokenApi(`HTTP/1.1 413 Too Large\r\n${BODY}`));
    const answer = await fetch(`${url}/api/file/Uploader/im`, { method: 'POST', body: Buffer.alloc(20_000_000) });
    expect([answer.status, await answer.text()]).toEqual([413, '{}']);
  });

  test.each([
    ['that says how long it is', Buffer.alloc(3_000)],
    [
      'that comes in pieces and does not say',
      new ReadableStream({
        start(pieces) {
          for (let piece = 0; piece < 40; piece += 1) pieces.enqueue(new Uint8Array(100));
          pieces.close();
        },
      }),
    ],
  ])('a body beyond the limit, %s, is answered 413 with a sentence, and the console goes on', async (_what, body) => {
    const api = await startApi();
    const { url } = await startOn(api.url, { maxBodyBytes: 2_000 });
    const sent: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
    const answer = await fetch(`${url}/api/x`, sent);
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { code: 413, msg: expect.stringContaining('Nothing was saved'), data: null },
    ]);
    const small = await fetch(`${url}/api/x`, { method: 'POST', body: Buffer.alloc(1_900) });
    expect(small.status).toBe(200);
  });

  test.each([
    ['zh-CN,zh;q=0.9', '未保存任何内容'],
    ['zh-TW', '未儲存任何內容'],
    ['en', 'Nothing was saved'],
  ])('the limit is told in the language asked for: %s', async (language, words) => {
    const { url } = await startOn((await startApi()).url, { maxBodyBytes: 10 });
    const answer = await fetch(`${url}/api/x`, { method: 'POST', body: Buffer.alloc(11), headers: { 'Accept-Language': language } });
    expect((await answer.json()).msg).toContain(words);
  });

  test('an answer that breaks off is one that failed', async () => {
    const { url } = await startOn(await startBrokenApi('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"code":2'));
    const answer = await fetch(`${url}/api/oauth/CurrentUser`);
    await expect(answer.text()).rejects.toThrow('terminated');
    expect((await fetch(url)).status).toBe(200);
  });
});

describe('addresses with a dot', () => {
  const BROWSED = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  test.each([
    ['/report.daily', {}],
    ['/systemData/report.daily?x=1', {}],
    ['/v1.2/list', {}],
    ['/report.json', BROWSED],
    ['/a/b.c.d', BROWSED],
  ])('%s is the page', async (path, headers) => {
    const { url } = await startOn((await startApi()).url);
    const answer = await fetch(url + path, { headers });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('<title>page</title>');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    ['/assets/app-0000.js', {}],
    ['/assets/app-0000.js', BROWSED],
    ['/assets/', {}],
    ['/favicon.ico', {}],
    ['/logo.png', { Accept: 'image/avif,image/webp,*/*' }],
    ['/worker.js', {}],
  ])('%s, a file that is not there, is 404', async (path, headers) => {
    const { url } = await startOn((await startApi()).url);
    const answer = await fetch(url + path, { headers });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('');
  });
});
