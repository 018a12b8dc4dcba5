import { decodeCurrentUser } from '@milepost/openapi/domains/current-user';
import { act } from 'react';
import { expect, test } from 'vitest';
import { SessionProvider, useSession } from '../../auth/currentSession.ts';
import { menuWindowCommand } from '../../open-pages/menuWindows.ts';
import { useCommandList } from '../../commands/shortcuts.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import CategoryPage from './CategoryPage.tsx';

const screen = { id: 'wall', type: 6, fullName: '路网大屏' };
const link = (id: string, more: object) => ({ id, type: 7, fullName: id, urlAddress: 'https://ok.test/', ...more });

async function aCategory(children: readonly object[], paths: readonly [string, string][] = [], known: readonly string[] = []) {
  const { menus } = decodeCurrentUser({
    menuList: [{ id: 'category', type: 1, enCode: 'category', fullName: '可视化', children }],
    userInfo: { userId: '7', userAccount: 'lin' },
  } as never);
  const [item] = menus;
  if (!item) throw new Error('[testing] no entry');
  const opened: string[] = [];
  const Menu = () => {
    useCommandList(known.map((id) => ({ id: menuWindowCommand(id), group: 'open', label: id, run: () => void opened.push(id) })));
    return null;
  };
  const Page = () => (
    <SessionProvider value={{ ...useSession(), pathOf: new Map(paths) }}>
      <Menu />
      <CategoryPage item={item} />
    </SessionProvider>
  );
  const { toaster } = await renderInConsole(aSession({}).around(<Page />));
  const press = (name: string) =>
    act(async () => [...document.querySelectorAll('button')].find((one) => one.textContent?.startsWith(name))?.click());
  const listed = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  return { opened, press, listed, toaster };
}

test('a category lists the entries that open a window beside its pages, those of directories too, but not what is hidden', async () => {
  const { listed } = await aCategory(
    [
      { id: 'list', type: 2, fullName: '门架清单', urlAddress: 'list' },
      { id: 'group', type: 0, fullName: 'group', children: [screen] },
      link('outside', { linkTarget: '_blank' }),
      link('secret', { linkTarget: '_blank', hidden: true }),
    ],
    [['list', '/list']],
  );
  expect(listed()).toEqual(['门架清单', '路网大屏 opens a new window', 'outside opens a new window']);
});

test('a category whose entries only open windows is not empty, and a press opens the window', async () => {
  const { opened, press } = await aCategory([screen], [], ['wall']);
  expect(document.body.textContent).not.toContain('This category has no pages yet.');
  await press('路网大屏');
  expect(opened).toEqual(['wall']);
});

test('a press before that which opens windows has arrived says that it failed', async () => {
  const { press, toaster } = await aCategory([screen]);
  await press('路网大屏');
  expect(toaster.snapshot().history.map(({ title }) => title)).toEqual(['Request error, please retry']);
});

test('a category with neither says so', async () => {
  await aCategory([]);
  expect(document.body.textContent).toContain('This category has no pages yet.');
});
