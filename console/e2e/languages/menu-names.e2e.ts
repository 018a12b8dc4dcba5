import { inTurn } from '../../../scripts/testing/inTestAll.mjs';
import { openWithToken, tokenOf } from '../accounts.ts';
import { dictionaryPath } from '../dictionaryPath.ts';
import { expect, test } from '../world.ts';

const LANGUAGES = [
  ['en-GB', 'Data', 'Data dictionary', 'Smart logistics operations platform'],
  ['zh-TW', '資料應用', '資料字典', '智慧物流營運平台'],
  ['zh-CN', '数据应用', '数据字典', '智慧物流运营平台'],
] as const;

for (const [locale, directory, name, platform] of inTurn(LANGUAGES, LANGUAGES.length))
  test.describe(locale, () => {
    test.use({ locale });

    test('menu, tab, way and title of a page are in the language of the person', async ({ page, world }) => {
      const token = await tokenOf(world.apiUrl, 'admin');
      await openWithToken(page, token, await dictionaryPath(world.apiUrl, token));
      const main = page.getByRole('navigation');
      await expect(main.getByRole('link', { name, exact: true }).first()).toBeVisible();
      await expect(main.getByRole('button', { name: directory, exact: true })).toBeVisible();
      await expect(page.locator('nav [aria-current=page]', { hasText: name }).first()).toBeVisible();
      await expect(page).toHaveTitle(`${name} - ${platform}`);
      if (locale === 'en-GB') await expect(page.locator('nav').filter({ hasText: /\p{Script=Han}/u })).toHaveCount(0);
    });
  });
