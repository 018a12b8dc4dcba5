import { expect, test } from '../world.ts';

test('the code of a design is read, looked through and compared with a file that exists, without a pointer', async ({
  strictPage: page,
  world,
}) => {
  await world.openAs(page, 'admin', '/generator/webForm?keyword=damageClaim');
  const row = page.getByRole('main').getByRole('button', { name: /^代码/ });
  await row.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '赔补偿案件的代码' });
  const code = dialog.getByRole('region', { name: 'damage-claim/damageClaim.ts' });
  await expect(code).toContainText("recordsOf('damageClaim'");
  await dialog.getByRole('searchbox', { name: '在文件中搜索' }).focus();
  await page.keyboard.type('defineResource({');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(/第 \d+ 行，第 1 处，共 1 处/);
  await dialog.locator('input[type=file]').setInputFiles({ name: 'mine.ts', mimeType: 'text/plain', buffer: Buffer.from('// mine\n') });
  await expect(dialog).toContainText('与 mine.ts 比较');
  await expect(code).toContainText('只在另一个文件中');
  // The first Escape empties the search.
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('searchbox')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(row).toBeFocused();
});
