import type { Locator } from '@playwright/test';
import { expect, test } from '../world.ts';

test.use({ locale: 'en-GB' });

const TITLE = 'Joint repair K12+300';

/** The cell of a column in the first row of a table. */
async function firstCell(grid: Locator, column: string): Promise<Locator> {
  const place = await grid.getByRole('columnheader', { name: column }).getAttribute('aria-colindex');
  return grid.locator(`[role=rowheader][aria-label="Row 1"] ~ [aria-colindex="${place}"]`);
}

test('a maintenance order with two tables is filled in by keyboard, saved, found, opened again unchanged, and printed', async ({
  strictPage: page,
  world,
}) => {
  await world.openAs(page, 'admin', '/model/maintenanceOrder');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.keyboard.press('n');
  const title = page.getByRole('textbox', { name: '工单名称' });
  await title.focus();
  await page.keyboard.type(TITLE);
  await page.getByRole('radio', { name: '云阳至青溪' }).press('Space');
  await page.getByRole('group', { name: '要求完成' }).getByRole('spinbutton').first().focus();
  await page.keyboard.type('20301231');

  const works = page.getByRole('grid', { name: '工程量' });
  const addWork = page.getByRole('button', { name: 'Add a row' });
  await addWork.press('Enter');
  await page.keyboard.type('Asphalt');
  await (await firstCell(works, '数量')).focus();
  await page.keyboard.type('12.5');
  await (await firstCell(works, '单价')).focus();
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await expect(works.getByRole('gridcell').last()).toHaveText('250');

  const crew = page.getByRole('grid', { name: '投入人员' });
  await page.getByRole('button', { name: '选择人员' }).press('Enter');
  const offered = page.getByRole('dialog', { name: '选择人员' });
  await expect(offered.getByRole('row').nth(2)).toBeVisible();
  await expect(offered.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Enter');
  await expect(await firstCell(crew, '工时')).toHaveText('8.0');
  await (await firstCell(crew, '人员')).press('Delete');
  await page.keyboard.press('Control+s');
  // The person of a row is required: the summary leads into the cell.
  await page.getByRole('link', { name: /投入人员.*人员/ }).press('Enter');
  await page.getByRole('combobox', { name: /^人员/ }).press('Space');
  const picker = page.getByRole('dialog', { name: 'Select user' });
  await picker.getByRole('searchbox').fill('孙婉宁');
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('row').filter({ hasText: 'Nothing more' })).toBeVisible();
  await picker.getByRole('row', { name: /^孙婉宁/ }).press('Enter');
  await expect(picker).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: /^人员/ })).toBeFocused();
  await expect(crew.getByRole('row', { name: 'Row 1' })).toContainText('孙婉宁');
  await page.keyboard.press('Control+s');

  const search = page.getByRole('searchbox', { name: 'Search: Work orders' });
  await search.fill(TITLE);
  await search.press('Enter');
  const row = page.getByRole('row').filter({ hasText: TITLE });
  await row.getByRole('button', { name: /^Edit / }).press('Enter');
  await expect(title).toHaveValue(TITLE);
  await expect(await firstCell(works, '数量')).toHaveText('12.50');
  await expect(crew.getByRole('row', { name: 'Row 1' })).toContainText('孙婉宁');
  const saved = page.waitForRequest((request) => request.method() === 'PUT');
  await page.keyboard.press('Control+s');
  const { data } = (await saved).postDataJSON() as { data: string };
  expect(JSON.parse(data)).toMatchObject({
    title: TITLE,
    section: 'S26.1',
    works: [{ item: 'Asphalt', amount: 12.5, price: 20, sum: 250 }],
    crew: [{ hours: 8 }],
    total: 250,
  });

  await row.getByRole('button', { name: /^Edit / }).press('Enter');
  await page.getByRole('button', { name: 'Print', exact: true }).press('Enter');
  const preview = page.getByRole('dialog', { name: 'Print preview - Work orders' });
  await expect(preview.getByText('About 1 page')).toBeVisible();
  const sheet = preview.frameLocator('iframe').locator('body');
  await expect(sheet).toContainText(TITLE);
  await expect(sheet).toContainText('Asphalt');
});
