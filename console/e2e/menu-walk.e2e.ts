import { openWithToken, tokenOf } from './accounts.ts';
import { goTo, heading } from './faultsDesk.ts';
import { expect, test } from './world.ts';

interface Entry {
  readonly type: number;
  readonly fullName: string;
  readonly urlAddress: string | null;
  readonly children: readonly Entry[] | null;
}

/** Types whose entries open a page: those of the program, models, dictionaries, reports, portals. @source shell §2.3 */
const OPENS: readonly number[] = [2, 3, 4, 5, 8];
const entriesIn = (menu: readonly Entry[]): readonly Entry[] => menu.flatMap((entry) => [entry, ...entriesIn(entry.children ?? [])]);

/** Entries without documented calls, which say that they are not built. */
const COMING: readonly string[] = [
  'systemData/dataSource',
  'systemData/dataModel',
  'systemData/dataSync',
  'systemData/dataBackup',
  'system/task',
];

test('every entry of the menu opens something that works', async ({ strictPage: page, world }) => {
  test.slow();
  const token = await tokenOf(world.apiUrl, 'admin');
  const response = await fetch(`${world.apiUrl}/api/oauth/CurrentUser`, { headers: { Authorization: token } });
  const { data }: { data: { menuList: readonly Entry[] } } = await response.json();
  const entries = entriesIn(data.menuList).filter(({ type }) => OPENS.includes(type));
  expect(entries.length).toBeGreaterThan(50);
  await openWithToken(page, token, new URL('/404', world.consoleUrl).href);
  for (const { urlAddress, fullName } of entries)
    await test.step(fullName, async () => {
      await goTo(page, `/${urlAddress}`);
      await expect(page).toHaveTitle(new RegExp(`^${fullName} - `));
      await expect(heading(page)).toBeVisible();
      await expect(page.locator('#page :is(output, [aria-busy=true]):visible').filter({ hasText: '加载' })).toHaveCount(0);
      const text = await page.locator('#page').innerText();
      expect.soft(/没有加载成功|出错了|请重试/.test(text), `${fullName} failed`).toBe(false);
      expect.soft(/此页面尚未建成/.test(text), `${fullName} is built`).toBe(COMING.includes(urlAddress ?? ''));
    });
});
