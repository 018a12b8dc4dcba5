import type { Page, Response } from '@playwright/test';
import { isTestAll } from '../../../scripts/testing/inTestAll.mjs';
import { openWithToken, tokenOf } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import type { World } from '../createWorld.ts';
import { goTo, heading } from '../faultsDesk.ts';
import { settle } from '../walk.ts';
import { expect, test } from '../world.ts';

interface Entry {
  readonly type: number;
  readonly urlAddress: string | null;
  readonly children: readonly Entry[] | null;
}

const OPENS: readonly number[] = [2, 3, 4, 5, 8];
const pathsIn = (menu: readonly Entry[]): readonly string[] =>
  menu.flatMap((entry) => [
    ...(OPENS.includes(entry.type) && entry.urlAddress ? [`/${entry.urlAddress}`] : []),
    ...pathsIn(entry.children ?? []),
  ]);

async function menuOf({ apiUrl }: World, account: Account): Promise<readonly string[]> {
  const response = await fetch(`${apiUrl}/api/oauth/CurrentUser`, { headers: { Authorization: await tokenOf(apiUrl, account) } });
  const { data }: { data: { menuList: readonly Entry[] } } = await response.json();
  return pathsIn(data.menuList);
}

const REFUSED = /您没有“.+”的权限|此操作仅限管理员/;
const PHONE = /(?<!\d)1[3-9]\d{9}(?!\d)/g;

/** Calls of a page: those that were refused, and phone numbers in what was answered. */
function listen(page: Page) {
  const heard = { refused: [] as string[], phones: [] as string[] };
  const hear = async (response: Response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/')) return;
    const text = await response.text().catch(() => '');
    if (REFUSED.test(text)) heard.refused.push(pathname);
    const found = text.match(PHONE) ?? [];
    if (found.length > 0) heard.phones.push(`${pathname}: ${found.length}`);
  };
  const waiting: Promise<void>[] = [];
  page.on('response', (response) => void waiting.push(hear(response)));
  return {
    async take() {
      await Promise.all(waiting.splice(0));
      return { refused: heard.refused.splice(0), phones: heard.phones.splice(0) };
    },
  };
}

const rested = async (page: Page) => {
  await expect(heading(page)).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('#page :is(output, [aria-busy=true]):visible').filter({ hasText: /加载/ })).toHaveCount(0, { timeout: 60_000 });
};

/** Waits until what was opened is drawn and has what it asked for. */
const settled = async (page: Page) => {
  await settle(page);
  await expect(page.locator(':is(output, [aria-busy=true]):visible').filter({ hasText: /加载/ })).toHaveCount(0, { timeout: 60_000 });
};

// Novice meets the dialog of the first password, and can open nothing under it.
for (const account of ['staff', 'double', 'guest'] as const)
  if (isTestAll || account === 'staff')
    test(`pages of the menu of ${account} ask for nothing they may not, forms and details included`, async ({ page, world }) => {
      test.slow();
      const own = await menuOf(world, account);
      await openWithToken(page, await tokenOf(world.apiUrl, account), new URL('/404', world.consoleUrl).href);
      const heard = listen(page);
      const refused: Record<string, readonly string[]> = {};
      let opened = 0;
      for (const path of own) {
        await goTo(page, path);
        await rested(page);
        const first = page.getByRole('button', { name: /^(编辑|详情)/ }).first();
        if (await first.isVisible()) {
          await first.click();
          await settled(page);
          await goTo(page, '/404');
          await goTo(page, path);
          await rested(page);
        }
        await page.keyboard.press('n');
        await settled(page);
        opened += await page.locator('#page form:visible, [role=dialog]:visible').count();
        const found = await heard.take();
        if (found.refused.length > 0) refused[path] = found.refused;
      }
      expect(refused).toEqual({});
      // Guests have no entry of their own.
      expect(opened > 0, 'forms were opened').toBe(own.length > 0);
    });

for (const account of ['guest', 'novice'] as const)
  if (isTestAll || account === 'guest')
    test(`${account} walks over all entries, those of others too: no page of another shows or fetches anything`, async ({
      page,
      world,
    }) => {
      test.slow();
      const [own, all] = [await menuOf(world, account), await menuOf(world, 'admin')];
      await openWithToken(page, await tokenOf(world.apiUrl, account), new URL('/404', world.consoleUrl).href);
      const heard = listen(page);
      const phones: Record<string, readonly string[]> = {};
      for (const path of all.filter((one) => !own.includes(one))) {
        await goTo(page, path);
        await rested(page);
        await expect.soft(page.locator('#page').getByRole('rowheader'), path).toHaveCount(0);
        const found = await heard.take();
        if (found.phones.length > 0) phones[path] = found.phones;
      }
      expect(phones).toEqual({});
    });
