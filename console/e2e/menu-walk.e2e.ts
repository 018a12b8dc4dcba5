import { FIRST_PAGES, NEW_PAGES } from '../../openapi/servers/sandbox/resources/menu-pages/pages.ts';
import { OPERATIONS_MENU } from '../../openapi/servers/sandbox/seed/menu.ts';
import { MENU_TYPE } from '../../openapi/servers/sandbox/seed/menu-items.ts';
import type { MenuSeed } from '../../openapi/servers/sandbox/seed/menu-items.ts';
import { goTo, heading } from './faultsDesk.ts';
import { expect, test } from './world.ts';

/** Entries that open a page; screens and links open windows of their own. */
const OPENS: readonly number[] = [MENU_TYPE.page, MENU_TYPE.model, MENU_TYPE.dictionary, MENU_TYPE.report, MENU_TYPE.portal];
const entriesIn = (menu: readonly MenuSeed[]): readonly MenuSeed[] => menu.flatMap((entry) => [entry, ...entriesIn(entry.children ?? [])]);

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
  await world.openAs(page, 'admin', '/404');
  const entries = [...entriesIn(OPERATIONS_MENU), ...[...FIRST_PAGES, ...NEW_PAGES].map(({ entry }) => entry)].filter(({ type }) =>
    OPENS.includes(type),
  );
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
