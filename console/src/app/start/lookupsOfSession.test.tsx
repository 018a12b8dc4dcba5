import { createMemoryHistory } from '@tanstack/history';
import type { Client } from '@milepost/openapi/client';
import { bindOperations } from '@milepost/openapi/client';
import { decodeCurrentUser } from '@milepost/openapi/domains/current-user';
import { userOperations } from '@milepost/openapi/operations';
import { afterEach, expect, test, vi } from 'vitest';
import { createApi } from '../../data/api/index.ts';
import { askLookup, lookupKey } from '../../data/lookups/index.ts';
import { clearingLookups } from '../../data/lookups/clearingLookups.ts';
import type { SessionCache } from '../../data/lookups/clearingLookups.ts';
import { parseConsoleConfig } from '../../settings/config.ts';
import { createAppContext } from './createAppContext.ts';
import { watchSlowCalls } from './slowCalls.ts';

const PATIENT = { timeout: 10_000 };
const never = new AbortController().signal;
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

interface Server {
  /** The names of everybody, as the server has them now. */
  people: string[];
  /** Holds answers back until it is called. */
  letGo: (() => void) | null;
}
const theServer = (people: string[]): Server => ({ people, letGo: null });

/** A tab of one person: what the start of the application makes, over a server of the test. */
function aTab(server: Server, userId = '7') {
  const asked: string[] = [];
  const answering: Client = {
    async call({ id }) {
      asked.push(id);
      if (server.letGo) await new Promise<void>((resolve) => (server.letGo = resolve));
      const list = server.people.map((fullName, at) => ({ id: `${at}`, parentId: '-1', fullName, type: 'company' }));
      return { data: { list }, msg: '' } as never;
    },
  };
  let cacheOfSession = (): SessionCache | null => null;
  const slowCalls = watchSlowCalls(clearingLookups(answering, () => cacheOfSession()));
  const app = createAppContext({
    api: createApi(slowCalls.client),
    slowCalls,
    config: parseConsoleConfig({}),
    history: createMemoryHistory(),
    person: decodeCurrentUser({ userInfo: { userId, userAccount: 'lin', userName: '林志远' } } as never),
    from: { kind: 'load' },
    onLock: () => undefined,
    onOver: () => app.stop(),
  });
  cacheOfSession = () => app.server;
  stops.push(app.stop);
  const lookups = { client: slowCalls.client, queries: app.server.queries };
  const LOOKUPS = ['companyTree', 'departmentTree', 'userTree'] as const;
  return {
    app,
    asked,
    names: async () => (await askLookup(lookups, never, 'userTree')).map(({ fullName }) => fullName),
    fill: () => Promise.all(LOOKUPS.map((name) => askLookup(lookups, never, name))),
    kept: () => LOOKUPS.filter((name) => app.server.queries.getQueryData(lookupKey(name)) !== undefined),
    removeUser: () => bindOperations(slowCalls.client, userOperations).removeUser({ path: { id: '1' } }),
  };
}

test('shell §4: signing out clears the company and department trees and every other lookup', async () => {
  const tab = aTab(theServer(['林志远']));
  await tab.fill();
  expect(tab.kept()).toEqual(['companyTree', 'departmentTree', 'userTree']);
  await tab.app.session.signOut();
  expect(tab.kept()).toEqual([]);
  expect(tab.app.server.queries.getQueryCache().getAll()).toEqual([]);
});

test('shell §4: what the former session asked for does not fill the cache of anybody', async () => {
  const server = theServer(['林志远']);
  server.letGo = () => undefined;
  const [former, next] = [aTab(server), aTab(theServer(['孙婉宁']), '8')];
  const late = former.names().catch(() => 'given up');
  await vi.waitUntil(() => former.asked.length === 1, PATIENT);
  former.app.stop();
  server.letGo();
  expect(await late).toBe('given up');
  expect(former.app.server.queries.getQueryCache().getAll()).toEqual([]);
  expect(await next.names()).toEqual(['孙婉宁']);
});

test('locking the screen clears them too: nothing of the person stays in memory', async () => {
  const tab = aTab(theServer(['林志远']));
  await tab.fill();
  tab.app.session.freeze();
  expect(tab.kept()).toEqual([]);
});

test('a write of one tab clears the lookups it concerns in the other tabs of the same person, and in no one else’s', async () => {
  const server = theServer(['林志远', '孙婉宁']);
  const [here, there, other] = [aTab(server), aTab(server), aTab(server, '8')];
  await Promise.all([here.fill(), there.fill(), other.fill()]);
  server.people = ['林志远'];
  await here.removeUser();
  expect(here.kept()).toEqual(['companyTree', 'departmentTree']);
  await vi.waitUntil(() => there.kept().length === 2, PATIENT);
  expect(there.kept()).toEqual(['companyTree', 'departmentTree']);
  expect(await there.names()).toEqual(['林志远']);
  expect(other.kept()).toEqual(['companyTree', 'departmentTree', 'userTree']);
});
