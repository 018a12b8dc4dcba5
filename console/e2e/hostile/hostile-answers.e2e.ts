import type { Page, Route } from '@playwright/test';
import { answersTo as answersAmong } from '../../src/testing/hostileAnswers.ts';
import type { AnswerRow } from '../../src/testing/hostileAnswers.ts';
import { made } from './generated.ts';
import { rowsOf } from './rows.ts';
import { runRows } from './tally.ts';
import { ACCOUNTS, expect, test } from '../world.ts';

const answersTo = (operation: string) => answersAmong(operation, rowsOf('envelope') as readonly unknown[] as readonly AnswerRow[]);
const LIST = /\/api\/message\?/;
/** The default of the specification as people see it. */
const IN_CHINESE: Readonly<Record<string, string>> = { 'request error, please retry': '请求出错，请重试' };
const inChinese = (toast: string) => IN_CHINESE[toast] ?? toast;
const isOver = ({ expected }: AnswerRow) => expected.verdict === 'login' && expected.redirects !== undefined;

/** Errors a page threw, and servers it asked besides ours. */
function watch(page: Page) {
  const wrong: string[] = [];
  page.on('pageerror', ({ message }) => wrong.push(`thrown: ${message}`));
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1' && !request.url().startsWith('data:')) wrong.push(`asked: ${request.url()}`);
  });
  return wrong;
}

/** Answers as the row says, and remembers when. */
function answering({ input }: AnswerRow) {
  const body = String(made(input.body));
  const sentAtMs: number[] = [];
  const answer = (route: Route) => {
    sentAtMs.push(Date.now());
    return route.fulfill({ status: input.status, headers: { 'content-type': 'application/json', ...input.headers }, body });
  };
  return { answer, sentAtMs };
}

const drawer = (page: Page) => page.getByRole('dialog', { name: '站内消息' });
const failure = (page: Page) => drawer(page).getByText('消息没有加载成功');

const VERDICTS: Record<string, (page: Page, row: AnswerRow, sentAtMs: readonly number[]) => Promise<void>> = {
  async error(page, { expected: { toast, retries = 0, afterMs = 0 } }, sentAtMs) {
    await expect(failure(page)).toBeVisible();
    if (toast !== undefined) await expect(drawer(page).getByText(inChinese(toast), { exact: true })).toBeVisible();
    expect(sentAtMs).toHaveLength(1 + retries);
    // A timer may ring a millisecond early.
    expect((sentAtMs.at(-1) ?? 0) - (sentAtMs[0] ?? 0)).toBeGreaterThanOrEqual(afterMs - 5);
  },
  empty: (page) => expect(drawer(page).getByText('没有未读消息')).toBeVisible(),
  async text(page, { expected: { literal = [] } }) {
    await expect(failure(page)).toBeVisible();
    for (const part of literal) await expect(drawer(page).getByText(part, { exact: true })).toBeVisible();
    await expect(drawer(page).locator('img')).toHaveCount(0);
  },
  async value(page) {
    await expect(drawer(page).locator('[aria-busy=true]')).toHaveCount(0);
    await expect(drawer(page).locator('li, p').first()).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  },
  capped: (page) => expect(failure(page)).toBeVisible(),
};

test('SHELL-8 whatever comes in the place of the list of messages: loading ends, the words are shown, nothing else is asked', async ({
  page,
  world,
}) => {
  await world.openAs(page, 'staff', '/home');
  const wrong = watch(page);
  const rows = answersTo('GET /api/message').filter((each) => !isOver(each));
  await runRows('envelope', rows, async (row) => {
    const { answer, sentAtMs } = answering(row);
    await page.route(LIST, answer);
    await page.getByRole('button', { name: /站内消息|未读消息/ }).click();
    try {
      const judge = VERDICTS[row.expected.verdict];
      if (!judge) throw new Error(`unknown verdict ${row.expected.verdict}`);
      await judge(page, row, sentAtMs);
    } finally {
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
      await page.unroute(LIST);
    }
    return 'passed';
  });
  expect(wrong).toEqual([]);
});

test('SHELL-8 codes 600, 601 and 602 from every call at once are told once', async ({ page, world }) => {
  await world.openAs(page, 'staff', '/home');
  const wrong = watch(page);
  await runRows('envelope', answersTo('GET /api/message').filter(isOver), async (row) => {
    const { answer, sentAtMs } = answering(row);
    // Whatever the page before still asks is given up with it.
    await page.goto('about:blank');
    // Who is signed in is answered well, so that the page stands when all its parts are told.
    await page.route(/\/api\/(?!oauth\/CurrentUser)/, answer);
    await page.goto('/home');
    await expect(page.getByRole('dialog', { name: '重新登录' })).toHaveCount(row.expected.toasts ?? 1);
    await expect.poll(() => sentAtMs.length).toBeGreaterThan(1);
    await expect(page.getByRole('dialog')).toHaveCount(row.expected.toasts ?? 1);
    await expect(page.getByRole('region', { name: '消息', exact: true })).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    return 'passed';
  });
  expect(wrong).toEqual([]);
});

test('SHELL-8 without data about the person there is a new sign-in, without a usable menu a sentence', async ({ page, world }) => {
  await world.openAs(page, 'staff', '/home');
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  const wrong = watch(page);
  await runRows('envelope', answersTo('GET /api/oauth/CurrentUser'), async (row) => {
    await page.unroute(/\/api\/oauth\/CurrentUser/);
    await page.evaluate((own) => sessionStorage.setItem('token', own), token);
    await page.route(/\/api\/oauth\/CurrentUser/, answering(row).answer);
    await page.goto('/home');
    const words = inChinese(row.expected.toast ?? '');
    if (row.expected.verdict === 'login') {
      await expect(page).toHaveURL('/login?redirect=%2Fhome');
      await expect(page.locator('form [role=alert] p')).toHaveText(words);
    } else {
      expect(row.expected.verdict).toBe('message');
      await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
    }
    return 'passed';
  });
  expect(wrong).toEqual([]);
});

test('SHELL-8 an answer to signing in that is no session signs nobody in, and what was typed stays', async ({ page }) => {
  const wrong = watch(page);
  await page.goto('/login');
  await runRows('envelope', answersTo('POST /api/oauth/Login'), async (row) => {
    await page.unroute(/\/api\/oauth\/Login/);
    expect(row.expected.verdict).toBe('error');
    await page.route(/\/api\/oauth\/Login/, answering(row).answer);
    await page.locator('input[name=account]').fill('staff');
    await page.locator('input[name=password]').fill(ACCOUNTS.staff);
    await page.locator('button[type=submit]').click();
    await expect(page.locator('form [role=alert] p')).toContainText(inChinese(row.expected.toast ?? 'request error, please retry'));
    await expect(page).toHaveURL('/login');
    expect((await page.evaluate(() => sessionStorage.getItem('token'))) !== null).toBe(row.expected.stored ?? false);
    await expect(page.locator('input[name=password]')).toHaveValue(ACCOUNTS.staff);
    return 'passed';
  });
  expect(wrong).toEqual([]);
});
