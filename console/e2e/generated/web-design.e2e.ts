import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from '../world.ts';

test('a design is handed on as a file, taken in as a draft, released into the menu with a note, and opened there', async ({ strictPage: page, world }) => {
  await world.openAs(page, 'admin', '/onlineDev/webDesign');
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}，`) });
  await expect(row('路产台账')).toBeVisible();
  await expectAccessible(page, 'designs');
  const menuOf = async (name: string, item: string) => {
    await row(name).getByRole('button').last().click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };

  const file = page.waitForEvent('download');
  await menuOf('路产台账', '导出');
  const saved = await file;
  expect(saved.suggestedFilename()).toMatch(/\.vdd$/);
  const design = JSON.parse(await readFile(await saved.path(), 'utf8')) as { enCode: string; fullName: string };
  const other = Buffer.from(JSON.stringify({ ...design, enCode: 'greenLedger', fullName: '绿化台账' }));

  await page.locator('input[type=file]').setInputFiles({ name: 'greenLedger.vdd', mimeType: 'application/json', buffer: other });
  await expect(row('绿化台账')).toContainText('未发布');

  await row('绿化台账').getByRole('button', { name: /^发布/ }).click();
  const dialog = page.getByRole('dialog', { name: '发布“绿化台账”' });
  await dialog.getByRole('combobox', { name: '菜单位置' }).press('Enter');
  await page.getByRole('option', { name: '路产管理', exact: true }).click();
  await dialog.getByRole('textbox', { name: /^说明/ }).fill('第一次发布');
  await expectAccessible(page, 'release of a design');
  await dialog.getByRole('button', { name: '发布', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(row('绿化台账')).toContainText('已发布');

  await menuOf('绿化台账', '版本');
  const versions = page.getByRole('dialog', { name: '版本：绿化台账' });
  await expect(versions.getByRole('row').filter({ hasText: '第一次发布' })).toContainText('当前');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /路产管理/ }).first().click();
  await page.getByRole('link', { name: '绿化台账' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: '绿化台账' })).toBeVisible();
});
