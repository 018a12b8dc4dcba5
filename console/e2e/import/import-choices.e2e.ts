import { createRequire } from 'node:module';
import { keyboard } from '../hands.ts';
import { expect, expectAccessible, test } from '../world.ts';

const { utils, write } = createRequire(new URL('../../package.json', import.meta.url))('@e965/xlsx') as typeof import('@e965/xlsx');

const PLACE = '云望高速物流集团/路产管理部';
/** A sheet of another program: other names, one column more, somebody who is there already. */
const ROWS = [
  ['登录名', '姓名', '性别', '手机', '所属组织', '备考'],
  ['guest', '访客改名', '', '', '', ''],
  ['newcomer', '新来的', '女', '13977778888', PLACE, 'x'],
];
const book = () => Buffer.from(write(utils.book_new(utils.aoa_to_sheet(ROWS)), { type: 'buffer', bookType: 'xlsx' }));

test('a sheet with other headings, of people who are there already, is imported by keyboard', async ({ strictPage: page, world }) => {
  await world.openAs(page, 'admin', '/permission/user');
  await keyboard.press(page.getByRole('button', { name: '导入', exact: true }));
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'people.xlsx', mimeType: '', buffer: book() });

  await test.step('headings that are not known are assigned', async () => {
    await expect(dialog.getByText('缺少 1 个必填列')).toBeVisible();
    await expectAccessible(page, 'headings of a sheet');
    const column = (heading: string) => dialog.getByRole('combobox', { name: `“${heading}”对应的列` });
    await column('登录名').focus();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByText('缺少 1 个必填列')).toBeHidden();
    await column('手机').focus();
    await page.keyboard.press('ArrowDown');
    await expect(column('手机')).toHaveValue('mobilePhone');
    await keyboard.press(dialog.getByRole('button', { name: '下一步' }));
  });

  await test.step('what becomes of who is there is chosen where it is seen', async () => {
    await expect(dialog.getByText('文件中已存在的行：2')).toBeVisible();
    await expectAccessible(page, 'choice beside the rows');
    await dialog.getByRole('radio', { name: '跳过' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: '覆盖' })).toBeChecked();
    await expect(dialog.getByText(/账户已存在，将覆盖/)).toBeVisible();
    await keyboard.press(dialog.getByRole('button', { name: '导入 2 条数据' }));
    await expect(dialog.getByText(/其中 1 条覆盖了已有数据/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  await expect(page.getByRole('row', { name: /新来的/ })).toBeVisible();
});
