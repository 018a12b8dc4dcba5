import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { dictionaryOperations, fileOperations, oauthOperations } from '../../generated/operations.gen.ts';
import { ApiError, bindOperations, createClient, type ClientOptions } from './index.ts';

type Sent = { url: URL; method: string; headers: Headers; body: unknown; init: RequestInit };

const ok = (data: unknown = null) => Response.json({ code: 200, msg: '操作成功', data });

/** A client whose server answers the given responses in turn, the last one for ever. */
function world(answers: (() => Response | Promise<Response>)[], options: Partial<ClientOptions> = {}) {
  const sent: Sent[] = [];
  const onSessionEnded = vi.fn<ClientOptions['onSessionEnded']>();
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    if (typeof input !== 'string') throw new TypeError('an address was expected');
    const url = new URL(input, 'https://console.example.test');
    sent.push({ url, method: init.method ?? '', headers: new Headers(init.headers), body: init.body, init });
    init.signal?.throwIfAborted();
    return (answers[sent.length - 1] ?? answers.at(-1) ?? ok)();
  };
  const client = createClient({ baseUrl: '', getToken: () => 'bearer t.o-k_1', onSessionEnded, now: () => 1000, fetch, ...options });
  const api = {
    ...bindOperations(client, dictionaryOperations),
    ...bindOperations(client, oauthOperations),
    ...bindOperations(client, fileOperations),
  };
  return { api, sent, onSessionEnded };
}

const failure = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('the call did not fail')),
    (error: unknown) => (error instanceof ApiError ? error : Promise.reject(new Error('no ApiError', { cause: error }))),
  );

test('a call carries origin, token and a growing timestamp, and neither cookies nor redirects', async () => {
  const { api, sent } = world([() => ok({ list: [] })]);
  await api.listDictionaryEntries({ path: { id: '1' }, query: { keyword: '钢 材', isTree: '1' } });
  await api.listDictionaryCategories();
  expect(sent[0]).toMatchObject({ method: 'GET', init: { redirect: 'error', credentials: 'omit' } });
  expect(sent[0]!.url.pathname).toBe('/api/system/DictionaryData/1');
  expect(Object.fromEntries(sent[0]!.url.searchParams)).toEqual({ keyword: '钢 材', isTree: '1', n: '1000' });
  expect(sent[0]!.headers.get('jnpf-origin')).toBe('pc');
  expect(sent[0]!.headers.get('authorization')).toBe('bearer t.o-k_1');
  expect(sent[1]!.url.search).toBe('?n=1001');
});

test('without a session no Authorization is sent', async () => {
  const { api, sent } = world([ok], { getToken: () => null });
  await api.login({ body: { account: 'admin', password: 'x' } });
  expect(sent[0]!.headers.has('authorization')).toBe(false);
  expect(sent[0]!.body).toBe('account=admin&password=x');
});

test('signing in and unlocking alone take the cookies of their own origin along', async () => {
  const { api, sent } = world([ok]);
  await api.login({ body: { account: 'admin', password: 'x' } });
  await api.lockScreen({ body: {} });
  await api.logout();
  expect(sent.map(({ init }) => init.credentials)).toEqual(['same-origin', 'same-origin', 'omit']);
});

test.each([
  [
    'its sentence and its seconds',
    { code: 429, msg: '请 9 秒后再试' },
    '9',
    { kind: 'refused', msg: '请 9 秒后再试', retryAfterSeconds: 9 },
  ],
  ['its sentence alone', { code: 429, msg: '请稍后再试' }, null, { kind: 'refused', msg: '请稍后再试', retryAfterSeconds: null }],
  ['nothing where it is no envelope', 'busy', '9', { kind: 'transport', status: 429, retryAfterSeconds: null }],
] as const)('HTTP 429 to a sign-in tells %s', async (_, body, retryAfter, told) => {
  const headers = new Headers(retryAfter === null ? {} : { 'Retry-After': retryAfter });
  const { api, sent } = world([() => new Response(JSON.stringify(body), { status: 429, headers })]);
  expect(await failure(api.login({ body: { account: 'admin', password: 'x' } }))).toMatchObject(told);
  expect(sent).toHaveLength(1);
});

test('the data and the sentence of a good answer come back', async () => {
  const { api } = world([() => ok({ list: [] })]);
  expect(await api.listDictionaryCategories()).toEqual({ data: { list: [] }, msg: '操作成功' });
});

test.each([
  ['an HTTP failure', () => new Response('', { status: 500 }), 'transport'],
  ['an HTTP success that is not 200', () => new Response('{"code":200}', { status: 201 }), 'transport'],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'transport'],
  ['a page instead of an answer', () => new Response('<html>'), 'malformed'],
  ['a refusal', () => Response.json({ code: 400, msg: '编码不能重复' }), 'refused'],
] as const)('%s fails and tells its kind', async (_, answer, kind) => {
  const { api, sent } = world([answer]);
  expect(await failure(api.listDictionaryCategories())).toMatchObject({ kind, operation: 'listDictionaryCategories' });
  expect(sent).toHaveLength(1);
});

test('an unsafe id is refused before anything is sent', async () => {
  const { api, sent } = world([ok]);
  expect((await failure(api.getDictionaryEntry({ path: { id: '..' } }))).kind).toBe('request');
  expect(sent).toHaveLength(0);
});

test('twenty parallel calls of an ended session tell once', async () => {
  const { api, onSessionEnded } = world([() => Response.json({ code: 600, msg: 'expired' })]);
  const kinds = await Promise.all(Array.from({ length: 20 }, () => failure(api.listDictionaryCategories()).then((error) => error.kind)));
  expect(onSessionEnded.mock.calls).toEqual([[600]]);
  expect(kinds).toContain('session');
  expect(kinds.every((kind) => kind === 'session' || kind === 'aborted')).toBe(true);
});

test.each([
  ['login', (api: ReturnType<typeof world>['api']) => api.login({ body: { account: 'a', password: 'b' } })],
  ['the lock screen', (api: ReturnType<typeof world>['api']) => api.lockScreen()],
])('code 601 on %s fails without ending the session', async (_, call) => {
  const { api, onSessionEnded } = world([() => Response.json({ code: 601 })]);
  expect(await failure(call(api))).toMatchObject({ kind: 'refused', code: 601 });
  expect(onSessionEnded).not.toHaveBeenCalled();
});

test('a call that was given up says so', async () => {
  const { api } = world([ok]);
  expect((await failure(api.listDictionaryCategories({}, { signal: AbortSignal.abort() }))).kind).toBe('aborted');
});

test('bytes come as bytes, and a refused link as the failure it is', async () => {
  const { api } = world([
    () => new Response('{"version":"1"}', { headers: { 'content-type': 'application/octet-stream' } }),
    () => Response.json({ code: 400, msg: '下载链接已失效，请重新导出' }),
  ]);
  const { data } = await api.downloadFile({ query: { encryption: 'x' } });
  expect(await data?.text()).toBe('{"version":"1"}');
  expect(await failure(api.downloadFile({ query: { encryption: 'x' } }))).toMatchObject({ code: 400, msg: '下载链接已失效，请重新导出' });
});

const busy = (seconds: string) => () => new Response('', { status: 429, headers: { 'retry-after': seconds } });

test('a read that meets a busy server is sent once more after the pause it asks for', async () => {
  const { api, sent } = world([busy('0'), ok]);
  await api.listDictionaryCategories();
  expect(sent).toHaveLength(2);
});

test('a server that stays busy is asked twice, not more', async () => {
  const { api, sent } = world([busy('0')]);
  expect((await failure(api.listDictionaryCategories())).kind).toBe('transport');
  expect(sent).toHaveLength(2);
});

test.each([
  ['a pause beyond the bound', (api: ReturnType<typeof world>['api']) => api.listDictionaryCategories(), '600'],
  ['a command', (api: ReturnType<typeof world>['api']) => api.setDictionaryEntryState({ path: { id: '1' } }), '0'],
  ['a GET that acts', (api: ReturnType<typeof world>['api']) => api.logout(), '0'],
])('%s is never sent twice', async (_, call, seconds) => {
  const { api, sent } = world([busy(seconds), ok]);
  await failure(call(api));
  expect(sent).toHaveLength(1);
});

async function serving<T>(listener: RequestListener, visit: (origin: string) => Promise<T>): Promise<T> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await visit(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('a redirect is not followed, so the token goes nowhere else', async () => {
  const paths: (string | undefined)[] = [];
  await serving(
    (request, response) => {
      paths.push(request.url);
      response.writeHead(302, { location: '/elsewhere' }).end();
    },
    async (baseUrl) => {
      const { api } = world([], { baseUrl, fetch: globalThis.fetch });
      expect((await failure(api.listDictionaryCategories())).kind).toBe('transport');
    },
  );
  expect(paths).toEqual(['/api/system/DictionaryType?n=1000']);
});

test.each([
  ['byte by byte', 1, 0],
  ['three bytes every 5 ms', 3, 5],
  ['in slices of 1,000 bytes every 5 ms', 1000, 5],
])('R36 an answer that comes %s is the answer, down to the letters of several bytes', async (_, size, everyMs) => {
  const list = [
    { id: '375086540390404408', fullName: '路产设施 👷 K98+500', note: '桩'.repeat(everyMs === 0 ? 400 : size === 3 ? 10 : 4000) },
  ];
  await serving(
    (_request, response) => {
      const bytes = Buffer.from(JSON.stringify({ code: 200, msg: '操作成功', data: { list } }));
      response.writeHead(200, { 'content-type': 'application/json;charset=utf-8' }).flushHeaders();
      const drip = (at: number) => {
        if (at >= bytes.length) return void setTimeout(() => response.end(), everyMs);
        response.write(bytes.subarray(at, at + size));
        if (everyMs === 0) setImmediate(drip, at + size);
        else setTimeout(drip, everyMs, at + size);
      };
      drip(0);
    },
    async (baseUrl) => {
      const { api } = world([], { baseUrl, fetch: globalThis.fetch });
      expect(await api.listDictionaryCategories()).toEqual({ data: { list }, msg: '操作成功' });
    },
  );
});

test('a server that does not answer in the time of the operation is given up', async () => {
  await serving(
    () => {},
    async (baseUrl) => {
      const client = createClient({ baseUrl, getToken: () => null, onSessionEnded: () => {} });
      const slow = { ...dictionaryOperations.listDictionaryCategories, timeoutMs: 20 };
      expect((await failure(client.call(slow))).kind).toBe('timeout');
    },
  );
});
