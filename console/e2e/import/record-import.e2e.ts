import { createRequire } from 'node:module';
import { WAYS } from '../drafts/waysOut.ts';
import type { FormCase } from '../drafts/waysOut.ts';
import { keyboard } from '../hands.ts';
import { expect, expectAccessible, test } from '../world.ts';

const { utils, write } = createRequire(new URL('../../package.json', import.meta.url))('@e965/xlsx') as typeof import('@e965/xlsx');

/** A patrol with three findings, one of them with a stake and a count that are none. */
const ROWS = [
  ['巡查主题', '巡查日期', '发现问题-损坏项目', '发现问题-桩号', '发现问题-数量', '发现问题-说明'],
  ['导入的巡查', '2026-11-18', '波形梁护栏板', 'K12+300', '2', '护栏变形'],
  ['', '', '护栏立柱', '12公里', '很多', '两处'],
  ['', '', '托架', 'K13+100', '1', ''],
];
const book = () => Buffer.from(write(utils.book_new(utils.aoa_to_sheet(ROWS)), { type: 'buffer', bookType: 'xlsx' }));

test('a row of a sub-table that is wrong in a sheet is corrected in the preview by keyboard, and saved with its record', async ({
  strictPage: page,
  world,
}) => {
  await world.openAs(page, 'admin', '/model/roadPatrol');
  await keyboard.press(page.getByRole('button', { name: '导入', exact: true }));
  const wizard = page.getByRole('dialog').first();
  await wizard.locator('input[type=file]').setInputFiles({ name: 'patrol.xlsx', mimeType: '', buffer: book() });
  await keyboard.press(wizard.getByRole('button', { name: '下一步' }));
  const opener = wizard.getByRole('button', { name: '发现问题：3 行' });
  await expect(wizard.getByText(/还有 2 处错误/)).toBeVisible();
  await keyboard.press(opener);
  const rows = page.getByRole('dialog', { name: '第 2 行：发现问题' });
  await expect(rows.getByRole('rowheader', { name: /^3 / })).toBeVisible();
  // The keyboard is at the first problem.
  await expect(rows.getByRole('gridcell', { name: '12公里' })).toBeFocused();
  await expectAccessible(page, 'rows of a sub-table in a preview');
  await page.keyboard.press('Enter');
  await page.keyboard.type('K12+900');
  await page.keyboard.press('F8');
  await expect(rows.getByRole('gridcell', { name: '很多' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(rows.getByText(/没有错误了/)).toBeVisible();
  await keyboard.press(rows.getByRole('button', { name: '完成' }));
  await expect(opener).toBeFocused();
  await keyboard.press(wizard.getByRole('button', { name: '导入 1 条数据' }));
  await expect(wizard.getByText(/您已成功导入\s*1\s*条数据/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: /导入的巡查/ }).first()).toBeVisible();
});

for (const way of ['a reload', 'the lock screen', 'being signed out by somebody'])
  test(`rows that were corrected and not imported are there again after ${way}, and are imported then`, async ({
    calmPage: page,
    world,
  }) => {
    await world.openAs(page, 'admin', '/model/roadPatrol');
    await page.getByRole('button', { name: '导入', exact: true }).click();
    const wizard = page.getByRole('dialog').first();
    await wizard.locator('input[type=file]').setInputFiles({ name: 'patrol.xlsx', mimeType: '', buffer: book() });
    await wizard.getByRole('button', { name: '下一步' }).click();
    const opener = wizard.getByRole('button', { name: '发现问题：3 行' });
    await opener.click();
    const rows = page.getByRole('dialog', { name: '第 2 行：发现问题' });
    await rows.getByRole('gridcell', { name: '12公里' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('K12+900');
    await page.keyboard.press('Enter');
    await rows.getByRole('button', { name: '完成' }).click();
    const form: FormCase = { path: '/model/roadPatrol', open: async () => undefined, field: () => opener };
    await WAYS[way]?.({ page, world, form });
    const offer = page.getByRole('button', { name: /^(恢复内容|继续填写)$/ }).first();
    await expect(offer.or(opener).first()).toBeVisible();
    if (!(await opener.isVisible())) await offer.click();
    await opener.click();
    await expect(rows.getByRole('gridcell', { name: 'K12+900' })).toBeVisible();
    await rows.getByRole('gridcell', { name: '很多' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await rows.getByRole('button', { name: '完成' }).click();
    await wizard.getByRole('button', { name: '导入 1 条数据' }).click();
    await expect(wizard.getByText(/您已成功导入\s*1\s*条数据/)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByRole('row', { name: /导入的巡查/ }).first()).toBeVisible();
    await expect(page.getByText('尚未导入')).toHaveCount(0);
  });
