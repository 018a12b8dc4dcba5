import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './world.ts';

const NEW = '何俊杰的赔补偿案件';

/** Opens the first line of a list of work that holds a text, by keyboard. */
async function openWork(page: Page, text: string) {
  const row = page.getByRole('row').filter({ hasText: text }).first();
  await expect(row).toBeVisible();
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
}

const act = (page: Page, name: string) => page.getByRole('region', { name: '可进行的操作' }).getByRole('button', { name });

/** Acts with an opinion and says the server's words. */
async function actWith(page: Page, name: string, opinion: string, said: string) {
  await act(page, name).press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('textbox', { name: '意见' }).fill(opinion);
  await dialog.getByRole('button', { name, exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(said).first()).toBeVisible();
}

test('a claim is launched, sent back once to the start, changed, and approved by one after the other; lists, trail and messages say so', async ({
  strictPage: page,
  world,
  browser,
}) => {
  test.slow();
  // Who launches it, at the list of the own flows.
  await world.openAs(page, 'staff', '/workFlow/flowLaunch');
  await page.getByRole('button', { name: '发起流程' }).press('Enter');
  const start = page.getByRole('dialog', { name: '发起流程' });
  await start.getByRole('button', { name: /赔补偿案件/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '赔补偿案件' })).toBeVisible();
  await page.getByRole('textbox', { name: '事故地点' }).fill('K98+500 下行');
  await act(page, '提交').press('Enter');
});
