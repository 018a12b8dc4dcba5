import { focusedName } from '../walk.ts';
import { expect, expectAccessible, test } from '../world.ts';

test.use({ locale: 'en-GB' });

test('a generated list by keyboard: conditions and filters stay in the address, and several records are deleted at once', async ({
  strictPage: page,
  world,
}) => {
  await world.openAs(page, 'admin', '/model/driverFile');
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows.first()).toBeVisible();
  await expect(page.getByText('48 in all')).toBeVisible();
  await expectAccessible(page, 'generated list');

  await test.step('a row edited in its place, taken back, edited again and saved by itself', async () => {
    await rows.first().press('Enter');
    const grid = page.getByRole('grid', { name: 'Drivers' }).filter({ has: page.getByRole('columnheader', { name: 'State' }) });
    const cell = grid.getByRole('textbox', { name: '名称, row 1' });
    await expect(cell).toBeFocused();
    const before = await cell.inputValue();
    await page.keyboard.type('甲方公司');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await expectAccessible(page, 'rows that are edited');
    await page.keyboard.press('Escape');
    await expect(cell).toHaveValue(before);
    await page.keyboard.press('F2');
    await page.keyboard.type('（甲方）');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('1 row is not saved')).toBeHidden();
    await page.getByRole('button', { name: 'Back to the list' }).press('Enter');
    await expect(page.getByText('48 in all')).toBeVisible();
    await page.getByRole('searchbox').fill(`${before}（甲方）`);
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 in all')).toBeVisible();
    await page.getByRole('button', { name: 'Reset' }).press('Enter');
    await expect(page.getByText('48 in all')).toBeVisible();
  });

  await test.step('a super query, put together and kept over a reload', async () => {
    await page.getByRole('button', { name: 'Super query' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Super query' });
    await dialog.getByLabel('Value').fill('交安');
    await expectAccessible(page, 'super query');
    await dialog.getByRole('button', { name: 'Query', exact: true }).press('Enter');
    await expect(page.getByText('12 in all')).toBeVisible();
    await expect.poll(() => focusedName(page)).toBe('Super query');
    await page.reload();
    await expect(page.getByText('12 in all')).toBeVisible();
    await page
      .getByRole('group', { name: 'Conditions' })
      .getByRole('button', { name: /^Take away/ })
      .press('Enter');
    await expect(page.getByText('48 in all')).toBeVisible();
  });

  await test.step('conditions saved under a name, and chosen again', async () => {
    const opener = page.getByRole('button', { name: 'Super query' });
    const dialog = page.getByRole('dialog', { name: 'Super query' });
    const saved = dialog.getByRole('combobox', { name: /^Saved query/ });
    await opener.press('Enter');
    await dialog.getByLabel('Value').fill('交安');
    await dialog.getByRole('button', { name: 'Save under a name' }).press('Enter');
    await page.getByRole('dialog', { name: 'Save the conditions' }).getByRole('textbox', { name: 'Name' }).press('T');
    await page.keyboard.press('Enter');
    await expect(saved).toHaveText('T');
    await expect.poll(() => focusedName(page)).toBe('Save under a name');
    await page.keyboard.press('Escape');
    await page.reload();
    await opener.press('Enter');
    await expect(saved).toHaveText('Please select');
    await saved.press('Enter');
    await expect(page.getByRole('option', { name: 'T', exact: true })).toBeVisible();
    await expect(saved).toHaveAttribute('aria-activedescendant', /./);
    await saved.press('Enter');
    await expect(saved).toHaveText('T');
    await expect(dialog.getByLabel('Value')).toHaveValue('交安');
    await expectAccessible(page, 'saved query');
    await dialog.getByRole('button', { name: 'Delete' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(saved).toHaveText('None is saved yet');
    await expect(saved).toBeFocused();
    await page.keyboard.press('Escape');
  });

  await test.step('a range open at one end, kept over a reload', async () => {
    await page.getByRole('button', { name: /^Filters/ }).press('Enter');
    const least = page.getByRole('group', { name: '信用评分' }).getByRole('spinbutton', { name: 'Minimum' });
    await least.fill('95');
    await least.press('Enter');
    await expect(page).toHaveURL(/f\.score=95/);
    await expect(page.getByText('5 in all')).toBeVisible();
    await page.reload();
    await expect(page.getByText('5 in all')).toBeVisible();
  });

  await test.step('what is left of it, deleted', async () => {
    await rows.first().focus();
    await page.keyboard.press('Control+a');
    await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(page.getByText('Nothing matches')).toBeVisible();
  });
});
