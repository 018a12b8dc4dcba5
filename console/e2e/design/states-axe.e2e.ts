import type { Locator, Page } from '@playwright/test';
import { runAxe } from '../axe/runAxe.ts';
import { settle } from '../walk.ts';
import { expect, test } from '../world.ts';
import type { World } from '../world.ts';
import { calls, control, labelField, openDesigner } from './designDesk.ts';

/** Widths a part is looked at beside the desk: a tablet, and a phone. */
const WIDTHS = [1024, 375];
const DESK = { width: 1280, height: 800 };
const RELEASED = '路产台账';
const BROKEN = '有问题的设计';
const EMPTY = '空的设计';

const field = (jnpfKey: string, key: string, label: string, own: object = {}, config: object = {}) => ({
  ...(key && { __vModel__: key }),
  ...own,
  __config__: { jnpfKey, label, span: 24, ...config },
});
const BROKEN_FORM = {
  fields: [
    field('comInput', 'name', '名称', {}, { required: true, noShow: true }),
    field('select', 'choice', '等级'),
    field('calculate', 'sum', '合计', { expression: ['name', '+', 'gone'] }),
    field('numInput', 'amount', '数量', { min: 5, max: 1 }),
    field('hologram', 'unknown', '外来控件'),
    field('card', '', '附件', { header: '附件' }, { children: [field('date', 'day', '日期', {}, { span: 12 })] }),
    field('table', 'rows', '明细', { summaryField: ['gone'] }, { children: [field('numInput', 'price', '金额')] }),
  ],
};
const BROKEN_LIST = {
  type: 1,
  columnList: [
    { prop: 'name', label: '名称' },
    { prop: 'gone', label: '旧列' },
  ],
  searchList: [],
  btnsList: [],
  columnBtnsList: [],
};

async function keep(world: World, fullName: string, enCode: string, form: object, list: object | null) {
  const { send } = await calls(world);
  const texts = { formData: JSON.stringify(form), columnData: list && JSON.stringify(list) };
  expect((await send('POST', '/api/visualdev/Base', { fullName, enCode, webType: 2, type: 1, ...texts })).code).toBe(200);
}

/** Part of the page, in px, that is cut off below and could be scrolled there by a key: nothing would bring the head back. */
const cutPx = (page: Page) =>
  page.locator('[data-designer]').evaluate(({ parentElement: cut }) => (cut ? cut.scrollHeight - cut.clientHeight : 0));

/** Findings of axe on what is shown, light and dark, what is wider than a smaller window, and what is cut off. */
async function findings(page: Page, what: string): Promise<readonly string[]> {
  const found: string[] = [];
  await settle(page);
  found.push(...(await runAxe(page)).violations.map((one) => `${what}: ${one}`));
  if ((await cutPx(page)) > 0) found.push(`${what}: ${await cutPx(page)} px are cut off below`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle(page);
  found.push(...(await runAxe(page, 'appearance')).violations.map((one) => `${what}, dark: ${one}`));
  await page.emulateMedia({ colorScheme: 'light' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: DESK.height });
    await settle(page);
    const overPx = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (overPx > 0) found.push(`${what}: ${overPx} px wider than a window of ${width} px`);
  }
  await page.setViewportSize(DESK);
  await settle(page);
  return found;
}

const part = async (page: Page, keys: string, seen: Locator) => {
  await page.keyboard.press(keys);
  await expect(seen.first()).toBeVisible();
};
const heads = (page: Page) => page.getByRole('toolbar', { name: '列头' });
const dialog = (page: Page) => page.getByRole('dialog');

test('axe finds nothing in any part of a design, without problems and with them, light and dark; no part is wider than its window', async ({
  page,
  world,
}) => {
  test.slow();
  const found: string[] = [];
  const look = async (what: string) => void found.push(...(await findings(page, what)));
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.setViewportSize(DESK);
  await keep(world, BROKEN, 'brokenStates', BROKEN_FORM, BROKEN_LIST);
  await keep(world, EMPTY, 'emptyStates', { fields: [] }, null);

  await test.step('a design in use', async () => {
    await openDesigner(page, world, RELEASED);
    await look('form');
    await control(page, '设施名称').click();
    await page
      .locator('[data-pane=settings] button[aria-expanded=false]')
      .evaluateAll((folds) => folds.forEach((fold) => fold instanceof HTMLElement && fold.click()));
    await look('form, a control chosen');
    await page.getByRole('radio', { name: '大纲' }).check({ force: true });
    await look('outline');
    await control(page, '设施名称').click();
    await page.keyboard.press('Delete');
    await expect(dialog(page)).toContainText('条记录');
    await look('question before a field is retired');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await part(page, 'Alt+2', heads(page).getByRole('button'));
    await look('list');
    await heads(page).getByRole('button').first().click();
    await look('list, a column open');
    await part(page, 'Alt+3', page.getByRole('heading', { name: '设计的基本信息' }));
    await look('data');
    await part(page, 'Alt+4', page.getByRole('region', { name: '版本' }).getByRole('row').nth(1));
    await look('versions');
    await page.keyboard.press('Control+Shift+Enter');
    await expect(dialog(page).getByText('没有差异')).toBeVisible();
    await look('release');
    await page.keyboard.press('Escape');
  });

  await test.step('a design with problems', async () => {
    await openDesigner(page, world, BROKEN);
    await page.keyboard.press('F8');
    await expect(page.getByRole('list', { name: '问题' })).toBeVisible();
    await look('form with problems');
    await part(page, 'Alt+2', heads(page).getByRole('button'));
    await look('list with problems');
    await part(page, 'Alt+3', page.getByRole('heading', { name: '设计的基本信息' }));
    await look('data with problems');
    await page.keyboard.press('Control+Shift+Enter');
    await expect(dialog(page).getByText('阻止发布的错误')).toBeVisible();
    await look('release with errors');
    await page.keyboard.press('Escape');
  });

  await test.step('a design without anything', async () => {
    await openDesigner(page, world, EMPTY);
    await look('empty form');
    await page.keyboard.press('Alt+q');
    await expect(dialog(page).getByRole('grid')).toBeVisible();
    await look('quick fields');
    // Escape in a cell leaves no dialog.
    await dialog(page).getByRole('button', { name: '取消' }).click();
    await expect(dialog(page)).toBeHidden();
    await part(page, 'Alt+2', page.getByText('没有').first());
    await look('empty list');
  });

  await test.step('two designers at one setting', async () => {
    const id = await openDesigner(page, world, '路政巡查');
    await control(page, '巡查主题').click();
    await labelField(page).fill('我的主题');
    const { get, send } = await calls(world);
    const before = await get<Record<string, unknown>>(`/api/visualdev/Base/${id}`);
    const formData = String(before['formData']).replace('"巡查主题"', '"对方的主题"');
    await send('PUT', `/api/visualdev/Base/${id}`, { ...before, formData, seenTime: before['lastModifyTime'] });
    await page.keyboard.press('Control+s');
    await expect(dialog(page).getByRole('radiogroup', { name: /标题$/ })).toBeVisible();
    await look('conflict');
  });

  expect(found).toEqual([]);
});
