/** Journey of a page in every language that was added, for a project that has some; it is written into the project's own journeys. */
export const LANGUAGE_JOURNEY = `import { LANGUAGES, directionOf, isComplete } from '@milepost/kit/engines/language';
import { tokenOf } from '../accounts.ts';
import { expect, test } from '../world.ts';

/** Address of what an entry shows, and its name in zh. */
const SHOWN = [
  ['/model/trialLedger', '试台账'],
  ['/dictionary/trialKinds', '试设施'],
  ['/report/trialDaily', '试日报'],
  ['/portal/trialBoard', '试看板'],
  ['/trialRoads/crew', '试班组'],
] as const;
/** Name of the directory where a language has one. */
const NAMED: Readonly<Record<string, string>> = { ja: '道路の試験' };

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
      await page.getByRole('menuitemradio', { name: \`\${name}（部分翻译，其余为简体中文）\` }).click();
      const token = await tokenOf(world.apiUrl, 'admin');
      // The page is read anew in its language meanwhile, so the server is asked and not the answer the page was given.
      const kept = async () => {
        const base = await fetch(\`\${world.apiUrl}/api/permission/Users/Current/BaseInfo\`, { headers: { Authorization: token } });
        return (await base.json()).data.language;
      };
      await expect.poll(kept).toBe(code);
    });

    test('entries of every type stand in the menu, by their names where it has them, and open in the language', async ({ page, world }) => {
      test.slow();
      await world.openAs(page, 'admin', '/home');
      const menu = page.getByRole('navigation', { name: '主菜单' });
      const directory = menu.getByRole('button', { name: NAMED[code] ?? '试道路' });
      await directory.click();
      for (const name of ['试大屏 在新窗口打开', '试链接 在新窗口打开'])
        await expect(menu.getByRole('link', { name }).or(menu.getByRole('button', { name }))).toBeVisible();
      // A name of another language says which.
      await expect(menu.getByText('试台账', { exact: true })).toHaveAttribute('lang', 'zh-Hans-CN');
      await page.screenshot({ path: \`test-results/added/\${code}-menu.png\` });
      for (const [address, title] of SHOWN)
        await test.step(title, async () => {
          await world.openAs(page, 'admin', address);
          await expect(page.locator('html')).toHaveAttribute('lang', tag);
          await expect(page.getByRole('navigation', { name: '当前位置' })).toContainText(title);
          await expect(page.getByRole('heading', { name: '页面不存在' })).toHaveCount(0);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        });
      await world.openAs(page, 'admin', '/trialWorks');
      await expect(page.getByText('试看板').first()).toBeVisible();
      await world.openAs(page, 'admin', '/model/trialLedger');
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      await page.screenshot({ path: \`test-results/added/\${code}-model.png\` });
    });
  });
`;
