import { hashPassword } from '@milepost/openapi/domains/oauth';
import type { Page } from '@playwright/test';
import { captchaDigits } from './captcha.ts';
import { CROSSED_LOOKS, focusedName, overflowPx, settle, tabTo } from '../walk.ts';
import { ACCOUNTS, expect, expectAccessible, test } from '../world.ts';
import { tokenOf } from '../accounts.ts';
import type { World } from '../world.ts';

const WRONG = '账户或密码错误，请重新输入。';
const HINT = '多次输错后，服务器可能要求等待或锁定账号。忘记密码或已被锁定，请联系管理员。';

const told = (page: Page) => page.locator('form [role=alert] p');
const account = (page: Page) => page.getByRole('textbox', { name: '账号' });
const password = (page: Page) => page.getByLabel('密码', { exact: true });

/** Fills the form in, sends it, and waits until the server has answered: the last refusal is off the page by then. */
async function attempt(page: Page, name: string, secret: string) {
  await account(page).fill(name);
  await password(page).fill(secret);
  await Promise.all([page.waitForResponse('**/api/oauth/Login?*'), password(page).press('Enter')]);
}

/** The whole answer to a sign-in, asked for without the console. */
async function answerTo({ apiUrl }: World, name: string, secret: string) {
  const body = new URLSearchParams({ account: name, password: hashPassword(secret) });
  return (await fetch(`${apiUrl}/api/oauth/Login`, { method: 'POST', body })).json();
}

/** Changes the settings of the server as an administrator does. */
async function administer(world: World): Promise<(settings: object) => Promise<void>> {
  const token = await tokenOf(world.apiUrl, 'admin');
  return async (settings) => {
    const answer = await fetch(`${world.apiUrl}/api/system/SysConfig`, {
      method: 'PUT',
      headers: { Authorization: token, 'Content-Type': 'application/json' },
      body: JSON.stringify(settings),
    });
    expect((await answer.json()).code).toBe(200);
  };
}

/** Digits of the image that is shown. */
const digitsOnPage = async (page: Page, world: World): Promise<string> =>
  captchaDigits(world, (await page.locator('form img').getAttribute('src')) ?? '');

test('SHELL-1 by keyboard alone: the login modes are one stop, what is not offered says so, nothing typed is lost, and one signs in', async ({
  strictPage: page,
}) => {
  await page.goto('/login');
  await expect(page).toHaveTitle(/^登录/);
  await tabTo(page, '账号登录');
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('账号');
  await page.keyboard.type('admin');
  await page.keyboard.press('Tab');
  await page.keyboard.type(ACCOUNTS.admin);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  for (const name of ['扫码登录', '验证码登录']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name })).toContainText(`本服务器不提供“${name}”`);
    await expect(account(page)).toBeHidden();
  }
  await page.getByRole('button', { name: '用账号登录' }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '用账号登录' })).toBeFocused();
  await expect(page.getByRole('button', { name: '用账号登录' })).toHaveAccessibleDescription('请使用账号和密码登录，已填写的内容仍在。');
  await page.keyboard.press('Enter');
  await expect(account(page)).toBeFocused();
  await expect(account(page)).toHaveValue('admin');
  await expect(password(page)).toHaveValue(ACCOUNTS.admin);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
  // Where a page takes the place of another without a load, its heading has the keyboard.
  await expect(page.locator('main h1:visible')).toBeFocused();
});

test('SHELL-1 a sub-account goes to the server as mobile@account; a name nobody has and a wrong password get one text', async ({
  strictPage: page,
  world,
}) => {
  await page.goto('/login');
  await expect(account(page)).toHaveAccessibleDescription('子账号请填写“手机号@主账号”');
  const sent = page.waitForRequest('**/api/oauth/Login?*');
  await attempt(page, ' 13800138000@yunwang ', 'Wrong2026');
  expect(new URLSearchParams((await sent).postData() ?? '').get('account')).toBe('13800138000@yunwang');
  await expect(told(page)).toHaveText(WRONG);
  await attempt(page, 'guest', 'Wrong2026');
  await expect(told(page)).toHaveText(WRONG);
  await expect(account(page)).toHaveValue('guest');
  await expect(password(page)).toBeFocused();
  await expect(password(page)).toHaveAccessibleDescription(HINT);
  await expectAccessible(page, 'a refused sign-in');
  expect(await answerTo(world, 'guest', 'Wrong2026')).toEqual(await answerTo(world, '13800138000@yunwang', 'Wrong2026'));
});

/** The page is there, and the program does not come until it is let go. */
async function holdProgram(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/react-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}

for (const [how, press] of [
  ['the button', (page: Page) => page.locator('button[type=submit]').click()],
  ['Enter', (page: Page) => page.keyboard.press('Enter')],
] as const)
  test(`SHELL-1 the form takes what is typed before the program is there; ${how} pressed then signs in as soon as it is`, async ({
    strictPage: page,
  }) => {
    const letGo = await holdProgram(page);
    const asked: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && asked.push(request.url().replace(/^.*?:\/\/[^/]+/, '')));
    await page.goto('/login', { waitUntil: 'commit' });
    await account(page).fill('admin');
    await password(page).fill(ACCOUNTS.admin);
    await press(page);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans-CN');
    letGo();
    await expect(page).toHaveURL(/\/home$/);
    // The browser itself never sent the form.
    expect(asked).toEqual(['/login']);
  });

test('SHELL-1 the form stays until the frame is drawn: on a slow machine nothing empty is painted in between', async ({
  strictPage: page,
}) => {
  await page.goto('/login');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const framesUntilHome = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const frames: string[] = [];
        const look = () => {
          const isHome = document.querySelector('#page h1') !== null;
          const words = document.querySelector<HTMLElement>('#root')?.innerText.trim() ?? '';
          frames.push(isHome ? 'home' : words === '' ? 'nothing' : document.querySelector('form') ? 'form' : 'frame');
          if (isHome) resolve(frames);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
  await attempt(page, 'admin', ACCOUNTS.admin);
  const shown = new Set(await framesUntilHome);
  expect([...shown]).toContain('form');
  expect([...shown]).toContain('home');
  expect([...shown]).not.toContain('nothing');
  // What was typed in it is not kept behind the page.
  await expect(page.locator('input[type=password]')).toHaveCount(0);
});

test('SHELL-1 arrow keys on the ways to sign in, pressed before the program is there, move on as soon as it is', async ({
  strictPage: page,
}) => {
  const letGo = await holdProgram(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await account(page).fill('admin');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tab', { name: '账号登录' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  letGo();
  const last = page.getByRole('tab', { name: '验证码登录' });
  await expect(last).toBeFocused();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: '验证码登录' })).toContainText('本服务器不提供“验证码登录”');
  await page.keyboard.press('Home');
  await expect(account(page)).toHaveValue('admin');
});

test('SHELL-1 where the keyboard was in the form, and the language that was chosen, stay when the program comes', async ({ page }) => {
  const letGo = await holdProgram(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.locator('select').selectOption('en');
  const field = page.locator('#account');
  await field.fill('admin');
  await field.press('ArrowLeft');
  letGo();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type('!');
  await expect(field).toHaveValue('admi!n');
});

test('SHELL-8 what the server says is one line of text; what shows its inside is not shown', async ({ strictPage: page }) => {
  const said = ['java.sql.SQLException: SELECT * FROM base_user WHERE 1\n at com.x.Y(Y.java:12)', `<b>${'错'.repeat(300)}</b>\n第二行`];
  await page.route('**/api/oauth/Login?*', (route) => route.fulfill({ json: { code: 400, msg: said.shift() } }));
  await page.goto('/login');
  await attempt(page, 'admin', 'x');
  await expect(told(page)).toHaveText('请求出错，请重试');
  await attempt(page, 'admin', 'x');
  await expect(told(page)).toHaveText(`<b>${'错'.repeat(197)}`);
});

test('SHELL-3 wrong passwords are counted and locked by the server, a captcha is asked for by getConfig alone; each is told', async ({
  page,
  world,
}) => {
  const set = await administer(world);
  await page.goto('/login');

  await test.step('locked: told only to who has the password, with what to do', async () => {
    await set({ passwordErrorsNumber: 3, lockType: 1, lockTime: 10 });
    for (let turn = 0; turn < 3; turn += 1) {
      await attempt(page, 'guest', 'Wrong2026');
      await expect(told(page)).toHaveText(WRONG);
    }
    await attempt(page, 'guest', ACCOUNTS.guest);
    await expect(told(page)).toHaveText('账号已被锁定，请联系管理员解除锁定');
    await expect(page).toHaveURL(/\/login$/);
    await expect(password(page)).toHaveAccessibleDescription(HINT);
  });

  await test.step('paused: told for how long, with the time from when', async () => {
    await set({ passwordErrorsNumber: 3, lockType: 2, lockTime: 10 });
    for (let turn = 0; turn < 3; turn += 1) {
      await attempt(page, 'novice', 'Wrong2026');
      await expect(told(page)).toHaveText(WRONG);
    }
    await attempt(page, 'novice', ACCOUNTS.novice);
    await expect(told(page)).toHaveText('密码错误次数过多，请 10 分钟后再试');
    await expect(page.locator('form [role=alert] time')).toHaveText(/^，时间 \d\d:\d\d$/);
    await expect(page.getByRole('timer')).toHaveText(/^(10分钟|9分钟 \d+秒钟)后可以再试。您输入的内容会保留。$/);
    await expect(password(page)).toHaveValue(ACCOUNTS.novice);
    await expect(page.locator('#captcha')).toHaveCount(0);
  });

  await test.step('with a captcha: another image after a wrong try, and it is spoken', async () => {
    await set({ enableVerificationCode: 1, verificationCodeNumber: 4 });
    await account(page).fill('staff');
    await account(page).blur();
    const captcha = page.getByRole('textbox', { name: '验证码' });
    await captcha.fill('----');
    const before = await page.locator('form img').getAttribute('src');
    await attempt(page, 'staff', ACCOUNTS.staff);
    await expect(told(page)).toHaveText('验证码错误，请重新输入');
    await expect(page.locator('form > output')).toHaveText('已换新图，含 4 个字符');
    expect(await page.locator('form img').getAttribute('src')).not.toBe(before);
    await expect(captcha).toHaveValue('');
    await captcha.fill(await digitsOnPage(page, world));
    await captcha.press('Enter');
    await expect(page).toHaveURL(/\/home$/);
  });
});

test('SHELL-7 a captcha image that does not load can be asked for again, and nothing typed is lost', async ({ page }) => {
  let isDown = true;
  await page.route('**/api/oauth/getConfig/*', (route) =>
    route.fulfill({ json: { code: 200, msg: '', data: { enableVerificationCode: 1, verificationCodeNumber: 4 } } }),
  );
  await page.route('**/api/oauth/ImageCode/**', (route) => (isDown ? route.abort() : route.continue()));
  await page.goto('/login');
  await account(page).fill('admin');
  await password(page).fill('Secret1');
  const captcha = page.getByRole('textbox', { name: '验证码' });
  await expect(captcha).toHaveAccessibleDescription('图片没有加载成功，请换一张');
  await expect(page.locator('form > output')).toHaveText('图片没有加载成功，请换一张');
  await expect(page.locator('form img')).toBeHidden();
  isDown = false;
  const again = page.getByRole('button', { name: '换一张' });
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('form > output')).toHaveText('已换新图，含 4 个字符');
  await expect(page.getByRole('img', { name: '含 4 个字符的图片' })).toBeVisible();
  await expect(again).toBeFocused();
  await expect(password(page)).toHaveValue('Secret1');
});

for (const { name, ...use } of CROSSED_LOOKS)
  test.describe(name, () => {
    test.use(use);
    test(`SHELL-1 the login modes are accessible and nothing is cut off, ${name}`, async ({ strictPage: page }) => {
      await page.goto('/login');
      await page.getByRole('tab').nth(1).click();
      await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator('#way button')).toBeVisible();
      await settle(page);
      await expectAccessible(page, name);
      expect(await overflowPx(page)).toBe(0);
      await page.locator('#way button').click();
      await page.locator('button[type=submit]').click();
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(2);
      expect(await overflowPx(page)).toBe(0);
    });
  });
