import { describe, expect, test } from 'vitest';
import { switchTest } from '../guards/testing/switch-test.ts';
import { textOf } from '../testing/hostile.ts';
import rows from '../testing/hostile-keywords.json' with { type: 'json' };
import { createClient, type CallArgs } from './client.ts';
import type { Operation } from './operation.ts';

interface Row {
  readonly id: string;
  readonly input: { readonly text: Parameters<typeof textOf>[0] };
  readonly expected: { readonly verdict: string; readonly value?: number };
}
type Send = (args: CallArgs) => Promise<URL>;

const LIST: Operation = { id: 'listDictionaryCategories', method: 'GET', path: '/api/things', effect: 'read' };

/** Address an operation is asked at. */
async function sent(operation: Operation, args: CallArgs): Promise<{ address: URL; body: unknown }> {
  let seen = { address: new URL('http://nowhere.test'), body: undefined as unknown };
  const client = createClient({
    baseUrl: 'http://server.test',
    getToken: () => null,
    onSessionEnded: () => undefined,
    fetch: (input, init) => {
      seen = { address: new URL(new Request(input).url), body: init?.body };
      return Promise.resolve(Response.json({ code: 200, msg: '', data: null }));
    },
  });
  await client.call(operation, args);
  return seen;
}

async function judge(send: Send, { input, expected }: Row): Promise<string | null> {
  const keyword = textOf(input.text);
  const { search, searchParams } = await send({ query: { keyword } });
  if ([...searchParams.keys()].join() !== 'keyword,n' || !/^[\w?=&%.*+-]*$/.test(search)) return `sent as ${search}`;
  const value = searchParams.get('keyword') ?? '';
  if (expected.verdict === 'encoded') return value === keyword ? null : `read as ${value}`;
  if (expected.verdict !== 'capped') return `no keyword is ${expected.verdict}`;
  const chars = Array.from(value).length;
  return chars === expected.value && keyword.startsWith(value) ? null : `${chars} characters were sent`;
}

const pasted: Send = ({ query }) => Promise.resolve(new URL(`http://server.test/api/things?keyword=${String(query?.['keyword'])}&n=1`));

describe('a keyword is one value of the query, and not longer than one may be', () => {
  switchTest(rows as readonly Row[], judge, { on: async (args) => (await sent(LIST, args)).address, off: pasted, leastRed: 2 }); // the closed format of this file
});

test('in the body of a question it is cut, too; what is written is not', async () => {
  const keyword = 'x'.repeat(300);
  const asked = { ...LIST, method: 'POST', body: 'json' } as const;
  expect((await sent(asked, { body: { keyword } })).body).toBe(JSON.stringify({ keyword: keyword.slice(0, 200) }));
  expect((await sent({ ...asked, effect: 'update' }, { body: { keyword } })).body).toBe(JSON.stringify({ keyword }));
});
