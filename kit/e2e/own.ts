import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { inTurn } from '../../scripts/testing/inTestAll.mjs';
import type { OutsideApp } from './outsideApp.ts';
import { bundleOf, startStreaming } from './ownApp.ts';
import type { StreamingServer } from './ownApp.ts';

/** Faults a page reports. */
export function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  return problems;
}

const PAGES =
  'tree table select multi-select date-range upload form dialog menu number number-range text button pagination popover tooltip tabs toast choices input-table pick-tree sections'.split(
    ' ',
  );

/** A field, and what is typed in it before the page is taken over; what then shows that it is known. */
const EARLY: readonly (readonly [page: string, field: (page: Page) => Locator, text: string, known: (page: Page) => Promise<void>])[] = [
  [
    'text',
    (page) => page.getByRole('textbox', { name: '備考' }),
    '橋',
    (page) => expect(page.getByText('1 / 40', { exact: true })).toBeVisible(),
  ],
  [
    'number',
    (page) => page.getByRole('spinbutton', { name: '金額' }),
    '42',
    (page) => expect(page.getByRole('spinbutton', { name: '金額' })).toHaveAttribute('aria-valuenow', '42'),
  ],
  [
    'number-range',
    (page) => page.getByRole('spinbutton', { name: '最小' }),
    '7',
    (page) => expect(page.getByRole('spinbutton', { name: '最小' })).toHaveAttribute('aria-valuenow', '7'),
  ],
  [
    'tree',
    (page) => page.getByRole('textbox', { name: '拠点を探す' }),
    '料金所 3-7-99',
    (page) => expect(page.getByRole('treeitem', { name: '料金所 3-7-99' })).toBeVisible(),
  ],
  [
    'pick-tree',
    (page) => page.getByRole('textbox', { name: '拠点を探す' }),
    '料金所 7-44',
    (page) => expect(page.getByRole('row', { name: '料金所 7-44' })).toBeVisible(),
  ],
];

/** Promises of the pages in markup of their own; they share the packed kit and the browser with the other tests of it. */
export function testOwnMarkup(appOf: () => OutsideApp): void {
  test('an application in markup of its own has neither the catalogues nor the styles of the kit in its bundle', () => {
    const bundle = bundleOf(appOf().folder);
    expect(bundle).toContain('件見つかりました');
    expect(bundle).toContain('.tree-row');
    expect(bundle).not.toMatch(/lingui/i);
    expect(bundle).not.toMatch(/--mp-(color|accent|radius|space)|@layer mp|vanilla-extract/);
  });

  for (const skin of inTurn(['slots', 'utility'], 2))
    test(`a tree of 50,510 nodes as a list in a ${skin} skin: presses, keys from right to left, and what a filter finds`, async ({
      page,
    }) => {
      const problems = problemsOf(page);
      await page.goto(`${appOf().base}/own/?page=tree&skin=${skin}&dir=rtl`);
      const item = (name: string) => page.getByRole('treeitem', { name });
      await item('第 2 地方').getByText('第 2 地方').click();
      await expect(item('第 2 地方')).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect(item('事務所 2-1').first()).toBeFocused();
      await page.keyboard.press('End');
      await expect(item('第 10 地方')).toBeFocused();
      await page.getByRole('textbox', { name: '拠点を探す' }).fill('料金所 9-50-100');
      await expect(page.locator('[data-live-region=polite]')).toHaveText('1 件見つかりました');
      expect(problems).toEqual([]);
    });

  test('a table, a select, a dialog with a guard and a menu full of marks of their own do what presses and keys ask for', async ({
    page,
  }) => {
    const problems = problemsOf(page);
    const open = (id: string) => page.goto(`${appOf().base}/own/?page=${id}&skin=slots`);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await open('table');
    await button('在庫').click();
    await expect(page.getByRole('columnheader', { name: '在庫' })).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('row', { name: '部品 1001、0' }).getByRole('button').click();
    await expect(page.getByText('部品 1001 を開きました')).toBeVisible();
    await open('select');
    const gate = page.getByRole('combobox', { name: '料金所' });
    await gate.click();
    await page.getByPlaceholder('検索').fill('9999');
    await page.getByRole('option', { name: '料金所 9999' }).getByText('料金所 9999').click();
    await expect(gate).toHaveText('料金所 9999');
    await open('dialog');
    await button('開く').click();
    await page.getByRole('textbox', { name: '名称' }).fill('別の名称');
    await page.keyboard.press('Escape');
    await button('続ける').click();
    await page.keyboard.press('Escape');
    await button('破棄').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button('開く')).toBeFocused();
    await open('menu');
    await button('操作').press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByText('複製')).toBeVisible();
    await expect(button('操作')).toBeFocused();
    expect(problems).toEqual([]);
  });

  test('a table that is filled in and a tree to choose from, full of marks of their own, take presses and keys from right to left', async ({
    page,
  }) => {
    const problems = problemsOf(page);
    const open = (id: string) => page.goto(`${appOf().base}/own/?page=${id}&skin=slots&dir=rtl`);
    await open('input-table');
    const box = (name: string) => page.getByRole('textbox', { name, exact: true });
    await page.getByRole('rowheader', { name: '2 行目', exact: true }).getByText('2').click();
    await page.keyboard.press('ArrowLeft');
    await expect(box('品名、2 行目')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('x');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row').filter({ hasText: '視線誘導標 2' }).getByText('数字で入力')).toBeVisible();
    await page.keyboard.press('Control+Delete');
    await page.getByRole('alertdialog', { name: '3 行目を削除しますか' }).getByRole('button', { name: '削除する' }).click();
    await expect(box('数量、3 行目')).toBeFocused();
    await expect(page.getByRole('gridcell', { name: '4,085' })).toBeVisible();
    await open('pick-tree');
    await page.getByRole('row', { name: '支社 3' }).getByText('支社 3').click();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: '再試行' }).click();
    await page.getByRole('row', { name: '料金所 3-2' }).getByText('料金所 3-2').click();
    await expect(page.getByText('2 件選択中：料金所 1-3、料金所 3-2')).toBeVisible();
    await page.getByRole('row', { name: '料金所 3-9' }).getByText('料金所 3-9').click();
    await expect(page.locator('[data-live-region]').filter({ hasText: '料金所 3-9：休止中のため選べません' })).toBeAttached();
    expect(problems).toEqual([]);
  });

  test('a form with renderers of its own for six kinds says what is to be mended, keeps what a server refuses, and saves', async ({
    page,
  }) => {
    const problems = problemsOf(page);
    await page.goto(`${appOf().base}/own/?page=form&skin=slots`);
    const name = page.getByRole('textbox', { name: '工事名' });
    const save = page.getByRole('button', { name: '保存', exact: true });
    await save.click();
    const summary = page.getByRole('alert', { name: '修正が必要な項目：3 件' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: '工事名' }).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/工事名を入力してください/);
    await name.fill('橋の補修');
    await page.getByRole('textbox', { name: '金額' }).fill('12.5');
    await page.getByRole('textbox', { name: '日数' }).fill('30');
    await page.getByRole('textbox', { name: '着工日' }).fill('2026-12-01');
    await page.getByRole('combobox', { name: '路線' }).selectOption('国道 9 号');
    await page.getByRole('checkbox', { name: 'ETC' }).check();
    await page.getByRole('checkbox', { name: '緊急' }).check();
    await page.getByRole('textbox', { name: '理由' }).fill('落石');
    await save.click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/使われています/);
    await expect(page.getByRole('textbox', { name: '理由' })).toHaveValue('落石');
    await name.fill('橋の点検');
    await page.keyboard.press('Enter');
    await expect(page.getByText('橋の点検 を保存しました')).toBeVisible();
    expect(problems).toEqual([]);
  });

  test('an upload in markup of its own sends files, says so, and asks before one is taken out', async ({ page }) => {
    const problems = problemsOf(page);
    await page.goto(`${appOf().base}/own/?page=upload&skin=slots`);
    const files = page.getByRole('group', { name: '添付ファイル' }).getByRole('listitem');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: '報告.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await expect(page.locator('[data-live-region=polite]')).toContainText('1 件を送信しました');
    await expect(files).toHaveText([/図面/, /点検記録/, /報告/]);
    await page.getByRole('button', { name: '報告.pdf を削除' }).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: '報告.pdf を削除しますか' })).toBeVisible();
    await page.getByRole('button', { name: 'いいえ' }).click();
    await expect(page.getByRole('button', { name: '報告.pdf を削除' })).toBeFocused();
    await expect(files).toHaveCount(3);
    await page.getByRole('button', { name: '報告.pdf を削除' }).press('Enter');
    await page.keyboard.press('Enter');
    await expect(files).toHaveText([/図面/, /点検記録/]);
    expect(problems).toEqual([]);
  });

  test('no page in markup of its own scrolls sideways on a phone, in either direction', async ({ page }) => {
    const problems = problemsOf(page);
    await page.setViewportSize({ width: 375, height: 700 });
    for (const id of PAGES)
      for (const dir of ['ltr', 'rtl']) {
        await page.goto(`${appOf().base}/own/?page=${id}&dir=${dir}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(`${id} ${dir} ${over}`).toBe(`${id} ${dir} 0`);
      }
    expect(problems).toEqual([]);
  });
  testStreaming(appOf);
}

function testStreaming(appOf: () => OutsideApp): void {
  test.describe('streamed', () => {
    let server: StreamingServer;
    test.beforeAll(async () => {
      server = await startStreaming(appOf().folder);
    });
    test.afterAll(() => server?.stop());

    test('every page is taken over in StrictMode, without scripts in the page, without a difference', async ({ page }) => {
      const problems = problemsOf(page);
      for (const id of PAGES) {
        const answer = await page.goto(`${server.base}/${id}`);
        expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';");
        await expect(page.locator('html[data-taken]')).toBeAttached();
        problems.push(...(await page.locator('script:not([src])').allTextContents()));
      }
      expect(problems).toEqual([]);
      expect(server.complaints()).toBe('');
    });

    for (const [id, fieldOf, text, isKnown] of inTurn(EARLY, 2, 1))
      test(`text typed into ${id} before the page is taken over stays, is known, and keeps the keyboard`, async ({ page }) => {
        const problems = problemsOf(page);
        let release = (): void => undefined;
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route('**/client.js', async (route) => {
          await held;
          await route.continue();
        });
        await page.goto(`${server.base}/${id}`, { waitUntil: 'commit' });
        const field = fieldOf(page);
        await field.fill(text);
        await expect(page.locator('html[data-taken]')).not.toBeAttached();
        release();
        await expect(page.locator('html[data-taken]')).toBeAttached();
        await isKnown(page);
        await expect(field).toHaveValue(text);
        await expect(field).toBeFocused();
        expect(problems).toEqual([]);
      });
  });
}
