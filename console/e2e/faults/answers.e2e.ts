import type { Page } from '@playwright/test';
import { ACCOUNTS, expect, expectAccessible, test } from '../world.ts';
import type { World } from '../world.ts';
import { LONG_RUN, inTurn } from '../../../scripts/testing/inTestAll.mjs';
import { BAD_ANSWERS, FAILING, answerBadly, goTo, loading, watchCalls } from './answers.ts';
import { heading, isWhole, lockScreen, rows, watchThrown } from './page.ts';
import type { Poisoned } from './answers.ts';
import { SCREENS, flowScreen } from './screens.ts';
import type { Screen } from './screens.ts';

const BROKEN = '页面出错了';
/** One that fails and one that is empty are judged by axe too. */
const LOOKED_AT = ['HTTP 500', 'null data'];

const NAMES = Object.keys(BAD_ANSWERS);
/** Answers one place is given in `npm test`: by turns, so that the places together are given all of them. */
const namesOf = (place: number) => inTurn(NAMES, 3, place);
/** Looked at more often than Playwright does by itself: there are many screens. */
const OFTEN = { intervals: [50] };

interface Visit {
  readonly page: Page;
  readonly calls: ReturnType<typeof watchCalls>;
  readonly bad: Poisoned;
}

/** Waits until nothing is asked and nothing says that it is loading; the page must stand. */
async function expectEnded({ page, calls }: Visit, what: string) {
  await expect.poll(async () => [calls.count(), ...(await loading(page))], { message: `${what} ends`, ...OFTEN }).toEqual([0]);
  await expect(page.getByText(BROKEN), what).toHaveCount(0);
}

async function visitScreen(visit: Visit, { address, asks }: Screen) {
  const { page, bad } = visit;
  bad.asked = 0;
  await goTo(page, address);
  if (asks) await expect.poll(() => bad.asked, { message: `${address} asks`, ...OFTEN }).toBeGreaterThan(0);
  await expect(heading(page).or(page.locator('#page h2')).first(), address).toBeAttached();
  await expectEnded(visit, address);
}

/** Visits the windows that lie over every page. */
async function visitWindows(visit: Visit) {
  const { page, bad } = visit;
  for (const opener of [/站内消息|未读消息/, /^聊天/]) {
    bad.asked = 0;
    await page.getByRole('banner').getByRole('button', { name: opener }).click();
    await expect(page.getByRole('dialog').first(), `${opener}`).toBeVisible();
    await expect.poll(() => bad.asked, { message: `${opener} asks`, ...OFTEN }).toBeGreaterThan(0);
    await expectEnded(visit, `${opener}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

/** A signed-in person on a page that asks for nothing, and every screen there is. */
async function begin(page: Page, world: World) {
  const calls = watchCalls(page);
  await world.openAs(page, 'admin', '/home');
  const screens = [...SCREENS, await flowScreen(page)];
  await goTo(page, '/profile');
  await page.waitForLoadState('networkidle');
  return { calls, screens };
}

/** The way on is still there. */
async function expectWell(page: Page) {
  await goTo(page, '/system/area');
  await expect(rows(page).first()).toBeVisible();
}

test.describe('R08 an answer that is none', () => {
  test('R08 a bad answer on every screen, another one on each: loading ends, and no page breaks', async ({ page, world }) => {
    const thrown = watchThrown(page);
    const { calls, screens } = await begin(page, world);
    for (const [at, screen] of inTurn([...screens.entries()], 2)) {
      const bad = await answerBadly(page, NAMES[at % NAMES.length] ?? '');
      await visitScreen({ page, calls, bad }, screen);
      if (at === 0) await visitWindows({ page, calls, bad });
      await bad.stop();
    }
    expect(thrown).toEqual([]);
    test.info().annotations.push({ type: 'fault R08', description: `${screens.length} screens, 0 broken, 0 still loading` });
    await expectWell(page);
  });

  // Every answer on every screen takes minutes.
  for (const name of isWhole ? NAMES : [])
    test(`R08 ${name} on every screen: loading ends, and no page breaks`, async ({ page, world }) => {
      test.setTimeout(300_000);
      const thrown = watchThrown(page);
      const { calls, screens } = await begin(page, world);
      const bad = await answerBadly(page, name);
      for (const screen of screens) {
        await visitScreen({ page, calls, bad }, screen);
        if (LOOKED_AT.includes(name)) await expectAccessible(page, `${screen.address}, ${name}`);
      }
      await visitWindows({ page, calls, bad });
      expect(thrown).toEqual([]);
      test.info().annotations.push({ type: 'fault R08', description: `${name}: ${screens.length} screens, 0 broken, 0 still loading` });
      await bad.stop();
      await expectWell(page);
    });

  test('R08 signing in, starting and unlocking: each says so, and the next try works', LONG_RUN, async ({ page }) => {
    const thrown = watchThrown(page);
    const submit = page.locator('button[type=submit]');
    await page.goto('/login');
    await page.locator('input[name=account]').fill('admin');
    await page.locator('input[name=password]').fill(ACCOUNTS.admin);
    for (const name of namesOf(0)) {
      const bad = await answerBadly(page, name);
      await submit.click();
      await expect.poll(() => bad.asked, { message: name }).toBeGreaterThan(0);
      await expect(page.locator('form [role=alert] p'), name).toBeVisible();
      await expect(submit, name).not.toHaveAttribute('aria-busy', 'true');
      await bad.stop();
      // What is typed next takes the sentence away.
      await page.locator('input[name=password]').fill('');
      await page.locator('input[name=password]').fill(ACCOUNTS.admin);
      await expect(page.locator('form [role=alert] p'), name).toHaveCount(0);
    }
    await submit.click();
    await expect(page).toHaveURL(/\/home$/);

    await lockScreen(page);
    const password = page.getByLabel('密码', { exact: true });
    for (const name of inTurn(FAILING, 3, 1)) {
      const bad = await answerBadly(page, name);
      await password.fill('');
      await password.fill(ACCOUNTS.admin);
      await page.keyboard.press('Enter');
      await expect.poll(() => bad.asked, { message: name }).toBeGreaterThan(0);
      await expect(page.locator('form [role=alert]'), name).toBeVisible();
      await expect(page).toHaveURL(/\/lockScreen$/);
      await bad.stop();
    }
    await password.fill(ACCOUNTS.admin);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/home$/);
    await expect(heading(page)).toBeVisible();

    const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
    for (const name of namesOf(2)) {
      const bad = await answerBadly(page, name, '**/api/oauth/CurrentUser*');
      await page.evaluate((kept) => sessionStorage.setItem('token', kept), token);
      await page.goto('/home');
      await expect(page.locator('form [role=alert] p'), name).toBeVisible();
      await expect(page).toHaveURL(/\/login\?redirect=%2Fhome$/);
      await bad.stop();
    }
    expect(thrown).toEqual([]);
  });

  test('R08 a save that is answered so is told as failed, keeps what was typed, and can be sent again', async ({ page, world }) => {
    const thrown = watchThrown(page);
    await world.openAs(page, 'admin', '/system/area');
    await page.getByRole('button', { name: '新建区域' }).click();
    const dialog = page.getByRole('dialog', { name: '新建区域' });
    await dialog.getByLabel(/^名称/).fill('R08 试写');
    await dialog.getByLabel(/^编码/).fill(`fault.r08.${test.info().repeatEachIndex}`);
    const save = dialog.getByRole('button', { name: '保存' });
    for (const name of FAILING) {
      const bad = await answerBadly(page, name, /\/api\/system\/Area\b/);
      await save.click();
      await expect.poll(() => bad.asked, { message: name }).toBe(1);
      await expect(save, name).not.toHaveAttribute('aria-busy', 'true');
      await expect(page.getByText('请求出错，请重试').first(), name).toBeVisible();
      await expect(dialog.getByLabel(/^名称/), name).toHaveValue('R08 试写');
      await bad.stop();
    }
    await save.click();
    await expect(dialog).toBeHidden();
    expect(thrown).toEqual([]);
  });
});
