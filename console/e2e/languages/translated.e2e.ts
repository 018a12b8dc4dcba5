import type { Locator, Page } from '@playwright/test';
import { inTurn } from '../../../scripts/testing/inTestAll.mjs';
import { translator } from '../../../scripts/testing/translator.mjs';
import { tokenOf } from '../accounts.ts';
import { goTo, heading } from '../faultsDesk.ts';
import { staleTexts } from './staleTexts.ts';
import { expect, test } from '../world.ts';
import type { World } from '../world.ts';

interface Entry {
  readonly type: number;
  readonly fullName: string;
  readonly urlAddress: string | null;
  readonly children: readonly Entry[] | null;
}

/** Types whose entries open a page. @source shell §2.3 */
const OPENS: readonly number[] = [2, 3, 4, 5, 8];
const PATIENT = { timeout: 60_000 };
/** Entries of one journey: so that several workers have some. */
const PART = 10;
const LOADS = /加载中|載入中|Loading/;
const entriesIn = (menu: readonly Entry[]): readonly Entry[] => menu.flatMap((entry) => [entry, ...entriesIn(entry.children ?? [])]);

async function entriesOf({ apiUrl }: World): Promise<readonly Entry[]> {
  const headers = { Authorization: await tokenOf(apiUrl, 'admin') };
  const { data } = (await (await fetch(`${apiUrl}/api/oauth/CurrentUser`, { headers })).json()) as { data: { menuList: readonly Entry[] } };
  return entriesIn(data.menuList).filter(({ type }) => OPENS.includes(type));
}

const isShown = (part: Locator) => part.isVisible().catch(() => false);

/** Presses the first of some parts, where there is any that can be pressed. */
async function pressFirst(part: Locator): Promise<boolean> {
  if (!(await isShown(part.first())) || (await part.first().getAttribute('aria-disabled')) === 'true') return false;
  await part.first().click();
  return true;
}

const quiet = async (page: Page) => {
  await expect(page.locator('#page :is(output, [aria-busy=true]):visible').filter({ hasText: LOADS })).toHaveCount(0, PATIENT);
  await expect.poll(() => staleTexts(page), PATIENT).toEqual([]);
};

/** Chooses the next language in the bar; the page is asked which it is in then. */
async function changeLanguage(page: Page) {
  const before = await page.locator('html').getAttribute('lang');
  await page.getByRole('button', { name: /^(语言|語言|Language)$/ }).click();
  await page.getByRole('menuitemradio', { name: before === 'en' ? '简体中文' : 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', before === 'en' ? 'zh-Hans-CN' : 'en');
}

/** Sorts, searches for something, and takes that back. */
async function searchAndSort(page: Page) {
  await pressFirst(page.locator('#page thead button:visible'));
  await quiet(page);
  const field = page.locator('#page [role=search] input[type=search]:visible').first();
  if (!(await isShown(field))) return;
  await field.fill('zzqqx');
  await field.press('Enter');
  await quiet(page);
  await field.fill('');
  await field.press('Enter');
  await quiet(page);
}

/** Opens the form of a new record, writes into it and leaves it; what was written is there until then. */
async function fillForm(page: Page) {
  // A single key is no key where somebody types.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('n');
  const form = page.locator('[role=dialog]:visible, #page form:visible').last();
  const field = form
    .locator('input[type=text]:visible:not([readonly]), input:not([type]):visible:not([readonly]), textarea:visible')
    .first();
  if (
    !(await form.waitFor({ timeout: 3000 }).then(
      () => isShown(field),
      () => false,
    ))
  )
    return;
  await field.fill('译文');
  await quiet(page);
  await expect(field).toHaveValue('译文');
  await page.keyboard.press('Escape');
  const discard = page.getByRole('button', { name: /^(放弃|放棄|Discard)/ });
  await expect(discard.or(heading(page)).first()).toBeVisible();
  await pressFirst(discard);
  await quiet(page);
}

for (const locale of ['en-GB', 'zh-CN'])
  test.describe(`translated by the browser, from ${locale}`, () => {
    test.use({ locale, actionTimeout: 20_000 });

    for (const part of inTurn([0, 1, 2, 3, 4, 5, 6], 4, locale === 'en-GB' ? 1 : 3))
      test(`part ${part + 1} of the menu: lists, forms, languages and ways back work, and every text is the one that was drawn`, async ({
        strictPage: page,
        world,
      }) => {
        test.setTimeout(900_000);
        const entries = (await entriesOf(world)).slice(part * PART, part === 6 ? undefined : (part + 1) * PART);
        await world.openAs(page, 'admin', '/404');
        await page.evaluate(translator);
        for (const { urlAddress, fullName } of entries)
          await test.step(fullName, async () => {
            await goTo(page, `/${urlAddress}`);
            await expect(heading(page)).toBeVisible(PATIENT);
            await quiet(page);
            await searchAndSort(page);
            await changeLanguage(page);
            await quiet(page);
            await fillForm(page);
            await page.goBack();
            await page.goForward();
            await expect(heading(page)).toBeVisible(PATIENT);
            await quiet(page);
          });
        expect(await page.locator('font').count()).toBeGreaterThan(20);
      });
  });
