import type { Page } from '@playwright/test';
import { isTestAll } from '../../../scripts/testing/inTestAll.mjs';
import { LANGUAGES, NAME, SCREENS, chooseFirst, fill, reach, tabTo } from './newRecords.ts';
import type { Language } from './newRecords.ts';
import { expect, test } from '../world.ts';

for (const [language, locale] of Object.entries(LANGUAGES) as [Language, string][])
  test.describe(locale, () => {
    test.use({ locale });

    // The engine is the same for all of them: one of them here, each of them in both languages in `npm run test:all`.
    const inTurn = SCREENS.filter((screen) => isTestAll || (language === 'en' && screen.path === '/system/billRule'));
    for (const { path, form, id, fields } of inTurn)
      test(`${form[language]}: n, its required fields and Ctrl+S, and the record is in the list`, async ({ strictPage: page, world }) => {
        await world.openAs(page, 'admin', path);
        const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
        await expect(rows.first()).toBeVisible();
        await page.keyboard.press('n');
        const name = form[language];
        const frame = page.getByRole('dialog', { name }).or(page.getByRole('heading', { level: 1, name }));
        await expect(frame).toBeVisible();
        for (const [field, value] of Object.entries(fields)) await fill(page, `${id}-${field}`, value);
        const question = page.getByRole('alertdialog');
        for (const time of ['the question is fetched', 'it is here'])
          await test.step(`Escape asks, and the press is no answer: ${time}`, async () => {
            await page.keyboard.press('Escape');
            await expect(question).toBeVisible();
            await page.keyboard.press('Escape');
            await expect(question).toBeHidden();
          });
        await page.keyboard.press('Control+s');
        await expect(frame).toBeHidden();

        await expect(page.locator(':focus'), 'the keyboard is on the page of the list').toHaveCount(1);
        await page.keyboard.press('/');
        await expect(page.getByRole('search').getByRole('searchbox')).toBeFocused();
        await page.keyboard.type(NAME);
        await page.keyboard.press('Enter');
        await expect(rows.filter({ hasText: NAME })).toHaveCount(1);
      });
  });

test('text that was not saved is offered again after the page has ended, and gone once it is saved', async ({
  strictPage: page,
  world,
}) => {
  const title = page.locator('#notice-title');
  const begin = async (one: Page) => {
    await world.openAs(one, 'admin', '/system/notice');
    await expect(
      one
        .getByRole('row')
        .filter({ has: one.getByRole('rowheader') })
        .first(),
    ).toBeVisible();
    await one.keyboard.press('n');
    await expect(one.locator('#notice-title')).toBeVisible();
  };
  const lost = await page.context().newPage();
  await begin(lost);
  await lost.locator('#notice-title').fill('K12 路段夜间封闭');
  await lost.close();

  await begin(page);
  // Other tabs are asked first whether they have the form open.
  await expect(page.getByRole('button', { name: '恢复内容' })).toBeVisible();
  await tabTo(page, /^(恢复内容)$/);
  await page.keyboard.press('Enter');
  await expect(title).toHaveValue('K12 路段夜间封闭');
  await expect(page.locator(':focus')).toHaveCount(1);
  await reach(page, 'notice-category');
  await chooseFirst(page);
  await page.keyboard.press('Control+s');
  await expect(title).toBeHidden();
  await page.keyboard.press('n');
  await expect(title).toBeVisible();
  await expect(page.getByRole('button', { name: '恢复内容' })).toHaveCount(0);
});
