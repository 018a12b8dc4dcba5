import { LONG_RUN } from '../../../scripts/testing/inTestAll.mjs';
import { expect, expectAccessible, test } from '../world.ts';

test(
  'the administration of organisations is delegated by keyboard alone, seen again as it was given, and taken back',
  LONG_RUN,
  async ({ strictPage: page, world }) => {
    await world.openAs(page, 'admin', '/permission/grade');
    await page.getByRole('button', { name: '新建分级管理' }).first().waitFor();
    await page.keyboard.press('n');
    const form = page.getByRole('dialog', { name: '新建分级管理' });
    await form.getByRole('combobox', { name: '用户' }).press('Enter');
    const picker = page.getByRole('dialog', { name: '选择用户' });
    await picker.getByRole('searchbox').fill('唐诗雅');
    await page.keyboard.press('Enter');
    const person = picker.getByRole('treegrid').getByRole('row', { name: /^唐诗雅/ });
    await expect(person).toHaveCount(1);
    await person.press('Space');
    await picker.getByRole('button', { name: /^确定/ }).press('Enter');
    await form.getByRole('button', { name: '保存' }).press('Enter');
    await expect(form.getByText('请至少为一个组织勾选权限').first()).toBeVisible();

    await form.getByRole('treeitem', { name: '综合办公室' }).press('Enter');
    const below = form.getByRole('group', { name: '综合办公室的子层级' });
    await below.getByRole('checkbox', { name: '编辑' }).press('Space');
    await expect(below.getByRole('checkbox', { name: '查看' })).toBeChecked();
    await expectAccessible(page, 'grade');
    await form.getByRole('tab', { name: '系统' }).press('Enter');
    await form.getByRole('treeitem', { name: '智慧物流运营平台' }).press('Space');
    await form.getByRole('button', { name: '保存' }).press('Enter');
    await expect(form).toBeHidden();

    const row = page.getByRole('row', { name: /唐诗雅/ });
    await row.getByRole('button', { name: /编辑/ }).press('Enter');
    const again = page.getByRole('dialog', { name: '编辑分级管理' });
    await again.getByRole('treeitem', { name: '综合办公室' }).press('Enter');
    await expect(again.getByRole('group', { name: '综合办公室的子层级' }).getByRole('checkbox', { name: '编辑' })).toBeChecked();
    await page.keyboard.press('Escape');
    await row.getByRole('button', { name: /删除/ }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).press('Enter');
    await expect(page.getByText('暂无分级管理')).toBeVisible();
  },
);
