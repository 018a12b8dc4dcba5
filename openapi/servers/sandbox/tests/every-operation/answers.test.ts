import { expect, it } from 'vitest';
import bundle from '../../../../generated/openapi.json' with { type: 'json' };
import { v34 } from '../../dialects/v3-4.ts';
import { createFaults } from '../../control/faults.ts';
import { createApp, type Route } from '../../core/http/app.ts';
import { readContract } from '../../core/contract.ts';
import { IN_MEMORY, openStore } from '../../core/store.ts';

const operations = readContract(bundle);
const caller = { userId: '1', account: 'test', roleId: '1', tokenHash: new Uint8Array() };

/** An app with one handler of our own behind the path of `getCurrentUser`. */
function appAnswering(answer: Route['answer'], validateAnswers: boolean) {
  const lines: string[] = [];
  const operation = operations.find(({ id }) => id === 'getCurrentUser');
  if (!operation) throw new Error('getCurrentUser is not described');
  const store = openStore(IN_MEMORY);
  store.script('CREATE TABLE trace (word TEXT) STRICT');
  const app = createApp({
    routes: [{ operation, words: {}, answer: (call) => (store.run("INSERT INTO trace VALUES ('written')"), answer(call)) }],
    store,
    authenticate: () => caller,
    authenticateLocked: () => caller,
    authorize: () => undefined,
    watch: (work) => ({ result: work(), changes: [] }),
    hear: () => undefined,
    audit: { done: () => undefined, refused: () => undefined },
    validateAnswers,
    dialect: v34,
    now: () => 0,
    trustedProxies: new Set(),
    faults: createFaults(),
    control: null,
    log: (line) => lines.push(line),
  });
  const ask = async () =>
    (await app.request('http://127.0.0.1/api/oauth/CurrentUser', { headers: { host: '127.0.0.1' } }, { incoming: { socket: {} } })).json();
  return { ask, lines, written: () => store.all('SELECT word FROM trace').length };
}

const broken = { data: { menuList: 'nothing', userInfo: { userAccount: 'test' } } };

it('an answer that breaks the description becomes code 500, is told in the log, and undoes the call', async () => {
  const { ask, lines, written } = appAnswering(() => broken, true);
  expect(await ask()).toEqual({ code: 500, msg: '服务器处理失败，请稍后重试' });
  expect(lines.join('\n')).toMatch(/getCurrentUser answered what the description does not allow: .*menuList/);
  expect(lines.join('\n')).toMatch(/userId/);
  expect(written()).toBe(0);
});

it('without the check the answer passes', async () => {
  expect(await appAnswering(() => broken, false).ask()).toMatchObject({ code: 200 });
});

it('a fault shows no stack, no SQL and no path to the caller, and undoes the call', async () => {
  const fault = (): never => {
    throw new Error('SQLITE_ERROR: no such table: secret at /srv/data');
  };
  const { ask, lines, written } = appAnswering(fault, true);
  expect(await ask()).toEqual({ code: 500, msg: '服务器处理失败，请稍后重试' });
  expect(lines.join('\n')).toContain('no such table: secret');
  expect(written()).toBe(0);
});
