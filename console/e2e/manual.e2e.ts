import { expect, test } from './world.ts';

test('the manual of the menu is a page in three languages', async ({ strictPage: page, world }) => {
  await page.goto(`${world.consoleUrl}/manual/index.html`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['操作手册', '操作手冊', 'User manual']);
  await expect(page.getByRole('table', { name: 'Lists' })).toContainText('Run the first action of the row');
});
