import { createMemoryHistory } from '@tanstack/history';
import type { Client } from '@milepost/openapi/client';
import { decodeCurrentUser } from '@milepost/openapi/domains/current-user';
import { afterEach, expect, test } from 'vitest';
import { createApi } from '../../data/api/index.ts';
import { parseConsoleConfig } from '../../settings/config.ts';
import { markUnsaved } from '../../open-pages/unsaved.ts';
import { createAppContext } from '../start/createAppContext.ts';
import { watchSlowCalls } from '../start/slowCalls.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const user = (userId: string) => ({ userInfo: { userId, userAccount: 'lin', userName: '林志远' } });

/** A person with something typed on a page, over a server whose answer is set by the test. */
async function aPerson() {
  const server: { answer: object | Error | null } = { answer: user('7') };
  const client: Client = {
    async call() {
      if (server.answer instanceof Error) throw server.answer;
      return { data: server.answer, msg: '' } as never;
    },
  };
  const slowCalls = watchSlowCalls(client);
  const history = createMemoryHistory({ initialEntries: ['/profile'] });
  const over: unknown[] = [];
  const app = createAppContext({
    api: createApi(slowCalls.client),
    slowCalls,
    config: parseConsoleConfig({}),
    history,
    person: decodeCurrentUser(user('7') as never),
    from: { kind: 'load' },
    onLock: () => undefined,
    onOver: (reason) => void over.push(reason),
  });
  stops.push(app.stop);
  await app.shown;
  const page = () => app.pages.cache.pages.get().find(({ path }) => path === '/profile');
  const type = () => {
    const shown = page();
    if (shown) markUnsaved(shown.unsaved, 'form', true);
  };
  type();
  return { app, server, history, over, page };
}

test.each([
  ['answers with an error', new Error('500')],
  ['sends no person', null],
])('unlocking where the server %s gives nothing up, and goes on with the next try', async (_how, answer) => {
  const { app, server, page } = await aPerson();
  app.session.freeze();
  let opened = 0;
  server.answer = answer;
  expect(await app.session.thaw(() => (opened += 1))).toBe('unknown');
  expect([opened, app.session.state.get().kind, app.unsaved.count()]).toEqual([0, 'locked', 1]);
  server.answer = user('7');
  expect(await app.session.thaw(() => (opened += 1))).toBe('same');
  expect([opened, app.session.state.get().kind, page()?.unsaved.forms.get().size]).toEqual([1, 'in', 1]);
});

test('only somebody else begins anew after a lock', async () => {
  const { app, server } = await aPerson();
  app.session.freeze();
  server.answer = user('8');
  let opened = 0;
  expect(await app.session.thaw(() => (opened += 1))).toBe('other');
  expect(opened).toBe(0);
});

test('after a switch of the system what was typed on pages is really gone, and a draft of the chat is not', async () => {
  const { app, history, page } = await aPerson();
  markUnsaved(app.unsaved.scope, 'chat', true);
  expect(app.unsaved.isOnPages()).toBe(true);
  await app.session.reloadPerson();
  expect(history.location.pathname).toBe('/home');
  expect([page(), app.unsaved.isOnPages(), app.unsaved.isAny()]).toEqual([undefined, false, true]);
});

test('a switch after which nobody answers gives nothing up', async () => {
  const { app, server, page } = await aPerson();
  server.answer = new Error('500');
  await expect(app.session.reloadPerson()).rejects.toThrow('500');
  expect(page()?.unsaved.forms.get().size).toBe(1);
});
