import type { Download, Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { inTurn } from '../../../scripts/testing/inTestAll.mjs';
import { keyboard } from '../hands.ts';
import { expect, expectAccessible, test } from '../world.ts';

const { read, utils, write } = createRequire(new URL('../../package.json', import.meta.url))('@e965/xlsx') as typeof import('@e965/xlsx');

const EN = {
  import: 'Import',
  template: 'Download the template',
  next: 'Next',
  sendAll: 'Import 500 rows',
  wrong: /12 problems left/,
  done: 'You have imported 500 rows',
  close: 'Close',
  total: /^2,?500 in all$/,
  found: /^500 in all$/,
  export: 'Export',
  all: 'All that the search and filters leave',
};
const ZH: typeof EN = {
  import: '导入',
  template: '下载模板',
  next: '下一步',
  sendAll: '导入 500 条数据',
  wrong: /还有 12 处错误/,
  done: '您已成功导入500条数据',
  close: '关闭',
  total: /^共 2,?500 项$/,
  found: /^共 500 项$/,
  export: '导出',
  all: '当前搜索和筛选的全部数据',
};

/** A busy machine takes its time with 60 columns and 500 rows. */
const PATIENT = { timeout: 60_000 };
const ROWS = 500;
/** Every so many rows one is wrong: a plate that is none, a frame another vehicle has, no day. */
const EVERY = 41;
const isWrong = (row: number) => row % EVERY === EVERY - 2;
const kindOf = (row: number) => Math.floor(row / EVERY) % 3;
/** Plates among the 12 that are wrong. */
const CORRECTED_PLATES = 4;
const plateOf = (row: number) => `皖Z${10_000 + row}`;
const frameOf = (row: number) => `LZZ${String(row).padStart(14, '0')}`;

const linesOf = async (download: Download): Promise<string[][]> => {
  const sheets = read(await readFile(await download.path())).Sheets;
  return utils.sheet_to_json<string[]>(Object.values(sheets)[0] ?? {}, { header: 1, raw: false });
};

/** The workbook of the template, filled in with 500 vehicles, 12 of them wrong. */
function filledIn(heads: readonly string[]): Buffer {
  const lines = Array.from({ length: ROWS }, (_, row) => {
    const wrong = isWrong(row) ? kindOf(row) : null;
    const cells: Readonly<Record<string, string>> = {
      车牌号: wrong === 0 ? `${row}` : plateOf(row),
      车架号: wrong === 1 ? frameOf(0) : frameOf(row),
      车辆状态: '在用',
      购置日期: wrong === 2 ? '' : '2026-03-02',
      核载吨位: '12.5',
    };
    return heads.map((head) => cells[head] ?? null);
  });
  return Buffer.from(write(utils.book_new(utils.aoa_to_sheet([[...heads], ...lines])), { type: 'buffer', bookType: 'xlsx' }));
}

/** Corrects every cell that is wrong where it stands, going from one to the next. */
async function correct(page: Page, sheet: Locator) {
  await sheet.getByRole('gridcell').first().focus();
  for (let at = 0; at < 12; at++) {
    await page.keyboard.press('F8');
    const cell = sheet.locator('[role=gridcell]:focus');
    await expect(cell).toHaveAttribute('aria-invalid', 'true');
    const column = await cell.getAttribute('aria-colindex');
    const head = await sheet.locator(`[role=columnheader][aria-colindex="${column}"]`).innerText();
    await page.keyboard.press('Enter');
    const text = head.includes('车牌') ? plateOf(900 + at) : head.includes('车架') ? frameOf(900 + at) : '2026-03-02';
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(text);
    await page.keyboard.press('Enter');
  }
}

const WAYS = [
  { locale: 'zh-CN', words: ZH },
  { locale: 'en-GB', words: EN },
] as const;

for (const { locale, words } of inTurn(WAYS, WAYS.length))
  test.describe(locale, () => {
    test.use({ locale });

    test('500 vehicles are imported by keyboard, 12 errors corrected where they stand, then found and exported', async ({
      strictPage: page,
      world,
    }) => {
      test.slow();
      await world.openAs(page, 'admin', '/model/vehicleFile');
      await expect(page.getByRole('row').nth(2)).toBeVisible(PATIENT);
      const dialog = page.getByRole('dialog');
      const press = (name: string) => keyboard.press(dialog.getByRole('button', { name, exact: true }));
      await test.step('the template is filled in and handed in', async () => {
        await keyboard.press(page.getByRole('button', { name: words.import, exact: true }));
        const download = page.waitForEvent('download');
        await press(words.template);
        const [heads = []] = await linesOf(await download);
        const buffer = filledIn(heads);
        await dialog.locator('input[type=file]').setInputFiles({ name: 'vehicles.xlsx', mimeType: '', buffer });
        await expect(dialog.getByRole('button', { name: words.next })).toBeEnabled(PATIENT);
        await press(words.next);
      });
      await test.step('all that the form would refuse is corrected in the preview, before anything is sent', async () => {
        await expect(dialog.getByText(words.wrong)).toBeVisible(PATIENT);
        await expectAccessible(page, 'preview of rows');
        await correct(page, dialog.getByRole('grid'));
        await press(words.sendAll);
        await expect(dialog.getByText(words.done)).toBeVisible(PATIENT);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      });
      await test.step('they are found, and exported as they are found', async () => {
        await expect(page.getByText(words.total)).toBeVisible(PATIENT);
        await keyboard.fill(page.getByRole('search').getByRole('searchbox'), '皖Z1');
        await page.keyboard.press('Enter');
        await expect(page.getByText(words.found)).toBeVisible(PATIENT);
        await keyboard.press(page.getByRole('button', { name: words.export, exact: true }));
        await keyboard.press(dialog.getByRole('radio', { name: words.all }));
        const download = page.waitForEvent('download');
        await press(words.export);
        const [heads = [], ...lines] = await linesOf(await download);
        expect(lines).toHaveLength(ROWS);
        const plates = lines.map((line) => line[heads.indexOf('车牌号')]);
        expect(new Set(plates).size).toBe(ROWS);
        expect(plates.filter((plate = '') => plate >= plateOf(900))).toHaveLength(CORRECTED_PLATES);
        expect(new Set(lines.map((line) => line[heads.indexOf('购置日期')]))).toEqual(new Set(['2026-03-02']));
      });
    });
  });
