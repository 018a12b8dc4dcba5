import { LONG_RUN } from '../../../scripts/testing/inTestAll.mjs';
import { expect, expectAccessible, test } from '../world.ts';

test(
  'a print template is designed by keyboard: a field put in, looked at with a record, saved; what it was is brought back',
  LONG_RUN,
  async ({ strictPage: page, world }) => {
    await world.openAs(page, 'admin', '/system/printDev');
    await page.getByRole('row').filter({ hasText: '服务区商户合同信息' }).getByRole('button', { name: '编辑' }).press('Enter');
    await page.getByRole('tab', { name: '版面设计' }).press('Enter');
    const source = page.getByRole('textbox', { name: '模板内容（HTML）' });
    await source.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('<p>租金大写：');

    const tree = page.getByRole('tree', { name: '可用字段' });
    await tree.getByRole('treeitem', { name: /^monthlyRentYuan/ }).press('Enter');
    await page.getByRole('combobox', { name: '显示方式' }).press('Enter');
    await expect(page.getByRole('option', { name: '原样' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option')).toHaveCount(0);
    await page.getByRole('button', { name: '插入 monthlyRentYuan' }).press('Enter');
    await source.press('/');
    await page.keyboard.type('{nobody}</p>');
    await expect(source).toHaveValue(/租金大写：\{monthlyRentYuan:capital\}\/\{nobody\}<\/p>$/);

    await page.getByRole('textbox', { name: '记录编号' }).fill('M001');
    await page.keyboard.press('Enter');
    const sheet = page.frameLocator('iframe[title="打印效果"]');
    await expect(sheet.getByText(/租金大写：.+元整/)).toBeVisible();
    await expect(sheet.locator('mark')).toHaveText('{nobody}');
    await expect(page.getByText('1 个占位符没有值')).toBeVisible();

    await page.keyboard.press('Control+s');
    await expect(page.getByRole('heading', { level: 1, name: '打印模板', exact: true })).toBeVisible();

    await page.getByRole('row').filter({ hasText: '服务区商户合同信息' }).locator('button[aria-haspopup=menu]').press('Enter');
    await page.getByRole('menuitem', { name: '版本' }).press('Enter');
    const versions = page.getByRole('dialog', { name: /^版本：/ });
    const saved = versions.getByRole('row').filter({ hasText: '孙婉宁' });
    await expect(saved).toHaveText([/当前/, /2026-11-01/]);
    await saved.first().getByRole('button', { name: '详情' }).press('Enter');
    const looked = page.getByRole('dialog', { name: '服务区商户合同信息 #2' });
    await expect(looked.getByText('1 个占位符没有值')).toBeVisible();
    await expectAccessible(page, '版本');
    await page.keyboard.press('Escape');
    await expect(looked).toBeHidden();
    await saved.last().getByRole('button', { name: '恢复到此版本' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: '恢复到此版本' }).press('Enter');
    await expect(saved).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(versions).toBeHidden();
    await page.getByRole('row').filter({ hasText: '服务区商户合同信息' }).getByRole('button', { name: '编辑' }).press('Enter');
    await page.getByRole('tab', { name: '版面设计' }).press('Enter');
    await expect(source).toHaveValue(/\{contractUntil\}<\/p>$/);
  },
);

test(
  'records are previewed and printed from the list of templates, and the print is logged',
  LONG_RUN,
  async ({ strictPage: page, world }) => {
    await world.openAs(page, 'admin', '/system/printDev');
    const row = page.getByRole('row').filter({ hasText: '养护车辆档案卡' });
    await row.locator('button[aria-haspopup=menu]').press('Enter');
    await page.getByRole('menuitem', { name: '预览' }).press('Enter');
    await page.getByRole('textbox', { name: '记录编号' }).fill('V0001');
    await page.keyboard.press('Enter');
    const preview = page.getByRole('dialog', { name: '打印预览 - 养护车辆档案卡' });
    await expect(page.frameLocator('iframe').getByText('渝F·Q0001')).toBeVisible();
    const logged = page.waitForResponse((answer) => answer.url().includes('/printLog/save'));
    await page.keyboard.press('Control+p');
    expect((await logged).status()).toBe(200);
    await expect(page).toHaveTitle(/^打印模板/);
    await page.frameLocator('iframe').locator('body').press('Escape');
    await expect(preview).toBeHidden();
  },
);
