import { expect, signIn, test } from '../world.ts';

test.describe('without a token', () => {
  test('any path but the public ones goes to login with a redirect query holding the original path, and back after signing in', async ({
    strictPage: page,
  }) => {
    await page.goto('/systemData/dictionary?keyword=ETC');
    await expect(page).toHaveURL('/login?redirect=%2FsystemData%2Fdictionary%3Fkeyword%3DETC');
    await page.locator('input[name=account]').fill('admin');
    await page.locator('input[name=password]').fill('Admin2026');
    await page.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/\/systemData\/dictionary\?/);
  });

  test('a redirect to a foreign place leads to the root', async ({ strictPage: page }) => {
    await signIn(page, 'admin', '/login?redirect=%2F%5Cevil.test');
    await expect(page).toHaveURL(/\/home$/);
  });
});

test('with a token visiting login goes to the root', async ({ strictPage: page, world }) => {
  await world.openAs(page, 'admin', '/');
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/home$/);
});

test('any unknown path goes to /404', async ({ strictPage: page, world }) => {
  await world.openAs(page, 'admin', '/no/such/page');
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByRole('heading', { level: 1, name: '找不到这个页面' })).toBeVisible();
  await expect(page).toHaveTitle(/^页面不存在 - /);
});

test('a session that ends is told once, over the page it ended on, and its token is gone; a reload leads to login with the way back', async ({
  strictPage: page,
  world,
  request,
}) => {
  await world.openAs(page, 'admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A call still on its way would meet the end before the button does.
  await page.waitForLoadState('networkidle');
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const ends: string[] = [];
  // Read on the way: the body of an answer is gone once the page goes to login.
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    if ((await response.json()).code === 600) ends.push(response.url());
    await route.fulfill({ response });
  });
  await request.get(`${world.apiUrl}/api/oauth/Logout`, { headers: { Authorization: token ?? '' } });
  const again = page.getByRole('dialog', { name: '重新登录' });
  await expect(again).toContainText(/登录过期[，,]请重新登录/);
  await expect(again).toHaveCount(1);
  await expect(page).toHaveURL(/\/systemData\/dictionary/);
  await expect.poll(() => ends.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  await page.reload();
  await expect(page).toHaveURL(/\/login\?redirect=%2FsystemData%2Fdictionary/);
});

test('logout asks first, then leads to login and forgets the token', async ({ strictPage: page, world }) => {
  await world.openAs(page, 'admin', '/');
  await page.getByRole('button', { name: '孙婉宁' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('您确定要退出吗？');
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole('button', { name: '孙婉宁' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeFocused();
});

test('the language changes without loading the page again, and is remembered', async ({ strictPage: page, world }) => {
  await world.openAs(page, 'admin', '/');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  for (const [name, lang, title] of [
    ['English', 'en', /^Home - /],
    ['繁體中文', 'zh-Hant-TW', /^首頁 - /],
  ] as const) {
    await page.getByRole('button', { name: /^(语言|Language)$/ }).click();
    await page.getByRole('menuitemradio', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page).toHaveTitle(title);
  }
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW');
});
