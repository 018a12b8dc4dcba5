import { createMemoryHistory } from '@tanstack/history';
import type { Client } from '@milepost/openapi/client';
import { decodeCurrentUser } from '@milepost/openapi/domains/current-user';
import { menuOperations } from '@milepost/openapi/operations';
import { manualClock } from '@milepost/kit/engines/clock';
import { expect, onTestFinished, test } from 'vitest';
import { createApi } from '../../data/api/index.ts';
import { markUnsaved } from '../../open-pages/unsaved.ts';
import { parseConsoleConfig } from '../../settings/config.ts';
import { createAppContext } from '../start/createAppContext.ts';
import { watchSlowCalls } from '../start/slowCalls.ts';
import { OWN_WRITE_MS, watchOwnWrites } from './followRights.ts';

const entry = (id: string, fullName = id) => ({ id, type: 2, enCode: id, fullName, urlAddress: id, propertyJson: '' });
const person = (...menuList: object[]) => ({ userInfo: { userId: '7', userAccount: 'lin', userName: '林志远' }, menuList });

/** A person with a changed text on the page of an entry. */
async function onPage(isOwnWrite: boolean) {
  const server: { answer: object } = { answer: person(entry('area'), entry('rule')) };
  const client: Client = { call: async () => ({ data: server.answer, msg: '' }) as never };
  const slowCalls = watchSlowCalls(client);
  const app = createAppContext({
    api: createApi(slowCalls.client),
    hasJustWritten: () => isOwnWrite,
    slowCalls,
    config: parseConsoleConfig({}),
    history: createMemoryHistory({ initialEntries: ['/area'] }),
    person: decodeCurrentUser(server.answer as never),
    from: { kind: 'load' },
    onLock: () => undefined,
    onOver: () => undefined,
  });
  onTestFinished(() => app.stop());
  await app.shown;
  const [page] = app.pages.cache.pages.get();
  if (!page) throw new Error('no page');
  app.pages.itemAt('/area');
  markUnsaved(page.unsaved, 'form', true);
  /** A write whose tags say that the menu has changed. */
  const changed = async (answer: object) => {
    server.answer = answer;
    app.server.broadcastInvalidation(menuOperations.updateMenu.writes);
    await expect.poll(() => app.pages.routes.get().byPath.has('/area')).toBe(false);
  };
  return { app, page, changed };
}

test.each([
  ['one’s own change acts at once, and nothing is shown', true, 'nothing'],
  ['a change by somebody else acts at once, and a notice says so', false, 'menuChanged'],
] as const)('%s: the page that has left the menu stays with what was typed', async (_, isOwnWrite, notice) => {
  const { app, page, changed } = await onPage(isOwnWrite);
  await changed(person(entry('rule')));
  expect(app.notice.get()).toBe(notice);
  expect(app.pages.cache.pages.get()).toEqual([page]);
  expect([app.unsaved.count(), app.pages.itemAt('/area')?.id]).toEqual([1, 'area']);
  app.pages.cache.drop(['/area']);
  expect(app.pages.itemAt('/area')).toBeNull();
});

test('another name in the menu acts without a notice', async () => {
  const { app, changed } = await onPage(false);
  await changed(person({ ...entry('area', '区划'), urlAddress: 'area2' }, entry('rule')));
  expect([app.notice.get(), app.pages.routes.get().byPath.get('/area2')?.item.fullName]).toEqual(['nothing', '区划']);
});

test('a write counts as one’s own while it is under way and for a short time after, a read never', async () => {
  const clock = manualClock();
  let finish = () => {};
  const inner: Client = { call: () => new Promise((resolve) => (finish = () => resolve({ data: null, msg: '' }))) };
  const { client, hasJustWritten } = watchOwnWrites(inner, clock);
  const call = (effect: 'read' | 'update') =>
    client.call({ id: 'getCurrentUser', method: 'GET', path: '/', effect } as Parameters<Client['call']>[0]);
  const read = call('read');
  expect(hasJustWritten()).toBe(false);
  finish();
  await read;
  const write = call('update');
  expect(hasJustWritten()).toBe(true);
  finish();
  await write;
  clock.advance(OWN_WRITE_MS - 1);
  expect(hasJustWritten()).toBe(true);
  clock.advance(1);
  expect(hasJustWritten()).toBe(false);
});
