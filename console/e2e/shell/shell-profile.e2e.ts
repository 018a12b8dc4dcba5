import { crc32, deflateSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { LONG_RUN } from '../../../scripts/testing/inTestAll.mjs';
import { captchaDigits, digitsShown } from './captcha.ts';
import { ACCOUNTS, expect, expectAccessible, test } from '../world.ts';

const toast = (page: Page) => page.getByRole('region', { name: '消息' });
const panel = (page: Page) => page.getByRole('tabpanel');

/** A white image, 2 by 2 points. */
function smallPng(): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), content]);
    return Buffer.concat([number(content.length), named, number(crc32(named))]);
  };
  const number = (value: number) => Buffer.from([24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff));
  const head = Buffer.concat([number(2), number(2), Buffer.from([8, 0, 0, 0, 0])]);
  const points = deflateSync(Buffer.from([0, 255, 255, 0, 255, 255]));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', points), chunk('IEND', Buffer.alloc(0))]);
}

test(
  'SHELL-2.1 profile: base information is shown, changed, refused when wrong, and survives a reload',
  LONG_RUN,
  async ({ strictPage: page, world }) => {
    await world.openAs(page, 'staff', '/profile');
    await expect(page.getByRole('heading', { level: 1, name: '个人信息' })).toBeVisible();
    const phone = panel(page).getByRole('textbox', { name: '手机号码' });
    await phone.fill('12345678901');
    await panel(page).getByRole('button', { name: '保存' }).click();
    await expect(panel(page).getByText('请正确输入手机号码').last()).toBeVisible();
    await phone.fill('+86 138-0013-8000');
    await panel(page).getByRole('textbox', { name: '个性签名' }).fill('安全第一');
    await panel(page).getByRole('button', { name: '保存' }).click();
    await expect(toast(page)).toContainText('更新成功');
    await page.reload();
    await expect(phone).toHaveValue('13800138000');
    await expect(panel(page).getByRole('textbox', { name: '个性签名' })).toHaveValue('安全第一');
    await expectAccessible(page, 'profile');
  },
);

test('SHELL-2.1 profile: the address keeps the part, and each part shows what it should', LONG_RUN, async ({ strictPage: page, world }) => {
  await world.openAs(page, 'admin', '/profile');
  for (const [name, section] of [
    ['我的签名', 'signatures'],
    ['我的下属', 'subordinates'],
    ['我的权限', 'authorization'],
    ['组织与岗位', 'places'],
    ['登录设备', 'sessions'],
    ['登录日志', 'signIns'],
    ['请求日志', 'requests'],
  ]) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`section=${section}$`));
    await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true');
  }
  await page.goto('/profile?section=signIns');
  await expect(page.getByRole('grid', { name: '登录日志' }).or(page.getByRole('table', { name: '登录日志' }))).toBeVisible();
  await expect(panel(page)).toContainText('成功');
  await page.goto('/profile?section=subordinates');
  const lead = panel(page).getByRole('row', { expanded: false }).first();
  await lead.focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel(page).getByRole('row', { level: 2 }).first()).toBeVisible();
});

test(
  'SHELL-7 avatar: an image becomes the picture, anything else is refused in the words of the specification',
  LONG_RUN,
  async ({ strictPage: page, world }) => {
    await world.openAs(page, 'staff', '/profile');
    await page.getByRole('button', { name: '更换头像' }).click();
    const dialog = page.getByRole('dialog', { name: '更换头像' });
    const input = dialog.locator('input[type=file]');
    await input.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload=alert(1)>') });
    await expect(dialog).toContainText('请上传图片');
    await input.setInputFiles({ name: '头#像.png', mimeType: 'image/png', buffer: smallPng() });
    await expect(dialog.getByRole('button', { name: '移除 头像.png' })).toBeVisible();
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('main img[src*="/api/file/Image/userAvatar/"]')).toBeVisible();
    const menu = page.getByRole('banner').getByRole('button', { name: '何俊杰' });
    await expect(menu.locator('img[src*="/api/file/Image/userAvatar/"]'), 'the frame has the picture too').toBeVisible();
  },
);

test('SHELL-7 signatures: by keyboard alone a signature is made, and deleted after a question', async ({ strictPage: page, world }) => {
  await world.openAs(page, 'staff', '/profile?section=signatures');
  await panel(page).getByRole('button', { name: '新建签名' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '新建签名' });
  await dialog.getByRole('tab', { name: '手写' }).press('ArrowRight');
  await expect(dialog.getByRole('img', { name: /^签名：/ })).toBeVisible();
  await dialog.getByRole('button', { name: '保存' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  const card = panel(page).getByRole('listitem');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('默认');
  await card.getByRole('button', { name: '删除' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).press('Enter');
  await expect(panel(page)).toContainText('暂无签名');
});

test('SHELL-5 password: policy and captcha are kept, the session ends, and only the new password signs in', async ({ world, page }) => {
  await world.openAs(page, 'double', '/profile');
  const dialog = page.getByRole('dialog', { name: '修改密码' });
  const first = await digitsShown(page, world, () => page.getByRole('button', { name: '修改密码' }).click());
  expect(first).toMatch(/^\d{4,}$/);
  await dialog.getByRole('button', { name: '确定' }).click();
  for (const words of ['旧密码不能为空', '新密码不能为空', '重复密码不能为空', '验证码不能为空'])
    await expect(dialog.getByText(words).first()).toBeVisible();
  const fill = async (password: string, repeated: string, code: string) => {
    await dialog.getByLabel('旧密码', { exact: true }).fill(ACCOUNTS.double);
    await dialog.getByLabel('新密码', { exact: true }).fill(password);
    await dialog.getByLabel('重复密码', { exact: true }).fill(repeated);
    await dialog.getByRole('textbox', { name: '验证码' }).fill(code);
  };
  await fill('Milepost#2027', 'Milepost#2028', 'ZZZZ');
  await expect(dialog.getByText('两次输入的密码不一致').first()).toBeVisible();
  await dialog.getByLabel('重复密码', { exact: true }).fill('Milepost#2027');
  const second = await digitsShown(page, world, () => dialog.getByRole('button', { name: '确定' }).click());
  await expect(dialog).toContainText('验证码错误，请重新输入');
  await dialog.getByRole('textbox', { name: '验证码' }).fill(second);
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog).toContainText('修改成功，请牢记新密码');
  await dialog.getByRole('button', { name: '重新登录' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.locator('input[name=account]').fill('double');
  await page.locator('input[name=password]').fill('Milepost#2027');
  await page.locator('button[type=submit]').click();
  await expect(page.locator('#page')).toBeVisible();
});

test('SHELL-5 the forced dialog of a first sign-in is passed by keyboard and ear alone: no image is looked at', async ({
  world,
  strictPage: page,
}) => {
  // Somebody who sees nothing: the image is blank, and the sandbox has not even drawn it.
  await page.route(/\/ImageCode\//, (route) => route.fulfill({ contentType: 'image/png', body: smallPng() }));
  await world.openAs(page, 'novice', '/home');
  const dialog = page.getByRole('dialog', { name: '修改密码' });
  await expect(dialog).toBeVisible();
  const digits = async (listen: () => Promise<unknown>) => {
    const [sound] = await Promise.all([page.waitForResponse(/\/SpokenCode\//), listen()]);
    expect(sound.headers()['content-type']).toBe('audio/wav');
    return captchaDigits(world, sound.url());
  };
  const fields = { 旧密码: ACCOUNTS.novice, 新密码: 'Milepost#2027', 重复密码: 'Milepost#2027' };
  const field = dialog.getByRole('textbox', { name: '验证码' });
  /** Tabs on to a field; buttons lie between. */
  const reach = (target: Locator) =>
    expect(async () => {
      if (!(await target.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
      await expect(target).toBeFocused({ timeout: 100 });
    }).toPass();
  for (const [name, words] of Object.entries(fields)) {
    await reach(dialog.getByLabel(name, { exact: true }));
    await page.keyboard.type(words);
  }
  await reach(field);
  // First by the key, then by the button: the same digits.
  const heard = await digits(() => page.keyboard.press('Alt+l'));
  await expect(dialog.getByText('验证码已播放完，请输入您听到的内容。')).toBeAttached();
  await page.keyboard.press('Tab');
  const again = dialog.getByRole('button', { name: '再听一次验证码' });
  await expect(again).toBeFocused();
  expect(await digits(() => page.keyboard.press('Enter'))).toBe(heard);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type(heard);
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('修改成功，请牢记新密码');
});
