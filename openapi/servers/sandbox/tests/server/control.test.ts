import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { categoryId, signIn, startForTest, type Person } from '../client.ts';

let sandbox: Sandbox;
let admin: Person;
let secret: string;

beforeEach(async () => {
  sandbox = await startForTest();
  admin = await signIn(sandbox.url, 'admin');
  const identity = await (await fetch(`${sandbox.url}/__sandbox?nonce=12345678`)).json();
  secret = String(identity.control);
});
afterEach(() => sandbox.close());

async function control(name: string, body: object = {}, headers: Record<string, string> = { 'milepost-sandbox': secret }) {
  const response = await fetch(`${sandbox.url}/__sandbox/${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, said: await response.json() };
}
const addCategory = (enCode: string) =>
  admin.call('createDictionaryCategory', { body: { parentId: '-1', fullName: '临时', enCode, isTree: 0 } });
const has = async (person: Person, enCode: string): Promise<boolean> =>
  categoryId(person, enCode).then(
    () => true,
    () => false,
  );

describe('who may control', () => {
  it.each(['reset', 'snapshot', 'restore', 'clock', 'latency', 'fault', 'kick', 'push'])(
    '%s is refused without the secret',
    async (name) => {
      expect(await control(name, {}, {})).toMatchObject({ status: 403 });
    },
  );

  it('a sandbox started without controls has none', async () => {
    const closed = await startForTest({ control: false });
    const identity = await (await fetch(`${closed.url}/__sandbox?nonce=12345678`)).json();
    expect(identity).not.toHaveProperty('control');
    expect(await (await fetch(`${closed.url}/__sandbox/reset`, { method: 'POST' })).json()).toMatchObject({ code: 404 });
    await closed.close();
  });
});

describe('the data', () => {
  it('reset puts back what a first start writes: new rows are gone, deleted ones are there, sessions are over', async () => {
    await addCategory('reset.me');
    const id = await categoryId(admin, 'reset.me');
    expect(id).not.toBe('');
    expect(await control('reset')).toMatchObject({ status: 200 });
    expect(await admin.call('getCurrentUser')).toMatchObject({ code: 600 });
    admin = await signIn(sandbox.url, 'admin');
    expect(await has(admin, 'reset.me')).toBe(false);
    expect(await has(admin, 'unit')).toBe(true);
  });

  it('restore brings back a snapshot, sessions included', async () => {
    await addCategory('kept.one');
    await control('snapshot', { name: 'before' });
    await addCategory('later.one');
    expect(await control('restore', { name: 'before' })).toMatchObject({ status: 200 });
    expect([await has(admin, 'kept.one'), await has(admin, 'later.one')]).toEqual([true, false]);
  });

  it('a snapshot nobody took is refused, and so is a name that could be a path', async () => {
    expect(await control('restore', { name: 'never' })).toMatchObject({ status: 400, said: { error: expect.stringContaining('never') } });
    expect(await control('snapshot', { name: '../x' })).toMatchObject({ status: 400 });
  });
});

describe('the clock', () => {
  it('moved a day ahead ends the sessions', async () => {
    await control('clock', { aheadMs: 25 * 60 * 60 * 1000 });
    expect(await admin.call('getCurrentUser')).toMatchObject({ code: 600 });
    await control('clock');
    expect(await admin.call('getCurrentUser')).toMatchObject({ code: 200 });
  });
});

describe('faults', () => {
  it('come so often as ordered, on the operation they were ordered for, and then never again', async () => {
    await control('fault', { operationId: 'listDictionaryCategories', kind: 'code', code: 500, msg: '库存故障', times: 2 });
    expect(await admin.call('getCurrentUser')).toMatchObject({ code: 200 });
    for (const code of [500, 500, 200]) expect(await admin.call('listDictionaryCategories')).toMatchObject({ code });
  });

  it('http answers that status', async () => {
    await control('fault', { operationId: 'getCurrentUser', kind: 'http', code: 503 });
    expect((await admin.response('getCurrentUser')).status).toBe(503);
  });

  it.each(['cut', 'malformed'])('%s answers nothing that can be read, and writes nothing', async (kind) => {
    await control('fault', { operationId: 'createDictionaryCategory', kind });
    await expect(addCategory(`never.${kind.replace('-', '.')}`)).rejects.toThrow(/fetch failed|terminated|JSON|closed/);
    expect(await has(admin, `never.${kind}`)).toBe(false);
  });

  it('a lost answer has done its work', async () => {
    await control('fault', { operationId: 'createDictionaryCategory', kind: 'lost-answer' });
    await expect(addCategory('done.unheard')).rejects.toThrow(/fetch failed|terminated|JSON|closed/);
    expect(await has(admin, 'done.unheard')).toBe(true);
  });

  it('an operation nobody described is refused', async () => {
    expect(await control('fault', { operationId: 'nothing', kind: 'code' })).toMatchObject({ status: 400 });
  });

  it('a delay holds the answer back', async () => {
    await control('latency', { operationId: 'getCurrentUser', ms: 80 });
    const startedMs = performance.now();
    await admin.call('getCurrentUser');
    expect(performance.now() - startedMs).toBeGreaterThanOrEqual(79);
  });
});

it('kick ends the sessions of one account and of nobody else', async () => {
  const staff = await signIn(sandbox.url, 'staff');
  await control('kick', { accounts: ['staff'] });
  expect((await staff.call('getCurrentUser')).code).toBeGreaterThanOrEqual(600);
  expect(await admin.call('getCurrentUser')).toMatchObject({ code: 200 });
});

it('domains says which answer from tables and which from examples', async () => {
  const { domains } = await (await fetch(`${sandbox.url}/__sandbox/domains`)).json();
  expect(domains).toContainEqual({ domain: 'dictionary', operations: 17, stateful: 17, answers: 'tables' });
});
