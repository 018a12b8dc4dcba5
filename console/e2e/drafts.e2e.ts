import type { Locator, Page } from '@playwright/test';
import { isTestAll } from '../../scripts/testing/inTestAll.mjs';
import { goTo, inAccountMenu } from './faultsDesk.ts';
import { controlSandbox } from './servers.ts';
import { ACCOUNTS, expect, test } from './world.ts';
import type { World } from './createWorld.ts';

const TEXT = 'K98+500 护栏';

/** A form of the console, and the field of it that is typed into. */
interface FormCase {
  readonly path: string;
  /** Opens the form from its page. */
  readonly open: (page: Page) => Promise<void>;
  readonly field: (page: Page) => Locator;
}

const row = (page: Page, at = 0) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .nth(at);
const newByKey = async (page: Page) => {
  await expect(row(page)).toBeVisible();
  await page.keyboard.press('n');
};
const editFirst = async (page: Page) => {
  await page.getByRole('button', { name: /^编辑/ }).first().click();
};
const byId = (id: string) => (page: Page) => page.locator(`[id="${id}"]`);
const byLabel = (name: string) => (page: Page) => page.getByRole('textbox', { name, exact: true });

/** One form of each way a form is made: in a dialog, a drawer, a page; declared, generated, of the menu, of a flow. */
const FORMS: Readonly<Record<string, FormCase>> = {
  'a new record in a dialog': { path: '/permission/position', open: newByKey, field: byId('position-fullName') },
  'a record in a dialog': { path: '/permission/position', open: editFirst, field: byId('position-fullName') },
  'a record in a drawer': { path: '/permission/user', open: editFirst, field: byId('user-realName') },
  'a new record as a page': { path: '/system/notice', open: newByKey, field: byId('notice-title') },
  'a new record of a generated form': { path: '/model/maintenanceOrder', open: newByKey, field: byLabel('工单名称') },
  'a record of a generated form': { path: '/model/maintenanceOrder', open: editFirst, field: byLabel('工单名称') },
  'a form of the menu': {
    path: '/model/crossingPermit',
    open: async () => undefined,
    field: (page) => page.locator('#page form input[type=text]:not([readonly]), #page form textarea').first(),
  },
  'a schedule': {
    path: '/maintenance/schedule',
    open: async (page) => page.getByRole('button', { name: '新建日程' }).click(),
    field: byId('schedule-title'),
  },
  'an entry of a dictionary': {
    path: '/systemData/dictionary',
    open: newByKey,
    field: (page) => page.getByRole('dialog').getByRole('textbox').first(),
  },
  settings: { path: '/system/sysConfig', open: async () => undefined, field: byId('systemConfig-sysName') },
  'the own profile': {
    path: '/profile',
    open: async () => undefined,
    field: (page) => page.getByRole('textbox', { name: '紧急联系人', exact: true }),
  },
};

/** Ways out of a form without saving it, each with the way back to where its text must be again. */
type WayOut = (at: { readonly page: Page; readonly world: World; readonly form: FormCase }) => Promise<void>;

const again = (page: Page) => page.getByRole('dialog', { name: '重新登录' });
async function signInOver(page: Page) {
  await again(page).getByLabel('密码', { exact: true }).fill(ACCOUNTS.admin);
  await page.keyboard.press('Enter');
  await expect(again(page)).toBeHidden();
}
/** Id of the person who is signed in. */
const idOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const headers = { Authorization: sessionStorage.getItem('token') ?? '' };
    const answer = (await (await fetch('/api/oauth/CurrentUser', { headers })).json()) as { data: { userInfo: { userId: string } } };
    return answer.data.userInfo.userId;
  });
/** The text is there, or one press away. */
async function bringBack(page: Page, form: FormCase) {
  const offer = page.getByRole('button', { name: /^(恢复内容|继续填写)$/ }).first();
  const field = form.field(page);
  await expect(offer.or(field).first()).toBeVisible();
  if ((await field.isVisible()) && (await field.inputValue()) === TEXT) return;
  await expect(offer).toBeVisible();
  await offer.click();
}

const WAYS: Readonly<Record<string, WayOut>> = {
  async 'the lock screen'({ page }) {
    // What lies over a page covers the account menu: the lock comes from another tab then.
    await page.evaluate((userId) => new BroadcastChannel('milepost-session').postMessage({ kind: 'locked', userId }), await idOf(page));
    await expect(page.getByText('1 处未保存的内容已保留')).toBeVisible();
    await page.getByLabel('密码', { exact: true }).fill(ACCOUNTS.admin);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: '解锁' })).toBeHidden();
  },
  async 'being signed out by somebody'({ page, world }) {
    await controlSandbox(world.apiUrl, 'kick', { accounts: ['admin'] });
    await signInOver(page);
  },
  async 'a session that has expired'({ page, world }) {
    const token = await page.evaluate(() => sessionStorage.getItem('token'));
    await fetch(`${world.apiUrl}/api/oauth/Logout`, { headers: { Authorization: token ?? '' } });
    await signInOver(page);
  },
  async 'back and forward'({ page }) {
    await page.goBack();
    await page.goForward();
  },
  async 'a reload'({ page }) {
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.locator('#page').first().waitFor();
  },
  async 'a server that is gone'({ page }) {
    await page.context().setOffline(true);
    await page.keyboard.press('Control+s');
    await page.context().setOffline(false);
  },
  async 'another page and back'({ page, form }) {
    await goTo(page, '/home');
    await expect(form.field(page)).toBeHidden();
    await goTo(page, form.path);
  },
  async 'signing out with what was typed kept'({ page, world, form }) {
    // From under a dialog nobody signs out: its page is left first, and the form stays on it.
    await goTo(page, '/home');
    await inAccountMenu(page, '退出登录');
    await page.getByRole('button', { name: '保留内容并退出' }).click();
    await expect(page).toHaveURL(/\/login/);
    await world.openAs(page, 'admin', form.path);
  },
};

/** A crash: the page says nothing more, and another one is opened. */
async function crash(page: Page, world: World, form: FormCase): Promise<Page> {
  const context = page.context();
  const session = await context.newCDPSession(page);
  const gone = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await gone;
  const next = await context.newPage();
  await world.openAs(next, 'admin', form.path);
  return next;
}

/** True while the storage of the browser holds the text. */
const isStored = (page: Page): Promise<boolean> =>
  page.evaluate((text) => Object.keys(localStorage).some((key) => localStorage.getItem(key)?.includes(text)), TEXT);

const forms = Object.entries(FORMS);
const ways = Object.keys(WAYS);
/** In `npm test` each form goes one way and each way has a form; in `test:all` every form goes every way. */
const rows = forms.flatMap(([name, form], at) =>
  ways.filter((_, way) => isTestAll || (at + way) % ways.length === 0 || at % ways.length === way).map((way) => [name, form, way] as const),
);

for (const [name, form, way] of rows)
  test(`${name}: what was typed is there again after ${way}`, async ({ calmPage: page, world }) => {
    await world.openAs(page, 'admin', form.path);
    await form.open(page);
    const field = form.field(page);
    await expect(field).toBeVisible();
    await field.fill(TEXT);
    await WAYS[way]?.({ page, world, form });
    await bringBack(page, form);
    await expect(field).toHaveValue(TEXT);
  });

for (const [name, form] of isTestAll ? forms : forms.slice(0, 2))
  test(`${name}: what was typed is offered after a crash, and gone once it is discarded`, async ({ page, world }) => {
    await world.openAs(page, 'admin', form.path);
    await form.open(page);
    await form.field(page).fill(TEXT);
    await expect.poll(() => isStored(page)).toBe(true);
    const next = await crash(page, world, form);
    await bringBack(next, form);
    await expect(form.field(next)).toHaveValue(TEXT);
    await next.getByRole('button', { name: '清除并重新填写' }).click();
    await expect(form.field(next)).not.toHaveValue(TEXT);
    expect(await isStored(next)).toBe(false);
  });
