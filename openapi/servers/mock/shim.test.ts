import { createValidator } from '../../src/schema/index.ts';
import asyncapi from '../../generated/asyncapi.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dictionaryOperations, oauthOperations } from '../../generated/operations.gen.ts';
import { bindOperations, createClient } from '../../src/runtime/index.ts';
import { startMock, type Mock } from './index.ts';

let mock: Mock;
beforeAll(async () => void (mock = await startMock({ port: 0 })));
afterAll(() => mock.close());

const TOKEN = { Authorization: 'bearer any' };
const JSON_BODY = { ...TOKEN, 'content-type': 'application/json' };

async function ask(address: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(mock.url + address, init);
  expect(response.status).toBe(200);
  return response.json();
}

describe('every answer is HTTP 200 with an envelope', () => {
  test.each([
    ['no token', '/api/system/DictionaryType', {}, 600, '登录过期'],
    ['an upload without a token', '/api/system/DictionaryData/Action/Import', { method: 'POST', body: new FormData() }, 600, '登录过期'],
    ['a missing field', '/api/oauth/Login', { method: 'POST', body: new URLSearchParams({ account: 'a' }) }, 400, "'password'"],
    ['a missing query', '/api/file/Download', {}, 400, "'encryption'"],
    ['a broken body', '/api/system/DictionaryType', { method: 'POST', headers: JSON_BODY, body: '{' }, 400, 'no JSON'],
    ['no body', '/api/system/DictionaryType', { method: 'POST', headers: TOKEN }, 400, 'required'],
    [
      'an upload without its file',
      '/api/system/DictionaryData/Action/Import',
      { method: 'POST', headers: TOKEN, body: new FormData() },
      400,
      "'file'",
    ],
    ['an upload that is none', '/api/system/DictionaryData/Action/Import', { method: 'POST', headers: TOKEN, body: 'x' }, 400, 'multipart'],
    ['an unknown path', '/api/nowhere', { headers: TOKEN }, 404, '/api/nowhere'],
    ['an unknown method', '/api/oauth/CurrentUser', { method: 'DELETE', headers: TOKEN }, 404, 'DELETE'],
    ['an unknown example', '/api/oauth/CurrentUser?__example=nothing', { headers: TOKEN }, 404, 'noMenu'],
  ])('%s', async (_, address, init, code, msg) => {
    expect(await ask(address, init)).toEqual({ code, msg: expect.stringContaining(msg), data: null });
  });

  test('every violation of a body is named', async () => {
    const body = JSON.stringify({ parentId: '-1', fullName: '车-型', enCode: 'x.', isTree: 3 });
    const { msg } = (await ask('/api/system/DictionaryType', { method: 'POST', headers: JSON_BODY, body })) as { msg: string };
    expect(['fullName', 'enCode', 'isTree'].filter((field) => !msg.includes(field))).toEqual([]);
  });
});

describe('examples are picked', () => {
  const noMenu = { code: 200, data: { menuList: [] } };

  test('by the header Prefer', async () => {
    expect(await ask('/api/oauth/CurrentUser', { headers: { ...TOKEN, Prefer: 'example=noMenu' } })).toMatchObject(noMenu);
  });
  test('by the query __example', async () => {
    expect(await ask('/api/oauth/CurrentUser?n=1&__example=noMenu', { headers: TOKEN })).toMatchObject(noMenu);
  });
  test('the header Accept does not choose', async () => {
    expect(await ask('/api/oauth/CurrentUser', { headers: { ...TOKEN, Accept: 'text/html' } })).toMatchObject({ code: 200 });
  });
  test('orders are answered in their order', async () => {
    for (const example of ['expired', 'elsewhere'])
      await ask('/__mock/next', { method: 'POST', body: JSON.stringify({ operationId: 'logout', example }) });
    const codes = [];
    for (let turn = 0; turn < 3; turn++) codes.push(await ask('/api/oauth/Logout', { headers: TOKEN }));
    expect(codes).toMatchObject([{ code: 600 }, { code: 601 }, { code: 200 }]);
  });
  test.each([
    ['an unknown operation', { operationId: 'nothing', example: 'good' }, 404],
    ['an unknown example', { operationId: 'logout', example: 'nothing' }, 404],
    ['half an order', { operationId: 'logout' }, 400],
    ['no order', [], 400],
  ])('%s is refused', async (_, body, code) => {
    expect(await ask('/__mock/next', { method: 'POST', body: JSON.stringify(body) })).toMatchObject({ code });
  });
});

test('the client signs in and reads through the mock', async () => {
  let token: string | null = null;
  const client = createClient({ baseUrl: mock.url, getToken: () => token, onSessionEnded: () => (token = null) });
  const api = { ...bindOperations(client, oauthOperations), ...bindOperations(client, dictionaryOperations) };
  await expect(api.listDictionaryCategories()).rejects.toMatchObject({ kind: 'session', code: 600 });
  const { data } = await api.login({ body: { account: 'admin', password: 'x' } });
  token = data?.token ?? null;
  expect((await api.listDictionaryCategories()).data?.list).toHaveLength(2);
  expect((await api.importDictionary({ body: { file: new Blob(['{}']) } })).data?.entriesAdded).toBe(2);
});

test('the socket says hello to a page that connects, and to no other path', async () => {
  const socket = new WebSocket(`${mock.url.replace('http', 'ws')}/websocket/${encodeURIComponent('bearer any')}`);
  const hello = new Promise<string>((resolve, reject) => {
    socket.onmessage = ({ data }) => resolve(String(data));
    socket.onerror = () => reject(new Error('the socket was refused'));
  });
  socket.onopen = () => socket.send(JSON.stringify({ method: 'OnConnection', token: 'bearer any', mobileDevice: false }));
  const said: unknown = JSON.parse(await hello);
  expect(said).toMatchObject({ method: 'initMessage' });
  expect(createValidator(asyncapi).check('#/components/schemas/InitFrame', said)).toEqual([]);
  const list = new Promise<unknown>((resolve) => (socket.onmessage = ({ data }) => resolve(JSON.parse(String(data)))));
  socket.send(JSON.stringify({ method: 'MessageList', toUserId: '1', formUserId: '2', token: 'bearer any', currentPage: 1, pageSize: 50 }));
  expect(createValidator(asyncapi).check('#/components/schemas/HistoryFrame', await list)).toEqual([]);
  socket.close();

  const elsewhere = new WebSocket(`${mock.url.replace('http', 'ws')}/socket/x`);
  await expect(
    new Promise((resolve, reject) => Object.assign(elsewhere, { onopen: resolve, onerror: () => reject(new Error('refused')) })),
  ).rejects.toThrow('refused');
});

test('a port that is taken is named', async () => {
  const port = Number(new URL(mock.url).port);
  await expect(startMock({ port })).rejects.toThrow(`[mock] Port ${port}`);
});

test('closing lets the port go, also while a socket is open', async () => {
  const own = await startMock({ port: 0 });
  const socket = new WebSocket(`${own.url.replace('http', 'ws')}/websocket/t`);
  await new Promise((resolve) => (socket.onopen = resolve));
  await own.close();
  await expect(fetch(own.url)).rejects.toThrow('fetch failed');
});

test('a page of this computer may read the answers, a page of another site may not', async () => {
  const ask = (origin: string, init: { method?: string; headers?: Record<string, string> } = {}) =>
    fetch(`${mock.url}/api/oauth/CurrentUser`, { ...init, headers: { origin, ...init.headers } });
  const preflight = await ask('http://localhost:5173', { method: 'OPTIONS', headers: { 'access-control-request-method': 'GET' } });
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
    204,
    expect.stringContaining('Authorization'),
  ]);
  expect((await ask('http://localhost:5173')).headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
});
