import { expect, expectAccessible, test } from '../world.ts';
import { canvas, control, expectFocusSomewhere, openDesigner } from './designDesk.ts';

test.use({ locale: 'zh-CN' });

test('a control is moved by the name of the place it goes to, with keys alone, and undo puts it back', async ({
  strictPage: page,
  world,
}) => {
  await openDesigner(page, world, '赔补偿案件');
  const stake = control(page, '桩号');
  await stake.click();
  await expect(stake).toHaveAttribute('aria-level', '3');
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: '移动到…' }).press('Enter');
  const question = page.getByRole('dialog', { name: '移动“桩号”' });
  await expect(question.getByRole('combobox', { name: '移入' })).toBeFocused();
  await expectAccessible(page, 'the choice of the place a control is moved to');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: '移动', exact: true }).press('Enter');
  await expect(question).toBeHidden();
  await expect(stake).toHaveAttribute('aria-level', '1');
  await expect(stake).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(stake).toHaveAttribute('aria-level', '3');
  await expectFocusSomewhere(page);
});

test('Enter on the line beside a pane closes the pane and opens it again; F6 passes a closed one, and / opens it', async ({
  strictPage: page,
  world,
}) => {
  await openDesigner(page, world, '赔补偿案件');
  const line = page.getByRole('separator', { name: '组件面板宽度' });
  const pane = page.getByRole('region', { name: '组件', exact: true });
  await line.press('Enter');
  await expect(pane).toBeHidden();
  await expect(line).toHaveAttribute('aria-valuetext', '已收起');
  await expectAccessible(page, 'a designer with a closed pane');
  await page.keyboard.press('F6');
  await expect(canvas(page).locator(':focus')).toBeVisible();
  await page.reload();
  await expect(canvas(page)).toBeVisible();
  await expect(pane).toBeHidden();
  await line.press('Enter');
  await expect(pane).toBeVisible();
  await line.press('Enter');
  await control(page, '桩号').press('/');
  await expect(pane.getByRole('combobox', { name: '查找控件' })).toBeFocused();
});
