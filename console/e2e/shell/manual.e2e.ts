import { expect, expectAccessible, test } from '../world.ts';

test('the manual of the menu opens in the language of the browser, and in others', async ({ strictPage: page, world }) => {
  await page.goto(`${world.consoleUrl}/manual/index.html`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('操作手册');
  await expectAccessible(page, 'the manual');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(heading).toHaveText('User manual');
  await expect(page.getByRole('table', { name: 'Lists' })).toContainText('Run the first action of the row');
  await page.evaluate(() => localStorage.setItem('jnpf_locale', 'zhtw'));
  await page.goto(`${world.consoleUrl}/manual/index.html`);
  await expect(heading).toHaveText('操作手冊');
});
