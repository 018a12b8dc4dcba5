import type { Page } from '@playwright/test';
import { isTestAll } from '../../../scripts/testing/inTestAll.mjs';
import { ACCOUNTS, openWithToken, tokenOf } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import type { World } from '../createWorld.ts';
import { goTo, heading } from '../faultsDesk.ts';
import { runAxe } from '../axe/runAxe.ts';
import { settle } from '../walk.ts';
import { expect, test } from '../world.ts';

interface Entry {
  readonly type: number;
  readonly fullName: string;
  readonly urlAddress: string | null;
  readonly children: readonly Entry[] | null;
}

/** A busy machine takes its time with the first page of a kind. */
const PATIENT = { timeout: 60_000 };
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

/** Pages whose heading names what is chosen in them. */
const NAMED_BY_CONTENT: readonly string[] = ['systemData/dictionary'];

/** Opens every entry of the menu of an account, one after the other; answers what is wrong with any of them. */
async function walkMenu(
  page: Page,
  world: World,
  account: Account,
  { words, looks }: { words: Words; looks?: (page: Page) => Promise<readonly string[]> },
) {
  const token = await tokenOf(world.apiUrl, account);
  const response = await fetch(`${world.apiUrl}/api/oauth/CurrentUser`, { headers: { Authorization: token } });
  const { data }: { data: { menuList: readonly Entry[] } } = await response.json();
  const entries = entriesIn(data.menuList).filter(({ type }) => OPENS.includes(type));
  await openWithToken(page, token, new URL('/404', world.consoleUrl).href);
  for (const { urlAddress, fullName } of entries)
    await test.step(fullName, async () => {
      await goTo(page, `/${urlAddress}`);
      if (words.isNamed) await expect(page).toHaveTitle(new RegExp(`^${fullName} - `));
      await expect(heading(page)).toBeVisible(PATIENT);
      if (words.isNamed && !NAMED_BY_CONTENT.includes(urlAddress ?? '')) await expect(heading(page)).toHaveText(fullName, PATIENT);
      await expect(page.locator('#page :is(output, [aria-busy=true]):visible').filter({ hasText: words.loads })).toHaveCount(0, PATIENT);
      const text = await page.locator('#page').innerText();
      expect.soft(words.failed.test(text), `${fullName} failed`).toBe(false);
      expect.soft(words.coming.test(text), `${fullName} is built`).toBe(COMING.includes(urlAddress ?? ''));
      if (looks) expect.soft(await looks(page), fullName).toEqual([]);
    });
  return entries;
}

/** Words by which a page says how it fares. */
interface Words {
  /** Names of the menu are in this language. */
  readonly isNamed: boolean;
  readonly loads: RegExp;
  readonly failed: RegExp;
  readonly coming: RegExp;
}
const ZH: Words = {
  isNamed: true,
  loads: /加载|載入/,
  failed: /没有加载成功|出错了|请重试|沒有載入|出錯了|請重試/,
  coming: /此页面尚未建成|此頁面尚未建成/,
};
const EN: Words = { isNamed: false, loads: /Loading/, failed: /did not load|went wrong|try again/i, coming: /not built yet/ };

test('every entry of the menu opens something that works', async ({ strictPage: page, world }) => {
  test.slow();
  const entries = await walkMenu(page, world, 'admin', { words: ZH });
  expect(entries.length).toBeGreaterThan(50);
});

/** Violations of what axe finds on a page at rest. */
async function axeOn(page: Page): Promise<readonly string[]> {
  await settle(page);
  return (await runAxe(page)).violations;
}

if (isTestAll)
  for (const locale of ['zh-CN', 'zh-TW', 'en-GB'])
    for (const account of Object.keys(ACCOUNTS).filter((one) => one !== 'locked' && one !== 'guest') as Account[])
      test.describe(locale, () => {
        test.use({ locale });

        test(`every entry of the menu of ${account} works, and axe finds nothing`, async ({ strictPage: page, world }) => {
          test.setTimeout(600_000);
          await allowFirstPasswords(world);
          const entries = await walkMenu(page, world, account, {
            words: locale === 'en-GB' ? EN : { ...ZH, isNamed: locale === 'zh-CN' },
            looks: axeOn,
          });
          expect(entries.length).toBeGreaterThan(5);
          test.info().annotations.push({ type: 'menu', description: `${account} ${locale}: ${entries.length} pages, axe clean` });
        });
      });

/** Policy under which somebody who still has the first password may work: one of the accounts has. */
async function allowFirstPasswords({ apiUrl }: World) {
  const headers = { Authorization: await tokenOf(apiUrl, 'admin'), 'Content-Type': 'application/json' };
  const policy = `${apiUrl}/api/system/SysConfig`;
  const { data } = (await (await fetch(policy, { headers })).json()) as { data: object };
  const body = JSON.stringify({ ...data, mandatoryModificationOfInitialPassword: 0 });
  expect(await (await fetch(policy, { method: 'PUT', headers, body })).json()).toMatchObject({ code: 200 });
}
