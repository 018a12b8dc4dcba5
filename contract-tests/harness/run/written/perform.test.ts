import type { Sandbox } from '@milepost/openapi/servers/sandbox';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { absent, text } from './matcher.ts';
import { performRow, type RowResult } from './perform.ts';
import { row, SESSION_GONE, type Row } from './row.ts';
import { startBent, startForTest, startServer, type Bent, type Faults, type Passing } from '../../testing/servers.ts';
import { temporaryFolder, TEST_TAG, worldAt } from '../../testing/world.ts';

const LIST_PATH = '/api/system/DictionaryType';

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await startForTest()));
afterAll(() => sandbox.close());

const listed = row('categories are listed', {
  call: 'listDictionaryCategories',
  expect: { code: 200, data: { list: text }, holds: () => true },
  source: 'admin §2',
});
const list = row('categories are listed', { call: 'listDictionaryCategories', expect: { code: 200 }, source: 'admin §2' });
const closed = row('nobody lists', {
  call: 'listDictionaryCategories',
  as: 'nobody',
  expect: { code: SESSION_GONE, data: absent },
  source: 'shell §8',
});

/** Runs a row against the sandbox with a fault in its category list. */
async function bent(subject: Row, bend: (passing: Passing) => Bent | undefined, faults?: Faults): Promise<RowResult> {
  const server = await startBent(sandbox, (passing) => (passing.path === LIST_PATH ? bend(passing) : undefined), faults);
  onTestFinished(() => server.close());
  return performRow('test', subject, worldAt(server.url, 'read'));
}

describe('a row on a good server', () => {
  it('passes', async () => {
    expect(await bent(list, () => undefined)).toMatchObject({ verdict: 'passed', problems: [] });
    expect(await bent(closed, () => undefined)).toMatchObject({ verdict: 'passed', problems: [] });
  });

  it('fails when its own pattern does not match', async () => {
    expect((await bent(listed, () => undefined)).problems.join()).toMatch(/data.list is .* expected a filled text/);
  });

  it('fails when what it holds is not so', async () => {
    const subject = row('there is nothing', {
      call: 'listDictionaryCategories',
      expect: { code: 200, holds: ({ list: categories }) => categories.length === 0 },
      source: 'admin §2',
    });
    expect((await bent(subject, () => undefined)).problems.join()).toMatch(/^data does not keep the promise: /);
  });
});

describe('a row fails on a server', () => {
  it.each<[string, Bent | ((passing: Passing) => Bent), RegExp]>([
    ['that answers HTTP 500', { status: 500 }, /HTTP status is 500/],
    ['that redirects', { status: 302, body: LIST_PATH }, /HTTP status is 302/],
    ['that writes code as text', ({ envelope }) => ({ body: { ...envelope, code: '200' } }), /code is "200", expected an integer/],
    ['that leaves out code', { body: { msg: 'ok', data: { list: [] } } }, /code is missing/],
    [
      'that shows a stack trace in msg',
      ({ envelope }) => ({ body: { ...envelope, msg: 'at App.list (App.java:7)' } }),
      /msg shows a stack trace/,
    ],
    [
      'that answers an object for the list',
      { body: { code: 200, msg: '', data: { list: {} } } },
      /the description does not allow it: \/data\/list/,
    ],
    [
      'that drops a required member',
      { body: { code: 200, msg: '', data: { list: [{ id: '1', fullName: 'a' }] } } },
      /must have required property 'enCode'/,
    ],
    [
      'that writes an id as a number',
      { body: { code: 200, data: { list: [{ id: 1, fullName: 'a', enCode: 'a' }] } } },
      /\/data\/list\/0\/id must be string/,
    ],
    ['that refuses', { body: { code: 400, msg: '不行' } }, /code is 400 \("不行"\), expected 200/],
    ['that answers a page', { contentType: 'text/html', body: '<html></html>' }, /no JSON object/],
  ])('%s', async (_, fault, problem) => {
    const result = await bent(list, (passing) => (typeof fault === 'function' ? fault(passing) : fault));
    expect(result.verdict).toBe('failed');
    expect(result.problems.join('\n')).toMatch(problem);
  });

  it('that looks at no token', async () => {
    const { token } = await signedIn();
    const result = await bent(closed, () => undefined, { token });
    expect(result.problems.join('\n')).toMatch(/code is 200 .* expected 600 or 601 or 602/);
  });

  it('that closes the connection, with a sentence instead of a crash', async () => {
    const server = await startServer(() => Promise.reject(new Error('gone')));
    onTestFinished(() => server.close());
    expect(await performRow('test', closed, worldAt(server.url, 'read'))).toMatchObject({
      verdict: 'failed',
      problems: [expect.stringMatching(/does not answer \(GET \/api\/system\/DictionaryType\)/)],
    });
  });

  it('whose second call breaks the promise of the first', async () => {
    const subject = row('it stays', {
      call: 'listDictionaryCategories',
      expect: { code: 200 },
      after: [{ call: 'getDictionaryCategory', path: { id: 'nobody' }, expect: { code: 200 } }],
      source: 'admin §4',
    });
    expect((await bent(subject, () => undefined)).problems.join()).toMatch(/^after it, getDictionaryCategory: code is 400/);
  });
});

describe('a row that would write', () => {
  const create = row('a category is added', {
    call: 'createDictionaryCategory',
    body: { parentId: '-1', fullName: '测试', enCode: `${TEST_TAG}.1`, isTree: 0 },
    expect: { code: 200 },
    source: 'admin §7',
  });
  const foreign = row('a foreign category is removed', {
    call: 'removeDictionaryCategory',
    path: { id: '1' },
    expect: { code: 200 },
    source: 'admin §7',
  });

  it('is not run in read mode, and nothing is sent', async () => {
    const server = await startBent(sandbox, () => undefined);
    onTestFinished(() => server.close());
    const result = await performRow('test', create, worldAt(server.url, 'read'));
    expect(result).toMatchObject({
      verdict: 'skipped',
      problems: ['read mode: createDictionaryCategory would change the server'],
      isUnsafe: false,
    });
    expect(server.calls).toEqual(['POST /api/oauth/Login']);
  });

  it('is sent in full mode to a sandbox, after the journal', async () => {
    const folder = temporaryFolder();
    expect(await performRow('test', create, worldAt(sandbox.url, 'full', folder))).toMatchObject({ verdict: 'passed' });
    expect(readFileSync(path.join(folder, `${TEST_TAG}.jsonl`), 'utf8')).toContain(`${TEST_TAG}.1`);
  });

  it('is stopped when it aims at a foreign record', async () => {
    const server = await startBent(sandbox, () => undefined);
    onTestFinished(() => server.close());
    expect(await performRow('test', foreign, worldAt(server.url, 'full'))).toMatchObject({ verdict: 'failed', isUnsafe: true });
    expect(server.calls).toEqual(['POST /api/oauth/Login']);
  });

  it('is stopped by one GET at a server that only looks like the sandbox', async () => {
    const server = await startBent(sandbox, ({ path: called }) =>
      called === '/__sandbox' ? { body: { code: 404, msg: '不存在' } } : undefined,
    );
    onTestFinished(() => server.close());
    expect(await performRow('test', create, worldAt(server.url, 'full'))).toMatchObject({ verdict: 'failed', isUnsafe: true });
    expect(server.calls).toEqual(['POST /api/oauth/Login', 'GET /__sandbox']);
  });
});

describe('the exchanges of a row', () => {
  it('hold every call and no secret', async () => {
    const { token } = await signedIn();
    const subject = row('signing in answers a token', {
      call: 'login',
      given: async ({ credentials }) => credentials('admin'),
      body: (form) => form,
      expect: { code: 200, data: { token: text } },
      source: 'shell §7',
    });
    const { exchanges } = await performRow('test', subject, worldAt(sandbox.url, 'read'));
    expect(exchanges).toMatchObject([
      { operation: 'login', request: expect.stringMatching(/^POST \/api\/oauth\/Login\?n=\d{13}$/), status: 200 },
    ]);
    const told = JSON.stringify(exchanges);
    expect(told).toContain('登录成功');
    for (const secret of ['Admin2026', 'bearer ', token]) expect(told).not.toContain(secret);
    expect(told).not.toMatch(/[0-9a-f]{32}/);
  });
});

async function signedIn(): Promise<{ token: string }> {
  let token = '';
  const server = await startBent(sandbox, ({ envelope }) => {
    const data: unknown = envelope?.data;
    if (typeof data === 'object' && data !== null && 'token' in data) token = String(data.token);
    return undefined;
  });
  await worldAt(server.url, 'read').actors.signIn('admin');
  await server.close();
  return { token };
}
