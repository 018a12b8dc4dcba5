import { createMemoryHistory } from '@tanstack/history';
import { decodeCurrentUser } from '@milepost/openapi/domains/current-user';
import { act, useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createApi } from '../../data/api/index.ts';
import { RoutingProvider } from '../../routing/index.ts';
import { parseConsoleConfig } from '../../settings/config.ts';
import { SessionProvider } from '../../auth/currentSession.ts';
import { resetSettings } from '../../settings/settings.ts';
import { layoutType } from '../../settings/shellSettings.ts';
import { useCommands } from '../../commands/shortcuts.ts';
import type { Command } from '../../commands/shortcuts.ts';
import { aSession } from '../../testing/inSession.tsx';
import { sessionOf } from '../../testing/session.ts';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { createAppContext } from '../start/createAppContext.ts';
import { CachedPages } from '../page-cache/CachedPages.tsx';
import { openPagesOf } from '../page-cache/openPages.ts';
import { PageCommands } from './PageCommands.tsx';
import { Shell } from './Shell.tsx';
import { watchSlowCalls } from '../start/slowCalls.ts';

/** Nothing scrolls without a browser. */
if (!('scrollTo' in Element.prototype)) Object.assign(Element.prototype, { scrollTo: () => undefined });

beforeEach(resetSettings);
afterEach(resetSettings);

const page = (id: string, more: object = {}) => ({ id, type: 2, fullName: id, enCode: id, urlAddress: id, ...more });
const WINDOWS = [
  { id: 'screen', type: 6, fullName: 'Road screen', propertyJson: '{"moduleId":"7"}' },
  { id: 'link', type: 7, fullName: 'Weather', enCode: 'weather', urlAddress: 'https://ok.example.test', linkTarget: '_blank' },
];

/** The frame of a person with this menu, at an address. */
async function aShell(menuList: readonly object[], { at = '/home', sysConfigInfo = {} } = {}) {
  const history = createMemoryHistory({ initialEntries: [at] });
  const slowCalls = watchSlowCalls({ call: async () => ({ data: null, msg: '' }) as never });
  const person = decodeCurrentUser({ userInfo: { userId: '7', userAccount: 'lin', userName: '林志远' }, menuList, sysConfigInfo } as never);
  const app = createAppContext({
    api: createApi(slowCalls.client),
    slowCalls,
    config: parseConsoleConfig({}),
    history,
    person,
    from: { kind: 'load' },
    onLock: () => undefined,
    onOver: () => undefined,
  });
  onTestFinished(() => app.stop());
  await app.shown;
  let commands: readonly Command[] = [];
  const Known = () => {
    const known = useCommands();
    useEffect(() => {
      commands = known;
    }, [known]);
    return null;
  };
  function Around() {
    const [session] = useState(() =>
      sessionOf({ currentUser: person, config: app.config, pathOf: app.pages.routes.get().pathOf, handoff: app.session.handoff }),
    );
    return (
      <RoutingProvider value={app.pages.address}>
        <SessionProvider value={session}>
          <Shell app={app} />
          <PageCommands pages={app.pages} />
          <Known />
          <CachedPages cache={app.pages.cache} pageAt={(path) => <h1>{path}</h1>} onRetry={() => undefined} />
        </SessionProvider>
      </RoutingProvider>
    );
  }
  const rendered = await renderInConsole(aSession({}).around(<Around />));
  /** Runs a command of the palette, and waits for what it leads to. */
  const run = (id: string, isDone: () => boolean) =>
    act(async () => {
      commands.find((command) => command.id === id)?.run();
      await vi.waitUntil(isDone);
    });
  return { ...rendered, history, app, run, go: (to: string) => act(async () => history.push(to)) };
}
const sidebar = () => document.querySelector('nav[aria-label="Main menu"]');
const openBranches = () => [...(sidebar()?.querySelectorAll('[aria-expanded=true]') ?? [])].map((branch) => branch.textContent);

describe('no usable menu', () => {
  test('a person without any entry is told to ask the administrator', async () => {
    const { appeared } = await aShell([]);
    expect((await appeared('h1')).textContent).toContain('permission');
    expect(sidebar()).toBeNull();
  });

  test('entries that only open a window of their own can be used: they are shown', async () => {
    await aShell(WINDOWS);
    expect([...(sidebar()?.querySelectorAll('button') ?? [])].map((entry) => entry.textContent)).toEqual([
      expect.stringContaining('Road screen'),
      expect.stringContaining('Weather'),
    ]);
  });
});

describe('the first menu entry opens by default on /home, /dashboard and /404 if its type is 1', () => {
  const menu = (type: number) => [
    { id: 'first', type, fullName: 'Upkeep', enCode: 'upkeep', children: [page('orders')] },
    { id: 'second', type: 1, fullName: 'Traffic', enCode: 'traffic', children: [page('counts')] },
  ];

  test.each(['/home', '/dashboard', '/404'])('in the sidebar of classic, on %s', async (at) => {
    await aShell(menu(1), { at });
    expect(openBranches()).toEqual(['Upkeep']);
  });

  test('in the sidebar of blend', async () => {
    layoutType.store.set('blend');
    const { appeared } = await aShell(menu(1));
    await appeared('header nav');
    expect(document.querySelector('nav[aria-label="Upkeep"] a')?.textContent).toBe('orders');
  });

  test('not where it is a directory, and not on another page', async () => {
    await aShell(menu(0));
    expect(openBranches()).toEqual([]);
  });

  test('elsewhere what holds the page is open, and back home the first one again', async () => {
    const { go } = await aShell(menu(1), { at: '/counts' });
    expect(openBranches()).toEqual(['Traffic']);
    await go('/home');
    expect(openBranches()).toEqual(['Upkeep']);
    await go('/profile');
    expect(openBranches()).toEqual([]);
  });
});

test('a hidden entry is not in the menu, nor what stands below it; its page stays at its address', async () => {
  const { app, go } = await aShell([
    page('shown'),
    page('detail', { hidden: true }),
    { id: 'dir', type: 0, fullName: 'Hidden directory', hidden: 1, children: [page('inside')] },
  ]);
  expect([...(sidebar()?.querySelectorAll('a, button') ?? [])].map((entry) => entry.textContent)).toEqual(['Home', 'shown']);
  await go('/detail');
  expect(app.pages.visit.get()).toMatchObject({ path: '/detail', menuId: 'detail' });
  await vi.waitFor(() => expect(document.title).toContain('detail'));
  await go('/inside');
  expect(app.pages.visit.get()?.path).toBe('/inside');
});

test('a logo that does not load gives way to the default one', async () => {
  const { one } = await aShell([page('a')], { sysConfigInfo: { navigationIcon: '/nope.png' } });
  const logo = one<HTMLImageElement>('img');
  expect(logo.src).toContain('/nope.png');
  await act(async () => logo.dispatchEvent(new Event('error')));
  expect(document.querySelector('img')).toBeNull();
  expect(one('header svg')).toBeTruthy();
});

describe('refresh goes through /redirect', () => {
  /** Every address and title there is from now on, and everything that is said. */
  function watching({ history, app }: Awaited<ReturnType<typeof aShell>>) {
    const addresses: string[] = [];
    const titles: string[] = [];
    const said: (string | null)[] = [];
    const stop = history.subscribe(() => addresses.push(history.location.pathname));
    const look = new MutationObserver(() => titles.push(document.title));
    const listen = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const line of addedNodes) said.push(line.textContent);
    });
    for (const region of document.querySelectorAll('[data-live-regions] > *')) listen.observe(region, { childList: true });
    look.observe(document.head, { childList: true, subtree: true, characterData: true });
    onTestFinished(() => {
      stop();
      look.disconnect();
      listen.disconnect();
    });
    const keyOf = () => app.pages.cache.pages.get().find(({ isShown }) => isShown)?.key;
    return { addresses, titles, said, keyOf };
  }

  test('the page is built anew under its own name, said by its heading alone, and one step back leaves it', async () => {
    const shell = await aShell([page('orders'), page('counts')]);
    const { history, run, go } = shell;
    await go('/orders');
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    expect(document.activeElement?.textContent).toContain('orders');
    const { addresses, titles, said, keyOf } = watching(shell);
    const before = keyOf();
    await run('refreshPage', () => keyOf() !== before);
    expect(addresses).toEqual(['/redirect/orders', '/orders']);
    expect(titles.filter((title) => !title.startsWith('orders - '))).toEqual([]);
    await act(async () => history.back());
    expect(history.location.pathname).toBe('/home');
    await vi.waitFor(() => expect(said).toEqual(['The page was refreshed', 'Home']));
  });

  test('another page that is refreshed is gone to', async () => {
    const { history, app, go } = await aShell([page('orders'), page('counts')]);
    await go('/orders');
    await go('/counts');
    await act(async () => {
      openPagesOf(app.pages).refresh('/orders');
      await vi.waitUntil(() => history.location.pathname === '/orders');
    });
    await act(async () => history.back());
    expect(history.location.pathname).toBe('/counts');
  });
});
