import type { Locator, Page } from '@playwright/test';
import { goTo, inAccountMenu } from '../faultsDesk.ts';
import { controlSandbox } from '../servers.ts';
import { ACCOUNTS, expect } from '../world.ts';
import type { World } from '../createWorld.ts';

/** A form of the console, and the field of it that is typed into. */
export interface FormCase {
  readonly path: string;
  /** Opens the form from its page. */
  readonly open: (page: Page) => Promise<void>;
  readonly field: (page: Page) => Locator;
  /** Hands the form in. The key Ctrl+S when left out. */
  readonly send?: (page: Page) => Promise<void>;
  /** It is on a page of its own. */
  readonly isElsewhere?: boolean;
}

/** Ways out of a form without saving it, each with the way back to where its text must be again. */
export type WayOut = (at: { readonly page: Page; readonly world: World; readonly form: FormCase }) => Promise<void>;

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
/** Address a form is found at again: that of its own page, or of the page it is opened from. */
function addressOf(page: Page, form: FormCase): string {
  const { pathname, search } = new URL(page.url());
  return form.isElsewhere === true ? pathname + search : form.path;
}

/** The text of the field is there, or one press away. */
export async function bringBack(page: Page, form: FormCase, text: string) {
  const offer = page.getByRole('button', { name: /^(恢复内容|继续填写)$/ }).first();
  const field = form.field(page);
  await expect(offer.or(field).first()).toBeVisible();
  if ((await field.isVisible()) && (await field.inputValue()) === text) return;
  await expect(offer).toBeVisible();
  await offer.click();
}

export const WAYS: Readonly<Record<string, WayOut>> = {
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
  async 'a server that is gone'({ page, form }) {
    const isAnswered = (url: URL) => url.pathname.startsWith('/api/');
    await page.route(isAnswered, (route) => route.abort());
    // The server is back when the form has noticed: something was asked in vain, a question is open, or a field is not complete.
    const hasFailed = page.waitForEvent('requestfailed', (request) => isAnswered(new URL(request.url())));
    const isRefused = page.locator('[aria-invalid=true], [role=alertdialog]').first().waitFor();
    await (form.send?.(page) ?? page.keyboard.press('Control+s'));
    await Promise.any([hasFailed, isRefused]);
    await page.unroute(isAnswered);
  },
  async 'another page and back'({ page, form }) {
    const address = addressOf(page, form);
    await goTo(page, '/home');
    await expect(form.field(page)).toBeHidden();
    await goTo(page, address);
  },
  async 'signing out with what was typed kept'({ page, world, form }) {
    const address = addressOf(page, form);
    // From under a dialog nobody signs out: its page is left first, and the form stays on it.
    await goTo(page, '/home');
    await inAccountMenu(page, '退出登录');
    await page.getByRole('button', { name: '保留内容并退出' }).click();
    await expect(page).toHaveURL(/\/login/);
    await world.openAs(page, 'admin', address);
  },
};

/** A crash: the page says nothing more, and another one is opened. */
export async function crash(page: Page, world: World, form: FormCase): Promise<Page> {
  const [context, address] = [page.context(), addressOf(page, form)];
  const session = await context.newCDPSession(page);
  const gone = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await gone;
  const next = await context.newPage();
  await world.openAs(next, 'admin', address);
  return next;
}
