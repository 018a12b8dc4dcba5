import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { startForTest } from '../client.ts';
import { dialectClient, operationsOf, type DialectClient } from '../dialect-client.ts';
import { PAIRS } from '../pairs.ts';

let sandbox: Sandbox;
let client: DialectClient;
beforeAll(async () => {
  sandbox = await startForTest();
  client = await dialectClient(sandbox.url, '3.4');
});
afterAll(() => sandbox.close());

/** Saved by what is named alone: an empty body changes nothing. */
const PARTIAL: ReadonlySet<string> = new Set(['updateSystemConfig', 'updateRecord']);
/** Members that hold the name of a record, the first a body has. */
const NAMES = ['fullName', 'realName', 'title', 'sysName'];
const LONG = '长'.repeat(1000);
/** Sentence for a field nobody has words for would name nothing. */
const NAMELESS = /请求内容|请求参数不正确|服务器处理失败/;

interface Written {
  readonly id: string;
  readonly ids: Readonly<Record<string, string>>;
  readonly get: string;
  readonly body: Readonly<Record<string, unknown>>;
}

async function written(id: string): Promise<Written> {
  const [get, records] = PAIRS[id] ?? [];
  if (!get || !records) throw new Error(`no pair for ${id}`);
  const [ids = {}] = await records(client);
  return { id, ids, get, body: (await client.call(get, ids)).data };
}
const nameOf = (body: Written['body']): string => NAMES.find((name) => typeof body[name] === 'string') ?? '';
const CREATED = new Set(operationsOf('3.4').map(({ id }) => id));

describe.each(Object.keys(PAIRS))('%s, and what makes such a record,', (update) => {
  const BAD: readonly (readonly [string, (body: Written['body']) => object | null])[] = [
    ['an empty body', () => (PARTIAL.has(update) ? null : {})],
    ['a name that is too long', (body) => (nameOf(body) === '' ? null : { ...body, [nameOf(body)]: LONG })],
    ['a name of another type', (body) => (nameOf(body) === '' ? null : { ...body, [nameOf(body)]: { is: 'none' } })],
  ];

  it.each(BAD)('refuses %s with a sentence about the field, and stores nothing', async (_, badOf) => {
    const { ids, get, body } = await written(update);
    const bad = badOf(body);
    if (bad === null) return;
    const create = update.replace('update', 'create');
    const calls = [await client.call(update, ids, bad)];
    if (CREATED.has(create)) calls.push(await client.call(create, ids, bad));
    expect(calls.map(({ code }) => code)).toEqual(calls.map(() => 400));
    expect(calls.map(({ msg }) => msg).filter((msg) => NAMELESS.test(msg ?? '请求内容'))).toEqual([]);
    expect((await client.call(get, ids)).data).toEqual(body);
  });
});
