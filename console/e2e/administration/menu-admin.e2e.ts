import { LONG_RUN } from '../../../scripts/testing/inTestAll.mjs';
import { settle } from '../walk.ts';
import { expect, expectAccessible, test } from '../world.ts';

test(
  'an entry is made by keyboard alone: a taken address is told at its field, its rights are kept, and the menu has it after a refresh',
  LONG_RUN,
  async ({ strictPage: page, world }) => {
    await world.openAs(page, 'admin', '/system/menu');
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect(rows.first()).toBeVisible();
    await page.getByRole('heading', { level: 1, name: '系统菜单' }).click();
    await page.keyboard.press('n');
    const form = page.getByRole('dialog', { name: '新建菜单' });
    await form.getByLabel(/^名称/).fill('称重台账');
    await form.getByLabel(/^编码/).fill('weigh-book');
    const address = form.getByLabel(/^地址/);
    await address.fill('profile');
    await page.keyboard.press('Enter');
    await expect(address).toHaveAccessibleDescription(/系统自身的页面/);
    await address.fill('system/area');
    await page.keyboard.press('Enter');
    await expect(address).toHaveAccessibleDescription(/行政区划/);
    await expect(address).toBeFocused();
    await address.fill('weigh/book');
    await form.getByRole('searchbox', { name: '过滤：图标' }).fill('天平');
    const law = form.getByRole('radio', { name: '天平' });
    await law.focus();
    await page.keyboard.press('Space');
    await expect(law).toBeChecked();
    await form.getByRole('button', { name: '保存' }).press('Enter');
    await expect(form).toBeHidden();

    await page.keyboard.press('/');
    await page.keyboard.type('weigh-book');
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(1);
    await rows.getByRole('button', { name: /权限/ }).press('Enter');
    const rights = page.getByRole('dialog', { name: '权限：称重台账' });
    await expectAccessible(page, 'rights');
    await rights.getByRole('button', { name: '新建按钮' }).first().press('Enter');
    const button = page.getByRole('dialog', { name: '新建按钮' });
    await button.getByLabel(/^名称/).fill('复核');
    await button.getByLabel(/^编码/).fill('btn_check');
    await page.keyboard.press('Enter');
    await expect(button).toBeHidden();
    await expect(rights.getByRole('row', { name: /复核/ })).toBeVisible();
    await rights.getByRole('tab', { name: '列表字段' }).press('Enter');
    await expect(rights.getByText('暂无列表字段')).toBeVisible();
    await expect(rights.getByText('该菜单尚未启用此类权限')).toBeVisible();
    await rights.getByRole('switch', { name: '本菜单启用此类权限' }).press('Space');
    await expect(rights.getByText('该菜单尚未启用此类权限')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(rights).toBeHidden();

    await page.reload();
    await settle(page);
    await expect(page.getByRole('navigation').getByRole('link', { name: /称重台账/ })).toBeVisible();
  },
);

test(
  'an entry of a design is made by keyboard alone: not without a design, which is found by its sound; its columns are ticked, not typed',
  LONG_RUN,
  async ({ strictPage: page, world }) => {
    await world.openAs(page, 'admin', '/system/menu');
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect(rows.first()).toBeVisible();
    await page.getByRole('heading', { level: 1, name: '系统菜单' }).click();
    await page.keyboard.press('n');
    const form = page.getByRole('dialog', { name: '新建菜单' });
    await form.getByLabel(/^名称/).fill('路产台账（二）');
    await form.getByLabel(/^编码/).fill('assetLedgerTwo');
    await form.getByLabel(/^类型/).press('Enter');
    await page.getByRole('option', { name: '功能', exact: true }).click();
    await form.getByLabel(/^地址/).fill('model/assetLedgerTwo');
    await page.keyboard.press('Enter');
    const design = form.getByLabel(/^设计/);
    await expect(design).toHaveAccessibleDescription(/Web设计/);
    await design.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('lctz');
    const found = page.getByRole('treegrid', { name: '已发布的设计' }).getByRole('gridcell', { name: /路产业务/ });
    await expect(found).toHaveText([/路产台账.*assetLedger/]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(design).toContainText('路产台账');
    await form.getByRole('button', { name: '保存' }).press('Enter');
    await expect(form).toBeHidden();

    await page.keyboard.press('/');
    await page.keyboard.type('assetLedgerTwo');
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(1);
    await rows.getByRole('button', { name: /权限/ }).press('Enter');
    const rights = page.getByRole('dialog', { name: '权限：路产台账（二）' });
    await rights.getByRole('tab', { name: '列表字段' }).press('Enter');
    await expect(rights.getByText('该设计未启用列表权限')).toBeVisible();
    await expect(rights.getByRole('button', { name: '新建列表字段' })).toHaveCount(0);
    await rights.getByRole('button', { name: '从设计选取' }).press('Enter');
    const taking = page.getByRole('dialog', { name: '从设计选取权限：路产台账（二）' });
    const price = taking.getByRole('treeitem', { name: /资产原值/ });
    await expect(price).toBeVisible();
    await expectAccessible(page, 'rights from the design');
    await price.focus();
    await page.keyboard.press('Space');
    await expect(price).toHaveAttribute('aria-checked', 'true');
    await expect(taking.getByText(/新增 1 项权限/)).toBeVisible();
    await taking.getByRole('button', { name: '保存' }).press('Enter');
    await expect(taking).toBeHidden();
    await expect(rights.getByRole('row', { name: /资产原值/ })).toBeVisible();
  },
);
