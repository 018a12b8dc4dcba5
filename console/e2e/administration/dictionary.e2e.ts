import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { LONG_RUN } from '../../../scripts/testing/inTestAll.mjs';
import { expect, test } from '../world.ts';

const category = { name: '桥梁附属设施', code: 'bridge.accessory' };
const entries = [
  { name: '伸缩缝', code: 'bridge.joint', sort: '10' },
  { name: '支座', code: 'bridge.bearing', sort: '20' },
];

const drawer = (page: Page) => page.getByRole('dialog', { name: '字典分类管理' });

async function openCategoryManagement(page: Page) {
  await page.getByRole('button', { name: '分类的更多操作' }).click();
  await page.getByRole('menuitem', { name: '分类管理' }).click();
  await expect(drawer(page)).toBeVisible();
}

async function createCategory(page: Page) {
  await drawer(page).getByRole('button', { name: '新建分类' }).click();
  const dialog = page.getByRole('dialog', { name: '新建分类' });
  await dialog.getByRole('combobox', { name: /上级/ }).click();
  await page.getByRole('option', { name: '顶级节点' }).click();
  await dialog.getByLabel('名称').fill(category.name);
  await dialog.getByLabel('编码').fill(category.code);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
}

async function createEntry(page: Page, entry: (typeof entries)[number]) {
  await page.getByRole('button', { name: '新建字典' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新建字典' });
  await dialog.getByLabel('名称').fill(entry.name);
  await dialog.getByLabel('编码').fill(entry.code);
  await dialog.getByRole('spinbutton', { name: '排序' }).fill(entry.sort);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const confirm = async (page: Page, verb: string) => page.getByRole('alertdialog').getByRole('button', { name: verb }).click();

test(
  'a person keeps a dictionary: create, disable, delete, export, import, reload, restart',
  LONG_RUN,
  async ({ page, ownWorld: world }) => {
    await world.openAs(page, 'admin');
    await expect(page).toHaveTitle(/^数据字典 - /);

    await openCategoryManagement(page);
    await createCategory(page);
    await drawer(page).getByRole('button', { name: '关闭' }).click();
    await page.getByRole('treeitem', { name: category.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: category.name })).toBeVisible();

    for (const entry of entries) await createEntry(page, entry);
    await expect(row(page, '伸缩缝')).toContainText('启用');
    await row(page, '伸缩缝').getByRole('button', { name: '禁用' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('您确定要禁用当前数据吗, 是否继续？');
    await confirm(page, '禁用');
    await expect(row(page, '伸缩缝')).toContainText('禁用');

    await row(page, '支座').getByRole('button', { name: '删除' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('此操作将永久删除该数据, 是否继续？');
    await confirm(page, '删除');
    await expect(row(page, '支座')).toHaveCount(0);

    // Export, then delete the category, which must be empty first.
    await openCategoryManagement(page);
    const inDrawer = drawer(page).getByRole('row').filter({ hasText: category.name });
    const downloading = page.waitForEvent('download');
    await inDrawer.getByRole('button', { name: '导出' }).click();
    await confirm(page, '导出');
    const file = await (await downloading).path();
    const exported = JSON.parse(await readFile(file, 'utf8'));
    expect(exported.types.map((type: { enCode: string }) => type.enCode)).toEqual([category.code]);
    expect(exported.entries.map((entry: { enCode: string }) => entry.enCode)).toEqual(['bridge.joint']);

    await inDrawer.getByRole('button', { name: '删除' }).click();
    await confirm(page, '删除');
    await expect(page.getByRole('region', { name: '消息' })).toContainText('无法删除');
    await drawer(page).getByRole('button', { name: '关闭' }).click();
    await row(page, '伸缩缝').getByRole('button', { name: '删除' }).click();
    await confirm(page, '删除');
    await expect(row(page, '伸缩缝')).toHaveCount(0);
    await openCategoryManagement(page);
    await inDrawer.getByRole('button', { name: '删除' }).click();
    await confirm(page, '删除');
    await expect(inDrawer).toHaveCount(0);

    // Import brings both back.
    await drawer(page)
      .locator('input[type=file]')
      .setInputFiles({ name: `${category.name}.bdd`, mimeType: 'application/json', buffer: await readFile(file) });
    const report = page.getByRole('dialog', { name: '导入结果' });
    await expect(report.getByRole('row', { name: /分类/ })).toContainText('1');
    await report.getByRole('button', { name: '关闭' }).last().click();
    await drawer(page).getByRole('button', { name: '关闭' }).click();
    await page.getByRole('treeitem', { name: category.name }).click();
    await expect(row(page, '伸缩缝')).toContainText('禁用');

    // Everything survives a reload, and a crash of the server.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: category.name })).toBeVisible();
    await expect(row(page, '伸缩缝')).toContainText('禁用');
    await world.crashAndRestartApi();
    await page.reload();
    await expect(row(page, '伸缩缝')).toContainText('禁用');
  },
);
