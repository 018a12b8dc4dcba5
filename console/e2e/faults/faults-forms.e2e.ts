import type { Locator, Page } from '@playwright/test';
import { Buffer } from 'node:buffer';
import { LONG_RUN, inTurn } from '../../../scripts/testing/inTestAll.mjs';
import { goTo, hold, inAccountMenu } from '../faultsDesk.ts';
import { ACCOUNTS, expect, test } from '../world.ts';

/** A form of the console, from the place where its page is. */
interface SavedForm {
  /** Its one write. */
  readonly address: RegExp;
  readonly method: string;
  /** Fills in what the form wants; again before each gesture, for some of it goes with a refusal. */
  readonly fill: () => Promise<void>;
  readonly save: Locator;
  /** Element on which Enter saves: a field, or the button itself. */
  readonly enter: Locator;
}

const REFUSED = { code: 400, msg: '暂不保存', data: null };

type Gesture = (form: SavedForm, page: Page) => Promise<void>;
/** A press at the place of a button, for presses that wait for nothing. */
async function pressAt(page: Page, button: Locator, clickCount: number) {
  const box = await button.boundingBox();
  if (!box) throw new Error('[e2e] the button is not on the page');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount });
}
const GESTURES: Readonly<Record<string, Gesture>> = {
  'double click': ({ save }, page) => pressAt(page, save, 2),
  'Enter and click': async ({ save, enter }, page) => {
    await enter.focus();
    await page.keyboard.press('Enter');
    await pressAt(page, save, 1);
  },
  'Enter held': async ({ enter }, page) => {
    await enter.focus();
    for (let repeat = 0; repeat < 6; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  },
};

/** Gestures of a form that takes its turn: one of the three, by its name. */
const gesturesOf = (what: string) => inTurn(Object.entries(GESTURES), 3, what.length);

/** Gestures, each one write; the button is busy until the server has refused it, and then the next one may begin. */
async function expectOneWrite(page: Page, form: SavedForm, what: string, gestures = gesturesOf(what)) {
  const held = await hold(page, form.address, form.method);
  let expected = 0;
  for (const [name, gesture] of gestures) {
    await form.fill();
    await form.save.scrollIntoViewIfNeeded();
    await gesture(form, page);
    expected += 1;
    await expect.poll(held.count, `${what}, ${name}: the write`).toBe(expected);
    await expect(form.save, `${what}, ${name}: busy`).toHaveAttribute('aria-busy', 'true');
    await held.answer(REFUSED);
    await expect(form.save, `${what}, ${name}: settled`).not.toHaveAttribute('aria-busy', 'true');
    expect(held.count(), `${what}, ${name}: one write`).toBe(expected);
  }
  await held.release();
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
/** The button that saves says something else while it is busy. */
const lastButton = (dialog: Locator) => dialog.locator('footer').getByRole('button').last();
const nothing = async () => undefined;

/** Leaves a form that was filled in. */
async function discard(page: Page, dialog: Locator) {
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: '放弃' }).click();
  await expect(dialog).toBeHidden();
}

test('R26 dictionary entry and category, a double click, Enter and click, Enter held: one write; saved at last, one row', async ({
  calmPage: page,
  world,
}) => {
  await world.openAs(page, 'admin');
  await page.getByRole('treeitem', { name: /^计量单位/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '计量单位' })).toBeVisible();
  await page.getByRole('button', { name: '新建字典' }).first().click();
  const entry = dialogOf(page, '新建字典');
  await entry.getByLabel('名称').fill('百米桩');
  await entry.getByLabel('编码').fill('r26.once');
  const entryForm: SavedForm = {
    address: /\/api\/system\/DictionaryData\?/,
    method: 'POST',
    fill: nothing,
    save: lastButton(entry),
    enter: entry.getByLabel('编码'),
  };
  await expectOneWrite(page, entryForm, 'dictionary entry', Object.entries(GESTURES));
  const writes: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && /DictionaryData\?/.test(request.url()) && writes.push(request.url()));
  await entry.getByLabel('编码').focus();
  for (let repeat = 0; repeat < 30; repeat += 1) await page.keyboard.down('Enter');
  await expect(entry).toBeHidden();
  // Enter is still held: what the dialog was opened from does not open it again.
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByRole('row').filter({ hasText: 'r26.once' })).toHaveCount(1);
  expect(writes).toHaveLength(1);
  await expect(entry).toBeHidden();

  await page.getByRole('button', { name: '分类的更多操作' }).click();
  await page.getByRole('menuitem', { name: '分类管理' }).click();
  await dialogOf(page, '字典分类管理').getByRole('button', { name: '新建分类' }).click();
  const category = dialogOf(page, '新建分类');
  await category.getByRole('combobox', { name: /上级/ }).click();
  await page.getByRole('option', { name: '顶级节点' }).click();
  await category.getByLabel('名称').fill('桩号');
  await category.getByLabel('编码').fill('r26.category');
  await expectOneWrite(
    page,
    {
      address: /\/api\/system\/DictionaryType\?/,
      method: 'POST',
      fill: nothing,
      save: lastButton(category),
      enter: category.getByLabel('编码'),
    },
    'dictionary category',
  );
  await discard(page, category);
  await dialogOf(page, '字典分类管理').getByRole('button', { name: '关闭' }).first().click();

  // A question that is agreed to twice is carried out once.
  const removed = await hold(page, /\/api\/system\/DictionaryData\//, 'DELETE');
  await page.getByRole('row').filter({ hasText: 'r26.once' }).getByRole('button', { name: '删除' }).click();
  await pressAt(page, page.getByRole('alertdialog').getByRole('button', { name: '删除' }), 2);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect.poll(removed.count).toBe(1);
  await removed.release();
  await expect(page.getByRole('row').filter({ hasText: 'r26.once' })).toHaveCount(0);
  expect(removed.count()).toBe(1);
});

test(
  'R26 area, base information, signature, picture and password: one write for each gesture',
  LONG_RUN,
  async ({ calmPage: page, world }) => {
    test.slow();
    await world.openAs(page, 'admin', '/system/area');
    await page.getByRole('button', { name: '新建区域' }).click();
    const area = dialogOf(page, '新建区域');
    await area.getByLabel(/^名称/).fill('一次');
    await area.getByLabel(/^编码/).fill('r26.area');
    await expectOneWrite(
      page,
      { address: /\/api\/system\/Area\?/, method: 'POST', fill: nothing, save: lastButton(area), enter: area.getByLabel(/^编码/) },
      'area',
    );
    await discard(page, area);

    await inAccountMenu(page, '个人信息');
    const info = page.getByRole('tabpanel');
    await expectOneWrite(
      page,
      {
        address: /\/api\/permission\/Users\/Current\/BaseInfo/,
        method: 'PUT',
        fill: nothing,
        save: info.locator('button[type=submit]'),
        enter: info.getByRole('textbox', { name: '籍贯' }),
      },
      'base information',
    );

    await page.getByRole('button', { name: '更换头像' }).click();
    const avatar = dialogOf(page, '更换头像');
    await avatar.locator('input[type=file]').setInputFiles({ name: '头像.png', mimeType: 'image/png', buffer: PNG });
    await expect(avatar.getByRole('button', { name: '移除 头像.png' })).toBeVisible();
    await expectOneWrite(
      page,
      {
        address: /\/api\/permission\/Users\/Current\/Avatar/,
        method: 'PUT',
        fill: nothing,
        save: lastButton(avatar),
        enter: lastButton(avatar),
      },
      'picture',
    );
    await discard(page, avatar);

    await page.getByRole('tab', { name: '我的签名', exact: true }).click();
    await page.getByRole('button', { name: '新建签名' }).click();
    const signature = dialogOf(page, '新建签名');
    await signature.getByRole('tab', { name: '手写' }).press('ArrowRight');
    await expect(signature.getByRole('img', { name: /^签名：/ })).toBeVisible();
    await expectOneWrite(
      page,
      {
        address: /\/api\/permission\/Users\/Current\/SignImg/,
        method: 'POST',
        fill: nothing,
        save: lastButton(signature),
        enter: lastButton(signature),
      },
      'signature',
    );
    await discard(page, signature);

    await page.getByRole('button', { name: '修改密码' }).click();
    const password = dialogOf(page, '修改密码');
    const field = (name: string) => password.getByLabel(name, { exact: true });
    await field('旧密码').fill(ACCOUNTS.admin);
    await field('新密码').fill('Milepost#2027');
    await field('重复密码').fill('Milepost#2027');
    await expectOneWrite(
      page,
      {
        address: /\/api\/permission\/Users\/Current\/Actions\/ModifyPassword/,
        method: 'POST',
        fill: () => password.getByRole('textbox', { name: '验证码' }).fill('ABCD'),
        save: lastButton(password),
        enter: field('重复密码'),
      },
      'password',
    );
  },
);

test(
  'R26 delegation, message, signing in, unlocking, signing in again: one call for each gesture',
  LONG_RUN,
  async ({ calmPage: page, world }) => {
    test.slow();
    await page.goto('/login');
    const signingIn = page.locator('form button[type=submit]');
    const password = page.getByLabel('密码', { exact: true });
    await page.locator('input[name=account]').fill('staff');
    const fill = () => password.fill(ACCOUNTS.staff);
    await expectOneWrite(page, { address: /\/api\/oauth\/Login\?/, method: 'POST', fill, save: signingIn, enter: password }, 'sign in');
    await fill();
    await signingIn.click();
    await page.locator('#page').waitFor();

    await page.goto('/workFlow/entrust?config=1');
    await page.getByRole('row').filter({ hasText: '欧阳明轩' }).first().getByRole('button', { name: '编辑' }).click();
    const entrust = dialogOf(page, '编辑委托');
    await entrust.getByLabel('说明').fill('只写一次');
    await expectOneWrite(
      page,
      {
        address: /\/api\/workflow\/Engine\/FlowDelegate\//,
        method: 'PUT',
        fill: nothing,
        save: lastButton(entrust),
        enter: entrust.getByRole('spinbutton', { name: '年 结束时间' }),
      },
      'delegation',
    );
    await discard(page, entrust);

    const sent: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        const frame = payload.toString();
        if (frame.includes('只发一次')) sent.push(frame);
      }),
    );
    await page.reload();
    await page.getByRole('button', { name: /^聊天(，|$)/ }).click();
    const chat = dialogOf(page, '聊天');
    await chat.getByRole('option').filter({ hasText: '孙婉宁' }).click();
    const words = chat.getByRole('textbox', { name: /的消息$/ });
    await words.fill('只发一次');
    await words.focus();
    for (let repeat = 0; repeat < 6; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(chat.getByRole('log').getByRole('article', { name: /只发一次$/ })).toHaveCount(1);
    await expect(words).toHaveValue('');
    expect(sent).toHaveLength(1);
    await chat.getByRole('button', { name: '关闭聊天' }).click();

    await page.getByRole('button', { name: '何俊杰' }).click();
    await page.getByRole('menuitem', { name: '锁定屏幕' }).click();
    await expect(page).toHaveURL(/\/lockScreen$/);
    const unlock = { address: /\/api\/oauth\/LockScreen\?/, method: 'POST', fill, save: signingIn, enter: password };
    await expectOneWrite(page, unlock, 'unlock');
    await fill();
    await signingIn.click();
    await page.locator('#page').waitFor();

    // The session ends, and the person signs in again over the page.
    const token = await page.evaluate(() => sessionStorage.getItem('token'));
    await fetch(`${world.apiUrl}/api/oauth/Logout`, { headers: { Authorization: token ?? '' } });
    await goTo(page, '/profile');
    const again = dialogOf(page, '重新登录');
    await expectOneWrite(
      page,
      {
        address: /\/api\/oauth\/Login/,
        method: 'POST',
        fill: () => again.getByLabel('密码', { exact: true }).fill(ACCOUNTS.staff),
        save: lastButton(again),
        enter: again.getByLabel('密码', { exact: true }),
      },
      'sign in again',
    );
  },
);

/** One grey point. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
