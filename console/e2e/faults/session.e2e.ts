import type { Page, Route } from '@playwright/test';
import { ACCOUNTS, expect, test } from '../world.ts';
import { goTo } from './answers.ts';
import { again, isWhole, lockScreen, rows, signInAgain, toasts, watchThrown } from './page.ts';

test.describe('R09 the session ends', () => {
  const CALLS = /\/api\/system\/Area\//;
  const PARALLEL = 22;
  const JITTER_MS = 500;
  const RUNS = isWhole ? 50 : 3;
  const CODES = [600, 601, 602] as const;

  test(`R09 ${PARALLEL} calls at once learn of it, ${RUNS} times: told once, the token dropped once, the others given up, the page kept`, async ({
    page,
    world,
  }) => {
    test.setTimeout(isWhole ? 600_000 : 180_000);
    const thrown = watchThrown(page);
    await page.addInitScript(() => {
      Object.assign(window, { tokenDrops: 0 });
      Storage.prototype.removeItem = new Proxy(Reflect.get(Storage.prototype, 'removeItem'), {
        apply(drop, storage, args) {
          if (storage === sessionStorage && args[0] === 'token')
            Reflect.set(window, 'tokenDrops', Number(Reflect.get(window, 'tokenDrops')) + 1);
          return Reflect.apply(drop, storage, args);
        },
      });
    });
    await world.openAs(page, 'admin', '/system/area');
    await expect(rows(page).first()).toBeVisible();

    // Twenty-two searches that failed are read again, all at once, as soon as the network is back.
    let answer = async (route: Route) => route.fulfill({ status: 500, body: '' });
    await page.route(CALLS, (route) => answer(route));
    const failed = page.getByText('列表没有加载成功');
    for (let at = 0; at < PARALLEL; at += 1) {
      const asked = page.waitForResponse((response) => response.url().includes(`keyword=search${at}&`));
      await goTo(page, `/system/area?keyword=search${at}`);
      await asked;
      await expect(failed).toBeVisible();
    }
    const address = page.url();

    for (let run = 0; run < RUNS; run += 1) {
      const code = CODES[run % CODES.length] ?? 600;
      const seen = { asked: 0, answered: 0, aborted: 0 };
      answer = async (route) => {
        // The first one is late enough for all of them to be under way.
        const lateMs = 100 + ((seen.asked * 137) % JITTER_MS);
        seen.asked += 1;
        await new Promise((resolve) => setTimeout(resolve, lateMs));
        await route.fulfill({ json: { code, msg: '' } }).then(
          () => (seen.answered += 1),
          () => undefined,
        );
      };
      const count = (request: { url(): string }) => CALLS.test(request.url()) && (seen.aborted += 1);
      page.on('requestfailed', count);
      await page.evaluate(() => {
        Object.assign(window, { tokenDrops: 0 });
        window.dispatchEvent(new Event('online'));
      });
      await expect(again(page)).toBeVisible();
      await expect.poll(() => seen.asked, { message: `run ${run}` }).toBeGreaterThanOrEqual(PARALLEL);
      await expect.poll(() => seen.aborted, { message: `run ${run}: given up` }).toBeGreaterThan(PARALLEL / 2);
      await expect(again(page)).toHaveCount(1);
      await expect(again(page)).toContainText(code === 601 ? '此账号已在其他地方登录' : /登录过期[，,]请重新登录/);
      await expect(toasts(page)).toHaveCount(0);
      expect(page.url()).toBe(address);
      expect(await page.evaluate(() => [Reflect.get(window, 'tokenDrops'), sessionStorage.getItem('token')])).toEqual([1, null]);
      page.off('requestfailed', count);
      answer = (route) => route.continue();
      await signInAgain(page, ACCOUNTS.admin);
      await expect(again(page)).toBeHidden();
      // The search on screen is read again with the new session; the next run begins with all of them failed.
      await expect(failed).toBeHidden();
      answer = (route) => route.fulfill({ status: 500, body: '' });
      await goTo(page, `/system/area?keyword=again${run}`);
      await expect(failed).toBeVisible();
      await goTo(page, new URL(address).pathname + new URL(address).search);
    }
    expect(thrown).toEqual([]);
    test.info().annotations.push({ type: 'fault R09', description: `${RUNS} runs of ${PARALLEL} calls: told ${RUNS} times` });
  });

  test(`R09 codes ${CODES.join(', ')} on signing in and on unlocking refuse in place: no second notice, nobody is led away`, async ({
    page,
  }) => {
    const calls = /\/api\/oauth\/(LockScreen|Login)/;
    let code: number = CODES[0];
    const refuse = (route: Route) => route.fulfill({ json: { code, msg: '' } });
    const refused = (send: Promise<void>) => Promise.all([page.waitForResponse(calls), send]);
    await page.goto('/login?redirect=%2Fdashboard');
    await page.locator('input[name=account]').fill('admin');
    await page.route(calls, refuse);
    for (code of CODES) {
      await page.locator('input[name=password]').fill(ACCOUNTS.admin);
      await refused(page.locator('button[type=submit]').click());
      await expect(page.locator('form [role=alert] p'), String(code)).toHaveCount(1);
      await expect(page, String(code)).toHaveURL('/login?redirect=%2Fdashboard');
    }
    await page.unroute(calls, refuse);
    await page.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/\/dashboard$/);

    await lockScreen(page);
    await page.route(calls, refuse);
    for (code of CODES) {
      await page.getByLabel('密码', { exact: true }).fill(ACCOUNTS.admin);
      await refused(page.keyboard.press('Enter'));
      await expect(page.locator('form [role=alert]'), String(code)).toHaveCount(1);
      await expect(page, String(code)).toHaveURL(/\/lockScreen$/);
      await expect(again(page), String(code)).toHaveCount(0);
    }
  });
});

// One run of each is in `shell-session.e2e.ts`, on every commit.
if (isWhole)
  test.describe('a long form outlives its session, many times', () => {
    const FIELDS = Array.from({ length: 60 }, (_, at) => at + 1);
    const field = (page: Page, at: number) => page.getByRole('textbox', { name: `f${at}`, exact: true });
    const values = (page: Page) =>
      page.locator('form h1 ~ * input').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

    /** The session ends on the server between field 7 and the save: after the last one, for what is typed under a dialog is nobody's. */
    async function typeWhileItEnds(page: Page, apiUrl: string, run: number): Promise<string[]> {
      const texts = FIELDS.map((at) => `第 ${run} 次 ${at} 项 K${at}+500`);
      for (const at of FIELDS) {
        await field(page, at).fill(texts[at - 1] ?? '');
        if (at !== FIELDS.length) continue;
        const token = await page.evaluate(() => sessionStorage.getItem('token'));
        await fetch(`${apiUrl}/api/oauth/Logout`, { headers: { Authorization: token ?? '' } });
      }
      return texts;
    }
    /** Scroll offsets of everything the button stands in. */
    const scrolled = (page: Page) =>
      page.getByRole('button', { name: 'Save' }).evaluate((button) => {
        const tops: number[] = [];
        for (let at: Element | null = button; at; at = at.parentElement) tops.push(at.scrollTop);
        return tops;
      });

    test('R10 the token expires between field 7 and save, 20 times: all 60 values, the place and the scroll position are kept, one save', async ({
      page,
      world,
    }) => {
      test.setTimeout(300_000);
      await world.openAs(page, 'admin', '/home');
      await goTo(page, '/dev/form');
      const saves: string[] = [];
      for (let run = 1; run <= 20; run += 1) {
        const texts = await typeWhileItEnds(page, world.apiUrl, run);
        await expect(again(page)).toBeVisible();
        // Whoever has scrolled on is not taken back to the field.
        if (run % 2 === 0) await page.locator('form:has(h1)').evaluate((form) => form.scrollTo(0, 400));
        const before = await scrolled(page);
        await signInAgain(page, ACCOUNTS.admin);
        await expect(again(page)).toBeHidden();
        expect(await values(page)).toEqual(texts);
        expect(await scrolled(page)).toEqual(before);
        await expect(page).toHaveURL(/\/dev\/form$/);
        const count = (request: { url(): string }) => request.url().includes('/api/system/Area/') && saves.push(request.url());
        page.on('request', count);
        await page.getByRole('button', { name: 'Save' }).click();
        await expect.poll(() => values(page)).toEqual(texts.map(() => ''));
        page.off('request', count);
        expect(saves).toHaveLength(run);
      }
      test.info().annotations.push({ type: 'fault R10', description: '20 runs of 60 fields: 0 values lost, 20 saves' });
    });

    test('R11 somebody else signs in after it expired, 5 times: nothing of the form is left for them', async ({ page, world }) => {
      test.setTimeout(300_000);
      for (let run = 1; run <= 5; run += 1) {
        await world.openAs(page, 'admin', '/dev/form');
        await field(page, 1).waitFor();
        await typeWhileItEnds(page, world.apiUrl, run);
        await again(page).getByRole('button', { name: '换个账号登录' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: '放弃' }).click();
        await expect(page).toHaveURL(/\/login\?redirect=/);
        // In the same document: what was in memory may still be there.
        await page.locator('input[name=account]').fill('staff');
        await page.locator('input[name=password]').fill(ACCOUNTS.staff);
        await page.locator('button[type=submit]').click();
        await field(page, 1).waitFor();
        expect(await values(page)).toEqual(FIELDS.map(() => ''));
        const kept = await page.evaluate(() =>
          JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.body.innerHTML]),
        );
        expect(kept).not.toContain('K7+500');
        await page.evaluate(() => sessionStorage.clear());
      }
      test.info().annotations.push({ type: 'fault R11', description: '5 runs of 60 fields: 0 values shown to somebody else' });
    });
  });
