import { expect } from '../../world.ts';
import type { Desk } from '../desk.ts';
import { isNarrow } from '../factors.ts';
import type { StateContext, State } from '../types.ts';
import { broken, dialog, fromAccount, opened, press, said } from './ways.ts';

const BELL = /站内消息|未读消息|unread message|Site messages|未讀訊息|站內訊息/;
/** A notice of the seed, with an attachment. */
const NOTICE = '2026年冬季养护作业通知';
/** Somebody the administrator has talked to. */
const PARTNER = '何俊杰';
const SHIFT = '值班交接检查';
const DAY_MS = 86_400_000;

/** A schedule of today, whatever the hour and the zone. */
const planToday = (desk: Desk) =>
  desk.once('schedule', async () => {
    const now = Date.now();
    const files = { type: 1, urgent: '2', title: SHIFT, content: '收费、监控两班同时交接', color: '', send: '', sendName: '', files: '' };
    const times = { allDay: 1, startDay: now - DAY_MS, startTime: '', endDay: now + DAY_MS, endTime: '', duration: 0 };
    await desk.ask('POST', '/api/system/Schedule', { ...files, ...times, repetition: 1, toUserIds: [] });
    return '/home';
  });
const openMessages = async (at: StateContext) => {
  await at.page.locator('header').getByRole('button', { name: BELL }).first().click();
  await opened(at);
};
const openChat = async (at: StateContext) => {
  await press(at, 'Chat');
  await expect(at.page.getByRole('option').first()).toBeVisible();
};
const openSearch = async (at: StateContext) => {
  await press(at, 'Search navigation menu');
  await expect(at.page.getByRole('combobox').last()).toBeFocused();
};
const openSettings = async (at: StateContext) => {
  if (isNarrow(at.row)) return fromAccount('Interface settings')(at);
  await press(at, 'Interface settings');
  return opened(at);
};
const talk = async (at: StateContext) => {
  await openChat(at);
  await at.page.getByRole('option').filter({ hasText: PARTNER }).click();
  await expect(at.page.getByRole('article').last()).toBeVisible();
};

const over = (clause: string, name: string, reach: State['reach'], more: Partial<State> = {}): State => ({
  clause,
  name,
  at: '/home',
  title: 'Home',
  isOver: true,
  reach,
  ...more,
});

/** Layers that open over a page or beside it. @source shell §2.4–§2.8 */
export const overlays: readonly State[] = [
  over('SHELL-2.5', 'settings drawer', openSettings),
  over('SHELL-2.6', 'messages drawer', async (at) => {
    await openMessages(at);
    await dialog(at).getByRole('switch').click();
    await expect(dialog(at).locator('li button').first()).toBeVisible();
  }),
  over(
    'SHELL-2.6',
    'messages drawer, failed',
    async (at) => {
      await openMessages(at);
      await said('The messages did not load')(at);
    },
    { before: broken(/\/api\/message\?/) },
  ),
  over('SHELL-2.6', 'a message', async (at) => {
    await at.page.getByRole('button', { name: NOTICE }).first().click();
    await expect(dialog(at)).toContainText('K120～K186');
  }),
  over(
    'SHELL-2.6',
    'a schedule',
    async (at) => {
      await at.page.getByRole('button', { name: SHIFT }).first().click();
      await expect(dialog(at)).toContainText('收费、监控两班同时交接');
    },
    { at: planToday },
  ),
  over('SHELL-2.7', 'chat, messages', openChat),
  over('SHELL-2.7', 'chat, contacts', async (at) => {
    await openChat(at);
    await at.page.getByRole('tab', { name: at.say('Contacts') }).click();
    await expect(at.page.getByRole('option').nth(5)).toBeVisible();
  }),
  over('SHELL-2.7', 'chat, a conversation', talk),
  over('SHELL-2.7', 'chat, its history', async (at) => {
    await talk(at);
    await at.page
      .getByRole('button', { name: at.say('Chat history'), exact: true })
      .first()
      .click();
    await expect(at.page.getByRole('list', { name: /.+/ }).last()).toBeVisible();
  }),
  over(
    'SHELL-2.7',
    'chat, put aside',
    async (at) => {
      await talk(at);
      await at.page.getByRole('button', { name: at.say('Minimise the chat') }).click();
      await expect(at.page.locator('#dock').getByRole('button').first()).toBeFocused();
    },
    { fixed: { width: '1280' }, isOver: false },
  ),
  over('SHELL-2.4', 'menu search', openSearch),
  over('SHELL-2.4', 'menu search, found', async (at) => {
    await openSearch(at);
    await at.page.keyboard.type('zd');
    await expect(at.page.getByRole('option').first()).toBeVisible();
  }),
  over('SHELL-2.4', 'menu search, nothing found', async (at) => {
    await openSearch(at);
    await at.page.keyboard.type('qqqq');
    await said('No menu entry or command matches')(at);
  }),
  over('SHELL-2.4', 'keyboard shortcuts', async (at) => {
    await expect(async () => {
      await at.page.keyboard.press('?');
      await expect(dialog(at)).toBeVisible({ timeout: 1000 });
    }).toPass();
  }),
  over('SHELL-2.4', 'account menu', fromAccount()),
  over('SHELL-2.4', 'about', fromAccount('About')),
  over('SHELL-2.4', 'official statement', fromAccount('Official statement')),
  over('SHELL-2.4', 'whether to quit', fromAccount('Log out')),
  over('SHELL-5', 'password, nothing filled in', async (at) => {
    await fromAccount('Change password')(at);
    await dialog(at).locator('footer button').last().click();
    await expect(dialog(at).locator('[aria-invalid=true]').first()).toBeVisible();
  }),
  over('SHELL-2.8', 'password that must be changed', opened, { who: 'novice' }),
  over('SHELL-2.4', 'recent notifications', fromAccount('Recent notifications')),
  over(
    'SHELL-2.4',
    'menu of a tag',
    async (at) => {
      await at.page
        .locator(`nav[aria-label="${at.say('Open pages')}"] a`)
        .first()
        .focus();
      await at.page.keyboard.press('Shift+F10');
      await expect(at.page.getByRole('menuitem').first()).toBeFocused();
    },
    { fixed: { width: '1280' } },
  ),
  over(
    'SHELL-2.4',
    'languages',
    async (at) => {
      await at.page.locator('header button[aria-haspopup=menu]:visible').first().click();
      await expect(at.page.getByRole('menu')).toBeVisible();
    },
    { fixed: { width: '1280' } },
  ),
  over(
    'SHELL-2.4',
    'the menu over a narrow page',
    async (at) => {
      await press(at, 'Open the menu');
      await opened(at);
    },
    { fixed: { width: '320' } },
  ),
  over(
    'SHELL-2.4',
    'a branch of the menu',
    async ({ page, say }) => {
      const menu = page.locator(`nav[aria-label="${say('Main menu')}"]`).first();
      await menu.locator('button[aria-expanded=false]:visible').first().click();
      await expect(menu.locator('button[aria-expanded=true]').first()).toBeVisible();
    },
    { fixed: { width: '1280' }, isOver: false },
  ),
];
