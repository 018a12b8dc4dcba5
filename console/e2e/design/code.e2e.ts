import { expect, test } from '../world.ts';
import { canvas, control, openDesigner } from './designDesk.ts';

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

test('the code of a design is opened from its own head, and the keyboard goes back there', async ({ strictPage: page, world }) => {
  await openDesigner(page, world, '赔补偿案件');
  const opener = page.getByRole('button', { name: '代码', exact: true });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: '赔补偿案件的代码' });
  await expect(dialog).toContainText("recordsOf('damageClaim'");
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe('a phone', () => {
  test.use({ locale: 'en-GB', viewport: { width: 375, height: 740 } });

  test('the head of a design takes two rows, and its menu has the problems, the trial and the code', async ({
    strictPage: page,
    world,
  }) => {
    await openDesigner(page, world, '路产台账');
    const head = page.locator('[data-designer] > header');
    const buttons = await head.locator('button, a, [role=radiogroup]').all();
    const middles = await Promise.all(buttons.map(async (one) => one.boundingBox()));
    const rows = new Set(middles.flatMap((box) => (box ? [Math.round((box.y + box.height / 2) / 22)] : [])));
    expect(rows.size).toBeLessThanOrEqual(2);
    const menu = head.getByRole('button', { name: 'More about the design' });
    await menu.press('Enter');
    for (const name of ['No problems', 'Try', 'Code']) await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Code', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Code of 路产台账' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  });

  test('the menu of a design has the steps that can be taken back, and goes back to one of them', async ({ strictPage: page, world }) => {
    await openDesigner(page, world, '路产台账');
    const items = canvas(page).getByRole('treeitem');
    await expect(items.nth(2)).toHaveAccessibleName(/^设施名称/);
    await control(page, '设施名称').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(items.nth(4)).toHaveAccessibleName(/^设施名称/);
    await page.getByRole('button', { name: 'More about the design' }).press('Enter');
    const steps = page.getByRole('group', { name: 'Steps that can be taken back' }).getByRole('menuitem');
    await expect(steps).toHaveCount(2);
    await steps.last().press('Enter');
    await expect(items.nth(2)).toHaveAccessibleName(/^设施名称/);
    await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeVisible();
  });
});
