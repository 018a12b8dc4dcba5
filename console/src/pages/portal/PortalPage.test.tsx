import { ApiError } from '@milepost/openapi/client';
import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { act } from 'react';
import { expect, test } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import PortalPage from './PortalPage.tsx';

async function open(getPortal: object | null, moduleId: string | null = '7') {
  const session = aSession({ getPortal });
  const item = { fullName: '看板', urlAddress: 'portal/board', property: { moduleId, isTree: false } } as MenuItem;
  const screen = await renderInConsole(session.around(<PortalPage item={item} />));
  await screen.appeared('h1');
  return { session, screen, text: document.body.textContent };
}

test.each([
  ['nothing is authorised', null, 'There is nothing in this portal for you yet'],
  ['the design cannot be read', { type: 0, formData: '{' }, 'The design of this portal cannot be read'],
  ['it is a page the console does not have', { type: 1, customUrl: '/portal/board' }, 'a page the console does not have'],
  ['the server refuses', new ApiError('getPortal', { kind: 'refused', code: 400, msg: '门户已撤回', detail: '' }), '门户已撤回'],
  ['it has no cards', { type: 0, formData: '{"layout":[]}' }, 'The portal has no cards yet'],
])('a portal says so where %s', async (_, portal, words) => {
  expect((await open(portal)).text).toContain(words);
});

test('an entry that names no portal asks for none', async () => {
  const { session, text } = await open(null, null);
  expect(text).toContain('names no portal');
  expect(session.asked('getPortal')).toBe(0);
});

test.each([
  [0, 1],
  [1, 0],
])('with enabledLock %s there is a way to arrange the cards: %s', async (enabledLock, count) => {
  await open({
    type: 0,
    enabledLock,
    formData: JSON.stringify({ layout: [{ jnpfKey: 'text', title: '提示', option: { defaultValue: '结冰' } }] }),
  });
  const ways = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Arrange the cards');
  expect(ways).toHaveLength(count);
});

test('arranging begins on the first card, and ends on the way into it', async () => {
  const layout = ['提示', '公告'].map((title) => ({ jnpfKey: 'text', title, option: { defaultValue: '结冰' } }));
  await open({ type: 0, enabledLock: 0, formData: JSON.stringify({ layout }) });
  const press = (name: string) =>
    act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
  await press('Arrange the cards');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Arrange 提示: /);
  await press('Cancel');
  expect(document.activeElement?.textContent).toBe('Arrange the cards');
});
