/** Journey of a page in every language that was added, for a project that has some; it is written into the project's own journeys. */
export const LANGUAGE_JOURNEY = `import { LANGUAGES, directionOf, isComplete } from '@milepost/kit/engines/language';
import { tokenOf } from '../accounts.ts';
import { expect, test } from '../world.ts';

for (const { code, tag, name } of LANGUAGES.filter((language) => !isComplete(language.code)))
  test.describe(code, () => {
    test.use({ locale: tag });

    test('signed in in the added language, a page made since is used, and the server keeps the choice', async ({ strictPage: page, world }) => {
      await world.openAs(page, 'admin', '/permission/team');
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).direction)).toBe(directionOf(code));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const search = page.getByRole('button', { name: '搜索', exact: true });
      const [begin, end] = await Promise.all([search.boundingBox(), page.getByRole('button', { name: '新建班组' }).boundingBox()]);
      expect((begin?.x ?? 0) > (end?.x ?? 0)).toBe(directionOf(code) === 'rtl');

      // What is not translated is said in the fallback.
      await page.getByRole('button', { name: '新建班组' }).click();
      const form = page.getByRole('dialog', { name: '新建班组' });
      await form.getByRole('textbox', { name: '名称' }).fill('Crew' + code);
      await form.getByRole('textbox', { name: '编码' }).fill('crew.' + code);
      await form.getByRole('combobox', { name: '类别' }).click();
      await page.getByRole('listbox').getByRole('option').first().click();
      await page.screenshot({ path: \`test-results/added/\${code}-form.png\` });
      await form.getByRole('button', { name: '保存' }).click();
      await expect(form).toBeHidden();
      await expect(page.getByRole('rowheader', { name: 'Crew' + code })).toBeVisible();
      await page.screenshot({ path: \`test-results/added/\${code}-list.png\` });

      await page.getByRole('button', { name: '语言' }).click();
      const kept = page.waitForResponse((response) => response.url().includes('SystemLanguage'));
      await page.getByRole('menuitemradio', { name: \`\${name}（部分翻译，其余为简体中文）\` }).click();
      expect((await (await kept).json()).code).toBe(200);
      const token = await tokenOf(world.apiUrl, 'admin');
      const base = await fetch(\`\${world.apiUrl}/api/permission/Users/Current/BaseInfo\`, { headers: { Authorization: token } });
      expect((await base.json()).data.language).toBe(code);
    });
  });
`;
