import { readFile } from 'node:fs/promises';
import { LONG_RUN } from '../../../scripts/testing/inTestAll.mjs';
import { expect, expectAccessible, test } from '../world.ts';

test('a query is written, tried, mended and saved, by keyboard alone', async ({ strictPage: page, world }) => {
  await world.openAs(page, 'admin', '/systemData/dataInterface?f.dataType=1');
  await expect(page.getByRole('row', { name: /车辆档案/ })).toBeVisible();
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: /^名称/ }).focus();
  await page.keyboard.type('重型车辆');
  await page.keyboard.press('Tab');
  await page.keyboard.type('fleet.heavy');
  await page.getByRole('radio', { name: '静态数据' }).focus();
  await page.keyboard.press('ArrowRight');
  const query = page.getByRole('textbox', { name: /^SQL 语句/ });
  await query.focus();
  await page.keyboard.type('SELECT plate FORM');

  // A table is put in where the caret stands, and the query goes on behind it.
  await page.getByRole('combobox', { name: '数据库中的表' }).press('Enter');
  await expect(page.getByRole('option', { name: /demo_vehicle/ })).toBeVisible();
  await page.keyboard.type('demo_vehicle');
  await page.keyboard.press('Enter');
  await expect(query).toHaveValue('SELECT plate FORM demo_vehicle');

  const preview = page.getByRole('button', { name: '预览', exact: true });
  await preview.press('Enter');
  const dialog = page.getByRole('dialog', { name: '预览：重型车辆' });
  await expect(dialog.getByRole('alert')).toContainText('第 1 行第 19 列');
  // Keys in the dialog mean the dialog: nothing is saved, and Escape leaves the form where it is.
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(preview).toBeFocused();
  await expect(page.getByText(/处需要修改/)).toBeHidden();

  await query.fill('SELECT plate, tonnage FROM demo_vehicle WHERE tonnage >= {tons} ORDER BY plate');
  await page.getByRole('button', { name: '添加参数' }).press('Enter');
  await page.keyboard.type('tons');
  await page.getByRole('switch', { name: /^必填/ }).press(' ');
  await preview.press('Enter');
  await expect(dialog.getByRole('textbox', { name: /^tons/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/处需要修改/)).toBeVisible();
  await dialog.getByRole('textbox', { name: /^tons/ }).focus();
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toContainText(/共 \d+ 行/);
  await expect(dialog.getByRole('columnheader', { name: /plate/ })).toBeVisible();
  await expectAccessible(page, 'result');
  await page.keyboard.press('Escape');

  await page.getByRole('combobox', { name: /^分类/ }).press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await query.focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('row', { name: /重型车辆/ })).toBeVisible();
});

test(
  'what was typed to try a data interface is there when it is tried again, and each call is in its log',
  LONG_RUN,
  async ({ page, world }) => {
    await world.openAs(page, 'admin', '/systemData/dataInterface');
    const row = page.getByRole('row', { name: /车辆档案/ });
    const preview = row.getByRole('button', { name: '预览' });
    await preview.press('Enter');
    const dialog = page.getByRole('dialog', { name: '预览：车辆档案' });
    const kind = dialog.getByRole('textbox', { name: /kind/ });
    await expect(kind).toBeFocused();
    await page.keyboard.type('清障车');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toContainText('共 40 行');
    await page.keyboard.press('Escape');
    await expect(preview).toBeFocused();
    await preview.press('Enter');
    await expect(kind).toHaveValue('清障车');
    await page.keyboard.press('Escape');

    await row.getByRole('button').last().press('Enter');
    await page.getByRole('menuitem', { name: '日志' }).press('Enter');
    const log = page.getByRole('dialog', { name: '日志：车辆档案' });
    // One call of the first data, and this one.
    await expect(log.getByRole('row').filter({ hasText: '预览' })).toHaveCount(2);
    await expectAccessible(page, 'log');
    await log.getByRole('tab', { name: '按天' }).press('Enter');
    await expect(log.getByRole('img', { name: /调用次数：.+ 最高，为 1。 失败：.+ 最高，为 0。/ })).toBeVisible();
    await expectAccessible(page, 'calls by day');
    await log.getByRole('radio', { name: '表格' }).press('Space');
    await expect(log.getByRole('table').getByRole('row')).toHaveCount(15);
    await page.keyboard.press('Escape');
    await expect(log).toBeHidden();

    await row.getByRole('button').last().press('Enter');
    await page.getByRole('menuitem', { name: '删除' }).press('Enter');
    await expect(page.getByRole('alertdialog')).toContainText('个设计引用了它');
    await page.keyboard.press('Escape');
  },
);

test(
  'a data interface goes out as a file and comes in again; of one that is there the person chooses what becomes of it',
  LONG_RUN,
  async ({ page, world }) => {
    await world.openAs(page, 'admin', '/systemData/dataInterface');
    const row = page.getByRole('row', { name: /^天气状况/ });
    await row.getByRole('button').last().click();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: '导出' }).click()]);
    expect(download.suggestedFilename()).toBe('天气状况.bd');
    const text = await readFile(await download.path(), 'utf8');
    const bring = async (content: string) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: '导入', exact: true }).click(),
      ]);
      await chooser.setFiles({ name: '天气状况.bd', mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
    };
    await bring(text.replace('road.weather', 'road.sky').replace('天气状况', '天空状况'));
    await expect(page.getByRole('row', { name: /天空状况/ })).toBeVisible();
    const question = page.getByRole('dialog', { name: '部分数据已存在' });
    await bring(text);
    await expect(question).toContainText('road.weather');
    await question.getByRole('radio', { name: '重命名' }).check();
    await question.getByRole('button', { name: '导入', exact: true }).click();
    await expect(page.getByRole('region', { name: '消息' }).getByText('导入成功：改名新增 1 项')).toBeVisible();
    await expect(page.getByRole('row', { name: /天气状况1/ })).toBeVisible();
  },
);
