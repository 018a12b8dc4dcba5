import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { MAX_BODY_BYTES, MAX_UPLOAD_BYTES } from '../../core/http/request.ts';
import { categoryId, personWith, signIn, startForTest, type Person } from '../client.ts';

let sandbox: Sandbox;
let admin: Person;
const lines: string[] = [];

beforeAll(async () => {
  sandbox = await startForTest({ log: (line) => lines.push(line) });
  admin = await signIn(sandbox.url, 'admin');
});
afterAll(() => sandbox.close());

/** Asks with a Host header of our choice, which `fetch` does not allow. */
const statusFor = (host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request({ port: sandbox.port, host: '127.0.0.1', path: '/api/oauth/CurrentUser', headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

const send = async (path: string, init?: RequestInit) => fetch(new URL(path, sandbox.url), init);
const post = (body: BodyInit, type = 'application/json') =>
  send('/api/system/DictionaryType', { method: 'POST', body, headers: { Authorization: admin.token, 'Content-Type': type } });

describe('the host', () => {
  it.each(['evil.test', 'evil.test:30000', '127.0.0.1.evil.test', 'localhost.', '10.0.0.1', '0.0.0.0'])('"%s" gets 421', async (host) => {
    expect(await statusFor(host)).toBe(421);
  });

  it.each(['127.0.0.1', '127.0.0.1:30000', 'localhost:1', '[::1]:9'])('"%s" is answered', async (host) => {
    expect(await statusFor(host)).toBe(200);
  });

  it('of the server itself may only be loopback', async () => {
    await expect(startForTest({ host: '0.0.0.0' })).rejects.toMatchObject({ reason: 'host-refused' });
  });
});

describe('pages of other sites', () => {
  const preflight = async (origin: string) => {
    const headers = {
      Origin: origin,
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': 'authorization,jnpf-origin',
    };
    return (await send('/api/oauth/CurrentUser', { method: 'OPTIONS', headers })).headers.get('access-control-allow-origin');
  };

  it.each(['https://evil.test', 'http://localhost.evil.test', 'http://127.0.0.1.evil.test:3000', 'null', 'file://'])(
    'at %s may not read answers',
    async (origin) => {
      expect(await preflight(origin)).toBeNull();
    },
  );

  it.each(['http://127.0.0.1:3000', 'http://localhost:5173', 'http://[::1]:3000'])('at %s are ours and may', async (origin) => {
    expect(await preflight(origin)).toBe(origin);
  });
});

describe('addresses', () => {
  it('that do not exist answer code 404 in an envelope', async () => {
    const response = await send('/api/system/Nothing');
    expect([response.status, await response.json()]).toEqual([200, { code: 404, msg: '请求的地址不存在' }]);
  });

  it('asked with a wrong method answer code 405', async () => {
    expect(await (await send('/api/oauth/CurrentUser', { method: 'DELETE' })).json()).toEqual({
      code: 405,
      msg: '此地址不支持 DELETE 请求',
    });
  });

  it('with a fixed word win over an id', async () => {
    expect((await admin.data('listAllDictionaries')).list.length).toBe(88);
    expect((await admin.call('listDictionaryEntries', { path: { id: 'all' } })).code).toBe(400);
  });

  it('may carry the timestamp, and unknown parameters', async () => {
    expect((await admin.call('listDictionaryCategories', { query: { n: String(Date.now()), _t: '1' } })).code).toBe(200);
  });

  it('check their parameters', async () => {
    const id = await categoryId(admin, 'unit');
    expect((await admin.call('listDictionaryEntries', { path: { id }, query: { isTree: 'yes' } })).msg).toContain('isTree');
  });
});

describe('bodies', () => {
  it('that are no JSON, of another type or empty are refused with a sentence', async () => {
    expect(await (await post('{"fullName":')).json()).toEqual({ code: 400, msg: '请求内容不是有效的 JSON，请检查后重试' });
    expect((await (await post('{}', 'text/plain')).json()).msg).toContain('application/json');
    expect((await (await post('')).json()).code).toBe(400);
    expect((await (await post('[]')).json()).code).toBe(400);
  });

  it('that are too large are refused, declared or not', async () => {
    expect((await (await post(`"${'x'.repeat(MAX_BODY_BYTES)}"`)).json()).msg).toContain('1 MB');
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(MAX_UPLOAD_BYTES + 1)]), 'large.bdd');
    expect((await admin.call('importDictionary', { form })).msg).toContain('10 MB');
  });

  it('cannot smuggle keys of prototypes', async () => {
    const body = '{"__proto__":{"isAdministrator":true},"parentId":"-1","fullName":"原型","enCode":"proto.test","isTree":0}';
    expect((await (await post(body)).json()).code).toBe(200);
    expect({}).not.toHaveProperty('isAdministrator');
  });
});

describe('the log', () => {
  it('holds no token, no password and no download secret', async () => {
    const { url } = await admin.data('exportDictionaryCategory', { path: { id: await categoryId(admin, 'unit') } });
    await (await send(url)).text();
    const text = lines.join('\n');
    expect(text).toContain('GET /api/file/Download');
    expect(text).not.toContain(admin.token.split(' ')[1]);
    expect(text).not.toContain(new URL(url, sandbox.url).searchParams.get('encryption'));
  });
});

describe('what marks a sandbox', () => {
  it('echoes the nonce and names the data folder', async () => {
    expect(await (await send('/__sandbox?nonce=abc-123-XYZ')).json()).toEqual({
      sandbox: true,
      product: 'milepost',
      nonce: 'abc-123-XYZ',
      data: ':memory:',
      dialect: '3.4',
      control: expect.stringMatching(/^[\w-]{32}$/),
    });
  });

  it('wants a nonce, and refuses every control without the secret', async () => {
    expect((await (await send('/__sandbox')).json()).code).toBe(400);
    expect((await (await send('/__sandbox?nonce=%3Cscript%3E1')).json()).code).toBe(400);
    expect((await send('/__sandbox/reset', { method: 'POST' })).status).toBe(403);
  });
});

describe('answers', () => {
  it('carry no data key when there is nothing to hand back', async () => {
    expect(Object.keys(await admin.call('lockScreen', { body: {} }))).toEqual(['code', 'msg']);
  });

  it('are never kept by caches, and are never guessed to be another type', async () => {
    const { headers } = await personWith(sandbox.url, '').response('getCurrentUser');
    expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual(['no-store', 'nosniff']);
  });
});
