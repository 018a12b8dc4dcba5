import { ApiError } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import { dictionaryOperations, organizationOperations, userOperations } from '@milepost/openapi/operations';
import type { Tag } from '@milepost/openapi/operations';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { invalidate } from '../invalidation.ts';
import type { AnswerKind } from '../invalidation.ts';
import { askLookup } from './askLookup.ts';
import { clearingLookups } from './clearingLookups.ts';
import { lookupKey } from './keys.ts';

const person = (id: string, realName: string) => ({
  id,
  account: realName,
  realName,
  headIcon: '',
  gender: 1,
  department: '',
  sortCode: 0,
  quickQuery: '',
});
const LIN = person('7', '林志远');
const SUN = person('8', '孙婉宁');
const never = new AbortController().signal;
/** The parts of a lookup arrive with its first fetch. */
const PATIENT = { timeout: 10_000, interval: 5 };

/** One session: its cache, and a server that answers when the test says so. */
function aSession() {
  const asked: string[] = [];
  const waiting: ((answer: { data: unknown } | Error) => void)[] = [];
  const server: Client = {
    call: ({ id }, _args, { signal } = {}) => {
      asked.push(id);
      return new Promise((resolve, reject) => {
        waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve({ msg: '', ...answer } as never)));
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    },
  };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const told: (readonly [tags: readonly Tag[], of: AnswerKind | undefined])[] = [];
  const client = clearingLookups(server, () => ({ queries, broadcastInvalidation: (tags, of) => told.push([tags, of]) }));
  return {
    asked,
    told,
    queries,
    client,
    ask: (signal = never) => askLookup({ client, queries }, signal, 'userList'),
    names: async () => (await askLookup({ client, queries }, never, 'userList')).map(({ realName }) => realName),
    /** Answers the oldest call that waits. */
    answer: async (answer: unknown) => {
      await vi.waitUntil(() => waiting.length > 0, PATIENT);
      waiting.shift()?.(answer instanceof Error ? answer : { data: answer });
    },
  };
}
const settled = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    () => 'failed',
  );

test('fetched once for twenty callers, then kept in memory', async () => {
  const { ask, answer, asked, names } = aSession();
  const callers = Array.from({ length: 20 }, () => ask());
  await answer([LIN]);
  const answers = await Promise.all(callers);
  expect(new Set(answers).size).toBe(1);
  expect(await names()).toEqual(['林志远']);
  expect(asked).toEqual(['listAllUsers']);
});

test('a lookup per record is kept for each record', async () => {
  const { client, queries, asked, answer } = aSession();
  const of = (modelId: string) => askLookup({ client, queries }, never, 'formItemList', modelId);
  for (const modelId of ['m1', 'm2']) {
    const one = of(modelId);
    await answer({ list: [{ label: modelId, vmodel: modelId }] });
    expect((await one)[0]?.label).toBe(modelId);
  }
  expect((await of('m1'))[0]?.label).toBe('m1');
  expect(asked).toEqual(['listModelFields', 'listModelFields']);
});

test('a list without a call of its own is read from the tree, which is fetched once for both', async () => {
  const { client, queries, asked, answer } = aSession();
  const lookups = { client, queries };
  const tree = askLookup(lookups, never, 'roleTree');
  const role = (id: string) => ({ id, parentId: '1', fullName: `角色${id}`, type: 'role', onlyId: id });
  const branch = (id: string, ...children: object[]) => ({ id, parentId: '-1', fullName: id, type: 'company', isLeaf: false, children });
  await answer({ list: [branch('1', role('a')), branch('2', role('b'), role('a'))] });
  expect(await tree).toHaveLength(2);
  const list = await askLookup(lookups, never, 'roleList');
  expect(list.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(await askLookup(lookups, never, 'roleList')).toBe(list);
  expect(asked).toEqual(['listRoleTree']);
});

test('a failed fetch is not cached: who asks next fetches again', async () => {
  const { ask, answer, asked, names } = aSession();
  const failing = Promise.all([settled(ask()), settled(ask())]);
  await answer(new Error('no network'));
  expect(await failing).toEqual(['failed', 'failed']);
  const next = names();
  await answer([LIN]);
  expect(await next).toEqual(['林志远']);
  expect(asked).toHaveLength(2);
});

test.each([
  ['createUser', userOperations.createUser],
  ['setUserState', userOperations.setUserState],
  ['updateDepartment', organizationOperations.updateDepartment],
])('%s clears the user list, here and in the other tabs', async (_, operation) => {
  const { ask, answer, client, names, told } = aSession();
  const first = ask();
  await answer([LIN]);
  await first;
  const write = client.call(operation);
  await answer(null);
  await write;
  expect(told).toEqual([[operation.writes, 'lookups']]);
  const next = names();
  await answer([LIN, SUN]);
  expect(await next).toEqual(['林志远', '孙婉宁']);
});

test('a write that concerns other lookups leaves it', async () => {
  const { ask, answer, client, asked } = aSession();
  const first = ask();
  await answer([LIN]);
  await first;
  const write = client.call(dictionaryOperations.createDictionaryEntry);
  await answer(null);
  await write;
  await ask();
  expect(asked).toEqual(['listAllUsers', 'createDictionaryEntry']);
});

test.each([
  ['refused', 0],
  ['request', 0],
  ['timeout', 1],
  ['transport', 1],
] as const)('a write that ends as %s clears %i times: the server may have done what it did not refuse', async (kind, times) => {
  const { answer, client, told } = aSession();
  const write = settled(client.call(userOperations.createUser));
  await answer(new ApiError('createUser', { kind, detail: 'in a test' }));
  expect(await write).toBe('failed');
  expect(told).toHaveLength(times);
});

test("another tab's write clears it", async () => {
  const { ask, answer, queries, names } = aSession();
  const first = ask();
  await answer([LIN]);
  await first;
  await invalidate(queries, ['user'], 'lookups');
  const next = names();
  await answer([SUN]);
  expect(await next).toEqual(['孙婉宁']);
});

test('what is under way when it is cleared is asked for anew: nobody gets the old answer', async () => {
  const { ask, answer, asked, queries, names } = aSession();
  const early = ask();
  await vi.waitUntil(() => asked.length === 1, PATIENT);
  void invalidate(queries, ['organization'], 'lookups');
  await vi.waitUntil(() => asked.length === 2, PATIENT);
  await answer([LIN]);
  await answer([SUN]);
  expect((await early).map(({ realName }) => realName)).toEqual(['孙婉宁']);
  expect(await names()).toEqual(['孙婉宁']);
});

test('sign-out clears it, and a late answer of the former session does not fill the cache', async () => {
  const { ask, answer, asked, queries } = aSession();
  const waiting = settled(ask());
  await vi.waitUntil(() => asked.length === 1, PATIENT);
  queries.clear();
  expect(await waiting).toBe('failed');
  await answer([LIN]);
  await Promise.resolve();
  expect(queries.getQueryCache().getAll()).toEqual([]);
});

test('who gives up waiting does not end the fetch of the others', async () => {
  const { ask, answer, asked } = aSession();
  const closing = new AbortController();
  const [closed, open] = [settled(ask(closing.signal)), ask()];
  await vi.waitUntil(() => asked.length === 1, PATIENT);
  closing.abort();
  expect(await closed).toBe('failed');
  await answer([LIN]);
  expect(await open).toHaveLength(1);
  expect(await settled(ask(AbortSignal.abort()))).toBe('failed');
});

test('a fetch nobody waits for any more is given up and keeps nothing', async () => {
  const { ask, asked, queries } = aSession();
  const closing = new AbortController();
  const closed = settled(ask(closing.signal));
  await vi.waitUntil(() => asked.length === 1, PATIENT);
  closing.abort();
  expect(await closed).toBe('failed');
  await vi.waitUntil(() => queries.isFetching() === 0, PATIENT);
  expect(queries.getQueryData(lookupKey('userList'))).toBeUndefined();
});
