import type { Page } from '@playwright/test';
import { expect, test } from '../world.ts';

interface Node {
  id: string;
  children?: Node[] | null;
}
interface Answer {
  data: { list: Node[]; pagination?: Record<string, unknown> };
}

/** Answers of an address as they come, changed by a function. */
const bend = (page: Page, address: RegExp, change: (answer: Answer, url: URL) => void) =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Answer;
    change(answer, new URL(route.request().url()));
    await route.fulfill({ response, json: answer });
  });

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });

test('an organisation below itself is drawn once, the page goes on and says so once', async ({ strictPage: page, world }) => {
  await bend(page, /\/api\/permission\/Organize(\?|\/Selector|$)/, ({ data }) => {
    const [first] = data.list;
    if (first) first.children = [{ ...first, children: [] }, ...(first.children ?? [])];
  });
  await world.openAs(page, 'admin', '/permission/organize');
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByText('本页有数据的上级是它自身或它的下级')).toHaveCount(1);
  const names = await rows(page).getByRole('rowheader').allInnerTexts();
  expect(names.filter((name) => name === names[0])).toHaveLength(1);
});

test('a row whose id came as a number of 19 digits is edited by that id, digit for digit', async ({ strictPage: page, world }) => {
  const id = '375086540390404727';
  const asked: string[] = [];
  await page.route(/\/api\/system\/BillRule(\?|\/)/, async (route) => {
    const url = new URL(route.request().url());
    if (!url.pathname.endsWith('/BillRule')) {
      asked.push(url.pathname.split('/').at(-1) ?? '');
      return route.continue();
    }
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(/"id":\s*"[^"]*"/, `"id":${id}`) });
  });
  await world.openAs(page, 'admin', '/system/billRule');
  await rows(page).first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => asked).toContain(id);
});

for (const [name, total] of [
  ['0', 0],
  ['negative', -1],
  ['missing', undefined],
  ['a word', 'many'],
] as const)
  test(`a list whose total is ${name} leads to every page, and says that the count is not right`, async ({ strictPage: page, world }) => {
    let calls = 0;
    await bend(page, /\/api\/permission\/Users\?/, ({ data }) => {
      calls += 1;
      data.pagination = { ...data.pagination, total };
    });
    await world.openAs(page, 'admin', '/permission/user');
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByText('服务器返回的总数不正确')).toHaveCount(1);
    // It lies over the pages.
    await page.getByRole('button', { name: '关闭：服务器返回的总数不正确' }).click();
    const [first] = await rows(page).getByRole('rowheader').allInnerTexts();
    let before = first ?? '';
    for (const number of [2, 3]) {
      await page.getByRole('button', { name: '下一页' }).click();
      await expect(rows(page).getByRole('rowheader').first()).not.toHaveText(before);
      await expect(page.getByRole('button', { name: `第 ${number} 页` })).toHaveAttribute('aria-current', 'page');
      before = (await rows(page).getByRole('rowheader').first().textContent()) ?? '';
    }
    expect(calls).toBeLessThan(8);
  });

test('a list that counts more rows than it has comes back from its empty pages, and says so', async ({ strictPage: page, world }) => {
  let calls = 0;
  await bend(page, /\/api\/system\/BillRule\?/, ({ data }, url) => {
    calls += 1;
    if (Number(url.searchParams.get('currentPage')) > 1) data.list = [];
    data.pagination = { ...data.pagination, total: 1000 };
  });
  await world.openAs(page, 'admin', '/system/billRule?page=40');
  await expect(rows(page).first()).toBeVisible();
  await expect(page).not.toHaveURL(/page=40/);
  await expect(page.getByText('服务器返回的总数不正确')).toHaveCount(1);
  expect(calls).toBeLessThan(8);
});
