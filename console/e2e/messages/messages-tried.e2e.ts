import type { Page } from '@playwright/test';
import { LONG_RUN } from '../../../scripts/testing/inTestAll.mjs';
import { overflowPx } from '../walk.ts';
import { expect, expectAccessible, test } from '../world.ts';

/** Chooses an action of a row from its menu, by keyboard. */
async function act(page: Page, row: RegExp, action: string) {
  await page
    .getByRole('button', { name: new RegExp(`${row.source} 的操作$`) })
    .first()
    .press('Enter');
  await page.getByRole('menuitem', { name: action, exact: true }).press('Enter');
}

test('an account is tried as it stands in its form, and what came of it is said there', LONG_RUN, async ({ strictPage: page, world }) => {
  await world.openAs(page, 'admin', '/msgCenter/accountConfig');
  await page.getByRole('row', { name: /邮件/ }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '发送测试邮件' }).press('Enter');
  const mail = page.getByRole('dialog', { name: '发送测试邮件' });
  await mail.getByRole('textbox', { name: /^测试收件人/ }).fill('wrong');
  await mail.getByRole('button', { name: '发送' }).press('Enter');
  await expect(mail.getByText('请填写形如 name@example.com 的地址').first()).toBeVisible();
  await mail.getByRole('textbox', { name: /^测试收件人/ }).fill('a@example.com, b@example.com');
  await expectAccessible(page, '发送测试邮件');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: '发送' }).press('Enter');
  await expect(mail.getByText('沙箱不连接外部服务，无法测试连接')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(mail).toBeHidden();
  await expect(page.getByRole('button', { name: '发送测试邮件' })).toBeFocused();
});

test(
  'a sending configuration is tried with people and values, and each channel says what came of it',
  LONG_RUN,
  async ({ strictPage: page, world }) => {
    await world.openAs(page, 'admin', '/msgCenter/sendConfig');
    await act(page, /养护流程通知/, '测试发送');
    const dialog = page.getByRole('dialog', { name: '测试发送：养护流程通知' });
    await dialog.getByRole('button', { name: '发送' }).press('Enter');
    await expect(dialog.getByText(/处需要修改/)).toBeVisible();
    for (const field of await dialog.getByRole('combobox').all()) {
      await field.press('Enter');
      const picker = page.getByRole('dialog', { name: '选择用户' });
      await picker.getByRole('searchbox').fill('张若彤');
      await page.keyboard.press('Enter');
      await picker
        .getByRole('treegrid')
        .getByRole('row', { name: /^张若彤/ })
        .press('Space');
      await picker.getByRole('button', { name: /^确定/ }).press('Enter');
    }
    for (const field of await dialog.getByRole('textbox').all()) await field.fill('值');
    await expectAccessible(page, '测试发送');
    await dialog.getByRole('button', { name: '发送' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: '发送' }).press('Enter');
    await expect(dialog.getByText('沙箱不连接外部服务，仅写入消息监控，未真正发送')).toBeVisible();
  },
);

test(
  'sent messages are deleted several at once in one call, and all of them after a question',
  LONG_RUN,
  async ({ strictPage: page, world }) => {
    const sent: unknown[] = [];
    page.on('request', (request) => request.method() === 'DELETE' && sent.push(request.postDataJSON()?.ids?.length ?? 'all'));
    await world.openAs(page, 'admin', '/msgCenter/msgMonitor');
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect(rows.first()).toBeVisible();
    for (const at of [0, 1]) await rows.nth(at).press('Space');
    await page.getByRole('button', { name: '删除', exact: true }).last().press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).press('Enter');
    await expect(page.getByRole('region', { name: '消息' }).getByText('删除成功')).toBeVisible();
    expect(sent).toEqual([2]);
    await page.getByRole('button', { name: '一键清空' }).press('Enter');
    await expect(page.getByRole('alertdialog')).toContainText('将永久删除全部消息记录');
    await page.getByRole('alertdialog').getByRole('button', { name: '一键清空' }).press('Enter');
    await expect(rows).toHaveCount(0);
    expect(sent).toEqual([2, 'all']);
  },
);

test('the log of a print template is read, searched and closed by keyboard', LONG_RUN, async ({ strictPage: page, world }) => {
  await world.openAs(page, 'admin', '/system/printDev');
  await act(page, /路产赔（补）偿通知书/, '打印日志');
  const dialog = page.getByRole('dialog', { name: /^打印日志：/ });
  await expectAccessible(page, '打印日志');
  await dialog.getByRole('searchbox').fill('zzqqx');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('没有符合条件的数据')).toBeVisible();
  await page.setViewportSize({ width: 375, height: 720 });
  await expect.poll(() => overflowPx(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
