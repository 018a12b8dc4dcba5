import { createMemoryHistory } from '@tanstack/history';
import type { Client } from '@milepost/openapi/client';
import type { CurrentUser, MenuItem } from '@milepost/openapi/domains/current-user';
import { act, useState } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiProvider, createApi } from '../../data/api/index.ts';
import { ChooseLocaleProvider } from '../../i18n/ChooseLocaleProvider.ts';
import { OverlaysProvider } from '../../overlays/index.ts';
import { RoutingProvider, createAddress } from '../../routing/index.ts';
import { SessionProvider } from '../../auth/currentSession.ts';
import type { Session } from '../../auth/currentSession.ts';
import { keepEarlyKeys } from '../../commands/earlyKeys.ts';
import { resetSettings } from '../../settings/settings.ts';
import { layoutType, showSearch, tagsView } from '../../settings/shellSettings.ts';
import { useCommandList, useShortcut } from '../../commands/shortcuts.ts';
import { sessionOf } from '../../testing/session.ts';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { SearchButton } from './index.ts';

const menuItem = (id: string, fullName: string, children: MenuItem[] = []): MenuItem => ({
  id,
  parentId: null,
  kind: children.length ? 'directory' : 'page',
  fullName,
  enCode: id,
  icon: null,
  urlAddress: id,
  linkTarget: null,
  property: { moduleId: null, isTree: false },
  sortCode: 0,
  isHidden: false,
  children,
});
const menus = [menuItem('data', '数据应用', [menuItem('dictionary', '数据字典'), menuItem('secret', '数据接口')])];

function aSession(rest: Partial<Session> = {}): Session {
  const user: Partial<CurrentUser['user']> = { userId: 'u-1', userName: '孙婉宁' };
  // The person may not go to the second one.
  return sessionOf({ currentUser: { menus, user } as CurrentUser, pathOf: new Map([['dictionary', '/dictionary']]), ...rest });
}
const places = {
  openDictionary: async () => undefined,
  previewFile: async () => undefined,
  openSchedule: async () => undefined,
  openCalendar: async () => undefined,
  openMessage: async () => undefined,
  changePassword: async () => undefined,
  print: async () => undefined,
  openSettings: async () => undefined,
  openRecentNotices: async () => undefined,
};

type Call = Client['call'];
const ANSWER = { code: 200, msg: '', data: null } as Awaited<ReturnType<Call>>;

/** Nothing has a size without a browser. */
class NoSizes {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
beforeEach(() => void vi.stubGlobal('ResizeObserver', NoSizes));
beforeEach(resetSettings);

const press = (init: KeyboardEventInit) =>
  act(
    async () =>
      void (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
      ),
  );
const FIELD = '[role=dialog] [role=combobox]';

async function shown(session = aSession(), beside?: ReactNode) {
  const sent = vi.fn<Call>(async () => ANSWER);
  const history = createMemoryHistory({ initialEntries: ['/home'] });
  const rendered = await renderInConsole(
    <RoutingProvider value={createAddress(history)}>
      <SessionProvider value={session}>
        <OverlaysProvider value={places}>
          <ApiProvider value={createApi({ call: sent })}>
            <ChooseLocaleProvider value={async () => undefined}>
              <SearchButton />
            </ChooseLocaleProvider>
            {beside}
          </ApiProvider>
        </OverlaysProvider>
      </SessionProvider>
    </RoutingProvider>,
  );
  const found = () => [...document.querySelectorAll('[role=option]')].map((option) => option.textContent);
  return {
    ...rendered,
    sent,
    history,
    found,
    open: async () => {
      await press({ key: 'k', ctrlKey: true });
      await rendered.appeared(FIELD);
    },
  };
}

test('the box tells its keys and opens the search', async () => {
  const { press: click, one, appeared } = await shown();
  expect(one('button').textContent).toBe('Search navigation menuCtrl K');
  expect(one('button').getAttribute('aria-keyshortcuts')).toBe('Control+K');
  await click('button');
  await appeared(FIELD);
});

test('pressed before the search is there, its keys open it as soon as it is; other keys are left alone', async () => {
  keepEarlyKeys();
  const other = new KeyboardEvent('keydown', { key: 'c', ctrlKey: true, cancelable: true });
  document.dispatchEvent(other);
  expect(other.defaultPrevented).toBe(false);
  await press({ key: 'k', ctrlKey: true });
  const { appeared, press: click, one } = await shown();
  await appeared(FIELD);
  // Once: what was kept is not pressed again.
  await press({ key: 'Escape' });
  expect(document.querySelector(FIELD)).toBeNull();
  await click('button');
  expect(one('button').getAttribute('aria-expanded')).toBe('true');
});

const raw = (name: string, more: KeyboardEventInit = {}) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
  );
const CTRL = { ctrlKey: true };
const fieldValue = () => document.querySelector<HTMLInputElement>(FIELD)?.value;

test('what is typed after the keys, before the search is there, lands in its field in order', async () => {
  keepEarlyKeys();
  raw('x');
  for (const name of ['字', 's', 'Backspace', '典']) {
    if (name === '字') raw('k', CTRL);
    expect(raw(name)).toBe(false);
  }
  const { appeared, found } = await shown();
  await appeared(FIELD);
  expect(fieldValue()).toBe('字典');
  expect(found()).toEqual(['数据字典 数据应用']);
});

test('Enter typed before the search is there goes to what is found, once pinyin can be read', async () => {
  keepEarlyKeys();
  raw('k', CTRL);
  for (const name of ['s', 'j', 'z', 'd', 'Enter']) raw(name);
  const { history } = await shown();
  await vi.waitFor(() => expect(history.location.pathname).toBe('/dictionary'), { timeout: 20_000 });
  expect(document.querySelector('[role=dialog]')).toBeNull();
});

test('Enter before the search is there does nothing where nothing is found', async () => {
  keepEarlyKeys();
  raw('k', CTRL);
  for (const name of ['护', '栏', 'Enter']) raw(name);
  const { appeared, history } = await shown();
  await appeared(FIELD);
  expect(fieldValue()).toBe('护栏');
  expect(history.location.pathname).toBe('/home');
});

test('Escape before the search is there calls it off', async () => {
  keepEarlyKeys();
  raw('k', CTRL);
  for (const name of ['s', 'Escape', 'j']) raw(name);
  const { one } = await shown();
  expect(one('button').getAttribute('aria-expanded')).toBe('false');
  expect(document.querySelector('[role=dialog]')).toBeNull();
});

test('a field somebody went to before the search is there keeps what is typed into it', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  keepEarlyKeys();
  raw('k', CTRL);
  raw('s');
  field.focus();
  expect(raw('j')).toBe(true);
  field.blur();
  field.remove();
  const { appeared } = await shown();
  await appeared(FIELD);
  expect(fieldValue()).toBe('s');
});

test('what is typed while the search is fetched lands in its field; the next search begins empty', async () => {
  const { appeared } = await shown();
  await press({ key: 'k', ctrlKey: true });
  for (const name of ['数', '据', 'x', 'Backspace']) await press({ key: name });
  await appeared(FIELD);
  expect(fieldValue()).toBe('数据');
  document.querySelector<HTMLElement>(FIELD)?.focus();
  await press({ key: 'Escape' });
  expect(document.querySelector('[role=dialog]')).toBeNull();
  await press({ key: 'k', ctrlKey: true });
  await appeared(FIELD);
  expect(fieldValue()).toBe('');
});

test('a menu entry is found and Enter goes there; what a person may not see is not found', async () => {
  const { open, type, found, history } = await shown();
  await open();
  await type(FIELD, '数据');
  expect(found()).toEqual(['数据字典 数据应用']);
  document.querySelector<HTMLElement>(FIELD)?.focus();
  await press({ key: 'Enter' });
  expect(history.location.pathname).toBe('/dictionary');
  expect(document.querySelector('[role=dialog]')).toBeNull();
});

test('what a part of the page has registered is found with its keys, and carried out', async () => {
  const run = vi.fn<() => void>();
  function Refresher() {
    useShortcut({ id: 'refresh', group: 'page', label: 'Refresh the page', keys: 'Alt+Shift+R', run });
    return null;
  }
  const { open, type, found } = await shown(aSession(), <Refresher />);
  await open();
  await type(FIELD, 'refresh');
  expect(found()).toEqual(['Refresh the page Alt Shift R']);
  document.querySelector<HTMLElement>(FIELD)?.focus();
  await press({ key: 'Enter' });
  expect(run).toHaveBeenCalledOnce();
});

test('a setting says how it stands and is changed', async () => {
  const { open, type, found } = await shown();
  await open();
  await type(FIELD, 'tabs of open');
  expect(found()).toEqual(['Tabs of open pages On']);
  document.querySelector<HTMLElement>(FIELD)?.focus();
  await press({ key: 'Enter' });
  expect(tagsView.store.get()).toBe(false);
});

test('the layout is switched, and the server is told', async () => {
  const { open, type, sent } = await shown();
  await open();
  await type(FIELD, 'blend');
  document.querySelector<HTMLElement>(FIELD)?.focus();
  await press({ key: 'Enter' });
  expect(layoutType.store.get()).toBe('blend');
  expect(sent).toHaveBeenCalledOnce();
});

test('what is registered as a list is found by its words, and the newest meaning is carried out', async () => {
  const lock = vi.fn<(turn: number) => void>();
  function Menu() {
    const [turn, setTurn] = useState(1);
    useCommandList([
      { id: 'about', group: 'open', label: 'About', run: () => undefined },
      { id: 'lock', group: 'session', label: 'Lock screen', run: () => lock(turn) },
    ]);
    return <button onClick={() => setTurn(2)}>next</button>;
  }
  const { open, type, found } = await shown(aSession(), <Menu />);
  await act(async () => [...document.querySelectorAll('button')].at(-1)?.click());
  await open();
  await type(FIELD, 'lock screen');
  expect(found()).toEqual(['Lock screen']);
  document.querySelector<HTMLElement>(FIELD)?.focus();
  await press({ key: 'Enter' });
  expect(lock).toHaveBeenCalledExactlyOnceWith(2);
});

test('the setting hides the box; Ctrl+K opens the search all the same', async () => {
  const { open } = await shown();
  await act(async () => showSearch.set(false));
  expect(document.querySelector('button')).toBeNull();
  await open();
});

test('the palette does not find itself', async () => {
  const { open, type, found } = await shown();
  await open();
  await type(FIELD, 'navigation');
  expect(found()).toEqual([]);
});
