import { tokenOf } from '../accounts.ts';
import { ACCOUNTS, expect, signIn, test } from '../world.ts';

test.describe('staff', () => {
  test('sees dictionaries without a single write button', async ({ strictPage: page, world }) => {
    await world.openAs(page, 'staff');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('treeitem', { name: '计量单位' }).click();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    for (const name of ['新建字典', '编辑', '删除', '禁用', '启用'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: '分类的更多操作' }).click();
    await page.getByRole('menuitem', { name: '分类管理' }).click();
    const drawer = page.getByRole('dialog', { name: '字典分类管理' });
    await expect(drawer.getByRole('row').nth(1)).toBeVisible();
    for (const name of ['新建分类', '导入', '编辑', '导出', '删除'])
      await expect(drawer.getByRole('button', { name, exact: true })).toHaveCount(0);
  });

  test('is refused by the server when it writes all the same', async ({ request, world }) => {
    const answer = await request.post(`${world.apiUrl}/api/system/DictionaryType`, {
      headers: { Authorization: await tokenOf(world.apiUrl, 'staff') },
      data: { parentId: '-1', fullName: '越权分类', enCode: 'not.allowed', isTree: 0, sortCode: 0, description: '' },
    });
    expect(answer.status()).toBe(200);
    expect((await answer.json()).code).toBe(400);
  });
});

test('a user with no usable menu sees 您的权限不足，请联系管理员', async ({ strictPage: page }) => {
  await signIn(page, 'guest', '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('您的权限不足，请联系管理员');
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
});

for (const account of ['novice', 'double'] as const)
  test(`${account} signs in and reaches the home page`, async ({ strictPage: page }) => {
    await signIn(page, account, '/');
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('a locked account is told so, and what was typed stays', async ({ strictPage: page }) => {
  await signIn(page, 'locked', '/login');
  await expect(page.getByRole('alert').filter({ hasText: '锁定' })).toBeVisible();
  await expect(page.locator('input[name=account]')).toHaveValue('locked');
  await expect(page.locator('input[name=password]')).toHaveValue(ACCOUNTS.locked);
});

test('an unknown user and a wrong password get the same answer', async ({ strictPage: page }) => {
  const told: (string | null)[] = [];
  for (const account of ['admin', 'nobody']) {
    await page.goto('/login');
    await page.locator('input[name=account]').fill(account);
    await page.locator('input[name=password]').fill('wrong-password-1');
    await page.locator('button[type=submit]').click();
    const alert = page.locator('form [role=alert] p');
    await expect(alert).toBeVisible();
    told.push(await alert.textContent());
  }
  expect(told[0]).toBe(told[1]);
});
