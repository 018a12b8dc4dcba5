import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../index.ts';
import { startForTest } from './client.ts';
import { dialectClient, type DialectClient, type WireAnswer } from './dialect-client.ts';

let sandbox: Sandbox;
let net: DialectClient;
beforeAll(async () => {
  sandbox = await startForTest({ dialect: 'net-3.6' });
  net = await dialectClient(sandbox.url, 'net-3.6');
});
afterAll(() => sandbox.close());

/** One shape of a call of a 3.6 client: as it is sent, and what of the answer it needs. */
interface Shape {
  title: string;
  method: string;
  address: string | (() => Promise<string>);
  body?: unknown;
  needs?: (answer: WireAnswer) => Promise<unknown> | unknown;
}

/** The first row of a list, found as that client finds it. */
const rowOf = async (address: string, body?: unknown): Promise<Record<string, string>> => {
  const { data } = await net.send(body === undefined ? 'GET' : 'POST', address, body);
  return (data.list ?? data)[0];
};

const somebody = async () => {
  const { id: organizeId } = await rowOf('/api/permission/Organize');
  return { account: 'net36', realName: '王一鸣', organizeId, gender: '1', enabledMark: 1 };
};

const PEOPLE: readonly Shape[] = [
  {
    title: 'a person with the gender as text',
    method: 'POST',
    address: '/api/permission/Users',
    body: somebody,
    needs: async () => {
      const { data } = await net.send('GET', '/api/permission/Users?keyword=net36&currentPage=1&pageSize=20');
      expect(data.list).toMatchObject([{ account: 'net36', gender: '1' }]);
    },
  },
];

describe.each(Object.entries({ PEOPLE }))('requests of a 3.6 client: %s', (_, shapes) => {
  it.each(shapes)('$title', async ({ method, address, body, needs }) => {
    const at = typeof address === 'string' ? address : await address();
    const answer = await net.send(method, at, typeof body === 'function' ? await body() : body);
    expect(answer).toMatchObject({ code: 200 });
    await needs?.(answer);
  });
});
