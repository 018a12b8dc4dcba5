import { LONG_RUN } from '../../../scripts/testing/inTestAll.mjs';
import { expect, expectAccessible, test } from '../world.ts';

test('settings are saved with what changed in words; who would shut themselves out is warned', async ({ strictPage: page, world }) => {
  await world.openAs(page, 'admin', '/system/sysConfig');
  await page.getByRole('button', { name: '保存' }).press('Enter');
  await expect(page.getByRole('region', { name: '消息' }).getByText('没有修改任何内容')).toBeVisible();
  await page.getByRole('tab', { name: '登录设置' }).press('Enter');
  await page.getByRole('switch', { name: '白名单验证' }).press('Space');
  await page.getByRole('textbox', { name: /^白名单/ }).fill('10.26.3.18');
  await page.keyboard.press('Control+Enter');
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('本机地址 127.0.0.1 不在白名单中');
  await expect(asked.getByRole('button', { name: '取消' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: /^白名单/ }).fill('10.26.3.18,127.0.0.1');
  await page.getByRole('button', { name: '保存' }).press('Enter');
  await expect(asked).toContainText('白名单：空 → 10.26.3.18,127.0.0.1');
  await expect(asked).not.toContainText('不在白名单中');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: '消息' }).getByText('更新成功')).toBeVisible();
});

test(
  'a messenger is tried and brought into step by keyboard, and what came of it is said as it is',
  LONG_RUN,
  async ({ strictPage: page, world }) => {
    const syncs: string[] = [];
    page.on('request', (request) => request.url().includes('synAll') && syncs.push(request.url()));
    await world.openAs(page, 'admin', '/system/sysConfig');
    await page.getByRole('tab', { name: '第三方' }).press('Enter');
    const panel = page.getByRole('tabpanel', { name: '第三方' });
    const sync = panel.getByRole('button', { name: '与企业微信同步' });
    await expect(sync).toBeDisabled();
    await panel.getByLabel('企业 ID').fill('ww1');
    await panel.getByRole('button', { name: '测试消息连接' }).press('Enter');
    await expect(panel.getByText('沙箱不连接外部服务，无法测试连接')).toBeVisible();
    await expectAccessible(page, '第三方');

    await panel.getByLabel('通讯录密钥').fill('s');
    await page.getByRole('button', { name: '保存' }).press('Enter');
    await expect(page.getByRole('alertdialog')).toContainText('通讯录密钥：已填写新值');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: '消息' }).getByText('更新成功')).toBeVisible();

    await page.getByRole('tab', { name: '第三方' }).press('Enter');
    await panel.getByRole('button', { name: '测试消息连接' }).press('Enter');
    await expect(sync).toBeEnabled();
    await sync.press('Enter');
    const dialog = page.getByRole('dialog', { name: '与企业微信同步' });
    await expect(dialog.getByText('最近一次连接测试失败')).toBeVisible();
    await expectAccessible(page, '同步');
    expect(syncs).toEqual([]);
    const start = async () => {
      await dialog.getByRole('button', { name: '同步' }).press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: '同步' }).press('Enter');
    };
    await start();
    await expect(dialog.getByText('未向企业微信同步任何数据，全部记为失败')).toBeVisible();
    // Known servers answer a messenger that is busy as a success.
    const busy = { code: 200, msg: '企业微信正在进行同步，请稍后再试', data: null };
    await page.route(/synAllOrganizeSysToQy/, (route) => route.fulfill({ json: busy }));
    await start();
    await expect(dialog.getByText(busy.msg)).toBeVisible();
    expect(syncs).toHaveLength(2);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(panel.getByRole('button', { name: '与企业微信同步' })).toBeFocused();
    await expect(panel.getByRole('row', { name: /^组织/ }).first()).toContainText('46');
  },
);

test(
  'who takes every right from themselves is warned, and begins anew with what is left',
  LONG_RUN,
  async ({ strictPage: page, world }) => {
    await world.openAs(page, 'admin', '/system/sysConfig');
    await page.getByRole('tab', { name: '管理员' }).press('Enter');
    await page.getByRole('button', { name: '修改管理员' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: '超级管理员' });
    const field = dialog.getByRole('combobox', { name: '超级管理员' });
    await expect(field).toContainText('孙婉宁');
    await expectAccessible(page, '超级管理员');
    await field.press('Enter');
    const picker = page.getByRole('dialog', { name: '选择用户' });
    for (const name of ['张若彤', '孙婉宁']) {
      await picker.getByRole('searchbox').fill(name);
      await page.keyboard.press('Enter');
      const row = picker.getByRole('treegrid').getByRole('row', { name: new RegExp(`^${name}`) });
      await expect(row).toHaveCount(1);
      await row.press('Space');
    }
    await picker.getByRole('button', { name: /^确定/ }).press('Enter');
    await expect(field).toContainText('张若彤');
    await dialog.getByRole('button', { name: '保存' }).press('Enter');
    await expect(page.getByRole('alertdialog')).toContainText('本人不在所选人员中');
    await page.getByRole('alertdialog').getByRole('button', { name: '保存' }).press('Enter');
    await expect(page).toHaveURL(/\/home/);
  },
);
